"""Runs /adapter.py 45 days later, as far as mem0's prompt can tell."""
import datetime
import runpy

import mem0.configs.prompts as prompts


class Later(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return super().now(tz) + datetime.timedelta(days=45)


prompts.datetime = Later
runpy.run_path("/adapter.py", run_name="__main__")
