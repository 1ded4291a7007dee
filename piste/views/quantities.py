"""Numbers as people read them: `12.3 µJ`, `48 KiB`, `1,024`."""

from __future__ import annotations

from math import floor, log10

from piste.spec.read import parse_bytes


def energy(pj: float) -> str:
    """
    >>> energy(0), energy(812.5), energy(1_234_567), energy(5e14)
    ('0 pJ', '812 pJ', '1.23 µJ', '500 J')
    """
    return _scaled(pj, 1000, ("pJ", "nJ", "µJ", "mJ", "J", "kJ"))


def size(n_bytes: float) -> str:
    """
    >>> size(0.5), size(24), size(49_152), size(1_500_000)
    ('0.5 B', '24 B', '48 KiB', '1.43 MiB')
    """
    return _scaled(n_bytes, 1024, ("B", "KiB", "MiB", "GiB", "TiB", "PiB"))


def room(n_bytes: float) -> str:
    """A size that is at least so many bytes, as one may write it.

    >>> room(8_455_000), size(8_455_000), room(8_400_000), room(524_288)
    ('8.07 MiB', '8.06 MiB', '8.02 MiB', '512 KiB')
    """
    shown, digits = size(n_bytes), 10 ** (floor(log10(n_bytes)) - 2)
    return shown if parse_bytes(shown) >= n_bytes else size(n_bytes + 0.6 * digits)


def time(seconds: float) -> str:
    """
    >>> time(1.2288e-05), time(0.25), time(90)
    ('12.3 µs', '250 ms', '90 s')
    """
    return _scaled(seconds * 1e9, 1000, ("ns", "µs", "ms", "s"))


def area(um2: float) -> str:
    """
    >>> area(730), area(2_400_000)
    ('730 µm²', '2.4 mm²')
    """
    return f"{short(um2)} µm²" if um2 < 1e4 else f"{short(um2 / 1e6)} mm²"


def percent(share: float) -> str:
    """
    >>> percent(0.123), percent(1), percent(0.00012), percent(0)
    ('12.3%', '100%', '0.012%', '0%')
    """
    return f"{short(100 * share)}%"


def amount(n: float) -> str:
    """A whole number in full, else one decimal.

    >>> amount(262144), amount(262144.0), amount(0.25)
    ('262,144', '262,144', '0.2')
    """
    return f"{n:,.0f}" if n == int(n) else f"{n:,.1f}"


def short(x: float) -> str:
    """Three digits, no more.

    >>> short(12.345), short(3), short(1_024), short(0.000123)
    ('12.3', '3', '1024', '0.000123')
    """
    return f"{x:.0f}" if abs(x) >= 1000 else f"{x:.3g}"


def _scaled(x: float, base: int, units: tuple[str, ...]) -> str:
    steps = 0
    while abs(x) >= base and steps < len(units) - 1:
        x, steps = x / base, steps + 1
    return f"{short(x)} {units[steps]}"


def short_count(n: float) -> str:
    """A number as people say it, with a letter for its size.

    >>> short_count(812), short_count(1_849_688_064), short_count(4.2e12)
    ('812', '1.85 G', '4.2 T')
    """
    for letter in ("", " k", " M", " G", " T"):
        if abs(n) < 1000 or letter == " T":
            break
        n /= 1000
    return f"{short(n)}{letter}"
