"""Runs /adapter.py 45 days later, as far as the prompts of mem0 and graphiti can tell; LangMem's have no date."""
import datetime
import importlib
import runpy
from importlib.util import find_spec

real = datetime.datetime


class Later(real):
    @classmethod
    def now(cls, tz=None):
        return real.now(tz) + datetime.timedelta(days=45)


for package, asking in (("mem0", "mem0.configs.prompts"), ("graphiti_core", "graphiti_core.utils.datetime_utils")):
    if find_spec(package):
        importlib.import_module(asking).datetime = Later
runpy.run_path("/adapter.py", run_name="__main__")
