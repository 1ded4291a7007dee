"""What can be said of a tree before it is run: where makings begin, what stands above and inside, what is let go."""

from __future__ import annotations

from piste.count.fused.stages import NEVER
from piste.count.fused.visit import Axes, axes_of
from piste.count.oracle.schedule import Branch, Fork, Keeps, Site, Tree
from piste.spec.workload import Workload


class TreeFacts:
    """Facts about the branches and keeps of a tree."""

    def __init__(self, workload: Workload, tree: Tree) -> None:
        self.workload = workload
        # The branch one run of which is a making of the tensor: below the Fuse where its maker meets its readers.
        self.makings: dict[str, Branch] = dict.fromkeys(tree.root.leaving, tree.root)
        self.in_making: dict[str, list[Branch]] = {}  # the branches inside a making of the tensor
        self.above: dict[Branch, list[Site]] = {}  # the keeps above a branch
        self.depth: dict[Branch, int] = {}  # the nodes above a branch
        self.axes: dict[Site, Axes] = {}  # of the keeps inside visits
        self.floors: dict[Site, int] = {}  # the innermost loop at which a keep lets go of what it holds
        self._inside: dict[tuple[Branch, int], list[Site]] = {}
        self._note(tree.root, (), [], 0)

    def _note(self, branch: Branch, above: tuple[Branch, ...], sites: list[Site], depth: int) -> None:
        self.above[branch], self.depth[branch] = sites, depth
        for site in branch.inside:
            self.floors.setdefault(site, -1 if site.retain else NEVER - 1)
        for site in branch.awaited:
            self.floors[site] = max(self.floors[site], depth - 1)
        chain = (*above, branch)
        sites = [*sites, *(site for node in branch.nodes if isinstance(node, Keeps) for site in node.sites)]
        last = branch.nodes[-1]
        if isinstance(last, Fork):
            for b in last.branches:
                self.makings.update({name: b for name in b.leaving if name not in branch.leaving})
                self._note(b, chain, sites, depth + len(branch.nodes))
        else:
            accesses = self.workload.makers[branch.einsums[0]].accesses
            self.axes.update({site: axes_of(accesses[site.tensor]) for site in branch.inside})
        for name in branch.einsums:
            if self.makings[name] in chain:
                self.in_making.setdefault(name, []).append(branch)

    def inside(self, branch: Branch, at: int) -> list[Site]:
        """The keeps of a branch from its node `at` on."""
        if (branch, at) not in self._inside:
            above = {site for node in branch.nodes[:at] if isinstance(node, Keeps) for site in node.sites}
            self._inside[branch, at] = [site for site in branch.inside if site not in above]
        return self._inside[branch, at]

    def lacking(self, name: str) -> list[str]:
        """The ranks of an Einsum that its result lacks."""
        einsum = self.workload.makers[name]
        return ["", *(r for r in einsum.ranks if r not in einsum.output.ranks)]

    def sums_again(self, site: Site) -> bool:
        """Whether what a maker's keep drains may be added to what it drained before, in the same making."""
        return site in self.makings[site.tensor].inside
