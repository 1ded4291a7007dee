"""Settings that all tests share."""

from hypothesis import settings

from tests.examples import examples

# A slow machine is not a failing test.
settings.register_profile("piste", deadline=None, max_examples=examples(100))
settings.load_profile("piste")
