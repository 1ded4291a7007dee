"""Settings that all tests share."""

from hypothesis import settings

# A slow machine is not a failing test.
settings.register_profile("piste", deadline=None)
settings.load_profile("piste")
