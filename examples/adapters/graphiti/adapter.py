# graphiti behind protocol version 1: each event is an episode, from which a model extracts a graph of facts with the times
# when they held. README.md says how it works.
import asyncio
import json
import logging
import os
import sys
import warnings
from datetime import datetime

if not os.environ.get("OPENAI_BASE_URL"):
    sys.exit("graphiti extracts facts by a language model, and there is none: run with --gateway or --replay.")

# That Kuzu is no longer maintained, which README.md says.
warnings.filterwarnings("ignore", category=DeprecationWarning)

from graphiti_core import Graphiti
from graphiti_core.driver.kuzu_driver import KuzuDriver
from graphiti_core.nodes import EpisodeType
from graphiti_core.search.search_filters import ComparisonOperator, DateFilter, SearchFilters

IDENTITY = {
    "protocol": 1,
    "name": "graphiti",
    "version": "0.31.1",
    "capabilities": ["written", "context", "memories", "abstain"],
}
NAMES = ("workspace", "project", "domain")

# It reports each call that failed; the adapter's errors say so.
logging.getLogger("graphiti_core").setLevel(logging.CRITICAL)
loop = asyncio.new_event_loop()


def time_of(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def held(at):
    """Facts that had begun by then and had not ended: graphiti keeps those that a newer one replaced, with their end."""
    unknown = [DateFilter(comparison_operator=ComparisonOperator.is_null)]
    begun = [DateFilter(date=at, comparison_operator=ComparisonOperator.less_than_equal)]
    lasting = [DateFilter(date=at, comparison_operator=ComparisonOperator.greater_than)]
    return SearchFilters(valid_at=[unknown, begun], invalid_at=[unknown, lasting])


class Graph:
    def __init__(self):
        self.reset()

    def reset(self):
        driver = KuzuDriver()
        # In 0.31.1 only this driver lacks what a partition's name is compared with; one database holds them all.
        driver._database = ""
        # Its own method for them does nothing with this store.
        loop.run_until_complete(driver.graph_ops.build_indices_and_constraints(driver))
        self.graphiti = Graphiti(graph_driver=driver)
        # Of each partition of the graph its scope; of each episode its source.
        self.scopes = {}
        self.sources = {}
        self.newest = None
        return {}

    def partition(self, scope):
        named = tuple(scope.get(name) for name in NAMES)
        return self.scopes.setdefault(named, f"scope-{len(self.scopes)}")

    def observe(self, events):
        return {"written": [event["source_id"] for event in events if self.add(event)]}

    def add(self, event):
        """The facts that graphiti made of it."""
        at = time_of(event["timestamp"])
        spoken = event["kind"] == "message"
        added = loop.run_until_complete(
            self.graphiti.add_episode(
                name=f"episode {len(self.sources)}",
                episode_body=f"{event.get('role', 'user')}: {event['text']}" if spoken else event["text"],
                source_description=event["kind"],
                source=EpisodeType.message if spoken else EpisodeType.text,
                reference_time=at,
                group_id=self.partition(event.get("scope", {})),
            )
        )
        self.sources[added.episode.uuid] = event["source_id"]
        self.newest = max(self.newest or at, at)
        return added.edges

    def search(self, question, scope, as_of):
        agreeing = [
            partition
            for named, partition in self.scopes.items()
            if all(None in (name, scope.get(key)) or name == scope[key] for key, name in zip(NAMES, named))
        ]
        if not agreeing or not question.strip():
            return []
        at = time_of(as_of) if as_of else self.newest
        found = self.graphiti.search(question, group_ids=agreeing, search_filter=held(at))
        return loop.run_until_complete(found)

    def query(self, params):
        found = self.search(params["question"], params.get("scope", {}), params.get("as_of"))
        memories = [{"text": edge.fact, "sources": [self.sources[one] for one in edge.episodes]} for edge in found]
        fitting = []
        left = params.get("token_budget", float("inf"))
        for memory in memories:
            left -= len(memory["text"].split())
            if left < 0:
                break
            fitting.append(memory)
        return {
            "evidence": list(dict.fromkeys(source for memory in fitting for source in memory["sources"])),
            "context": "\n".join(memory["text"] for memory in fitting),
            "memories": memories,
            "abstain": not memories,
        }

    def call(self, method, params):
        if method == "initialize":
            return IDENTITY
        if method == "observe":
            return self.observe(params["events"])
        if method == "query":
            return self.query(params)
        return self.reset() if method in ("reset", "shutdown") else None


def outcome(method, params):
    try:
        result = system.call(method, params)
    except Exception as error:  # noqa: BLE001 - such as a call that its model refused: it ends this episode alone
        return {"error": {"code": -32000, "message": f"{type(error).__name__}: {error}"}}
    return {"error": {"code": -32601, "message": "Method not found"}} if result is None else {"result": result}


system = Graph()
# Bytes, not text: only \n ends a line, whatever the machine's encoding and line ends are.
for line in sys.stdin.buffer:
    if not line.endswith(b"\n"):
        break
    request = json.loads(line.decode("utf-8"))
    said = {"jsonrpc": "2.0", "id": request["id"], **outcome(request["method"], request.get("params", {}))}
    sys.stdout.buffer.write(json.dumps(said).encode("ascii") + b"\n")
    sys.stdout.buffer.flush()
    if request["method"] == "shutdown":
        break
# Nothing is kept, so nothing has to be put away; the libraries would take a second for it.
os._exit(0)
