# A memory that searches by meaning and keeps state, behind protocol version 1. README.md says how it works.
import json
import re
import sys
from datetime import datetime, timezone

# First: it says on how many threads numpy runs.
from embed import embed  # isort: skip
import numpy as np

from find import asks_for_grounds, chain, is_forgotten, rule_and_fact, with_aliases
from resolve import Question, resolve, withdraws
from statements import names_among, names_in, read

MOST_EVIDENCE = 12
# The day and the subject that a question is narrowed to.
NARROWED = re.compile(r"^(?:As of [\d-]+: )?(?:[^:]{3,60}: )?")
IDENTITY = {"protocol": 1, "name": "example-mechanisms", "version": "1.0.0", "capabilities": []}


def same_scope(a, b):
    return all(name not in a or name not in b or a[name] == b[name] for name in ("workspace", "project", "domain"))


class Memory:
    def __init__(self):
        self.reset()

    def reset(self):
        self.events = []
        # The vectors of this episode's texts, so that a repeated text costs nothing.
        self.known = {}
        # Made by the first question after an observation: what a name is depends on all texts.
        self.statements = None
        return {}

    def observe(self, events):
        self.events += events
        self.statements = None
        return {}

    def search(self, texts, places):
        """The statements at these places, first what is nearest to one of the texts."""
        cosines = (self.vectors[places] @ embed(texts, self.known).T).max(axis=1)
        # Rounded, so that no processor's last digit decides; of equals the later arrival comes first.
        ranked = sorted(zip(np.round(cosines.astype(float), 5), places), reverse=True)
        return [self.statements[i] for _, i in ranked]

    def find(self, question, scope, as_of):
        """The statements that answer a question, best first."""
        if self.statements is None:
            self.names = names_among([event["text"] for event in self.events])
            self.statements = [read(event, self.names) for event in self.events]
            self.vectors = embed([one.plain for one in self.statements], self.known)
        places = [
            i for i, one in enumerate(self.statements) if one.time <= as_of and same_scope(scope, one.scope)
        ]
        seen = [self.statements[i] for i in places]
        asked = names_in(question, self.names)
        if is_forgotten(seen, question, asked):
            return []
        if asks_for_grounds(question):
            return rule_and_fact(seen, question, asked)
        names = with_aliases(seen, asked)
        # A note that takes another back repeats the question and does not answer it.
        standing = [i for i in places if not withdraws(self.statements[i])]
        bare = NARROWED.sub("", question)
        renamed = [bare.replace(name, other) for name in sorted(asked) for other in sorted(names - asked)]
        hits = self.search([bare, *renamed], standing)
        linked = chain(seen, hits, asked, question)
        if linked or not hits:
            return linked or []
        hits.sort(key=lambda one: not one.names & names)
        top = hits[0]
        competing = [one for one in seen if one.names & names and one.form == top.form] or [top]
        kept = resolve(competing, Question(question, names, as_of, seen))
        return kept + [one for one in hits if one not in competing]

    def query(self, params):
        as_of = params.get("as_of")
        time = datetime.fromisoformat(as_of) if as_of else datetime.max.replace(tzinfo=timezone.utc)
        found = self.find(params["question"], params.get("scope", {}), time)
        return {"evidence": [one.id for one in found[:MOST_EVIDENCE]]}

    def call(self, method, params):
        if method == "initialize":
            return IDENTITY
        if method == "observe":
            return self.observe(params["events"])
        if method == "query":
            return self.query(params)
        return self.reset() if method in ("reset", "shutdown") else None


memory = Memory()
# Bytes, not text: only \n ends a line, whatever the machine's encoding and line ends are.
for line in sys.stdin.buffer:
    if not line.endswith(b"\n"):
        break
    request = json.loads(line.decode("utf-8"))
    result = memory.call(request["method"], request.get("params", {}))
    outcome = {"error": {"code": -32601, "message": "Method not found"}} if result is None else {"result": result}
    sys.stdout.buffer.write(json.dumps({"jsonrpc": "2.0", "id": request["id"], **outcome}).encode("ascii") + b"\n")
    sys.stdout.buffer.flush()
    if request["method"] == "shutdown":
        break
