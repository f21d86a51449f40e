# A vector memory fused with BM25, behind protocol version 1. README.md says how it works.
import json
import sys

# First: it says on how many threads numpy runs.
from embed import WIDTH, embed  # isort: skip
import bm25s
import numpy as np

# In most suites a result that nobody needs costs a system something. Worlds reads evidence, best first, up to a number
# of words, and no context. So it gets more results than fit, and an empty context.
MOST_EVIDENCE, MOST_IN_WORLDS = 3, 10
# Of reciprocal rank fusion, as in the paper that proposed it.
FUSION_K = 60
IDENTITY = {
    "protocol": 1,
    "name": "minilm-bm25",
    "version": "1.0.0",
    "capabilities": ["written", "context", "abstain"],
}


def same_scope(a, b):
    return all(name not in a or name not in b or a[name] == b[name] for name in ("workspace", "project", "domain"))


def words_of(texts):
    """The words of each text as BM25S cuts them, but for underscores: two characters or more, no English stop words."""
    return bm25s.tokenize(texts, token_pattern=r"[^\W_]{2,}", return_ids=False, show_progress=False)


def best_first(scores, positions):
    """Rounded, so that no processor's last digit decides; of equals the later arrival comes first."""
    return [i for _, i in sorted(zip(np.round(scores.astype(float), 5), positions), reverse=True)]


class HybridMemory:
    def __init__(self):
        self.in_worlds = False
        self.reset()

    def most(self):
        return MOST_IN_WORLDS if self.in_worlds else MOST_EVIDENCE

    def reset(self):
        self.events = []
        self.vectors = np.empty((0, WIDTH), np.float32)
        # The vectors of this episode's texts, so that a repeated text costs nothing.
        self.known = {}
        # Made by the first question after an observation: BM25S has no way to add to an index.
        self.index = None
        self.newest = ""
        return {}

    def observe(self, events):
        self.events += events
        self.index = None
        self.vectors = np.concatenate([self.vectors, embed([event["text"] for event in events], self.known)])
        # ISO 8601 times of one zone compare as text.
        self.newest = max([self.newest, *(event["timestamp"] for event in events)])
        return {"written": [event["source_id"] for event in events]}

    def by_meaning(self, question, eligible):
        return best_first((self.vectors @ embed([question], self.known)[0])[eligible], eligible)

    def by_words(self, question, eligible):
        """Only memories that share a word with the question."""
        words = words_of([question])[0]
        corpus = words_of([event["text"] for event in self.events]) if self.index is None else []
        if any(corpus):
            self.index = bm25s.BM25(k1=1.5, b=0.75, method="lucene")
            self.index.index(corpus, show_progress=False)
        if not words or self.index is None:
            return []
        scores = self.index.get_scores(words)
        found = [i for i in eligible if scores[i] > 0]
        return best_first(scores[found], found)

    def search(self, question, scope, as_of):
        """The memories that are in scope and hold at that time, best first by reciprocal rank fusion."""
        eligible = [
            i
            for i, event in enumerate(self.events)
            if same_scope(scope, event.get("scope", {}))
            and event["timestamp"] <= as_of < event.get("expires_at", "~")
        ]
        fused = dict.fromkeys(eligible, 0)
        for ranking in (self.by_meaning(question, eligible), self.by_words(question, eligible)):
            for rank, i in enumerate(ranking, 1):
                fused[i] += 1 / (FUSION_K + rank)
        ranked = sorted(eligible, key=lambda i: (fused[i], i), reverse=True)
        return [self.events[i] for i in ranked[: self.most()]]

    def query(self, params):
        evidence = []
        left = params.get("token_budget", float("inf"))
        for event in self.search(params["question"], params.get("scope", {}), params.get("as_of", self.newest)):
            left -= len(event["text"].split())
            if left < 0:
                break
            evidence.append(event)
        return {
            "evidence": [event["source_id"] for event in evidence],
            "context": "" if self.in_worlds else "\n".join(event["text"] for event in evidence),
            "abstain": not evidence,
        }

    def call(self, method, params):
        if method == "initialize":
            self.in_worlds = params["suite"]["id"] == "worlds"
            return IDENTITY
        if method == "observe":
            return self.observe(params["events"])
        if method == "query":
            return self.query(params)
        return self.reset() if method in ("reset", "shutdown") else None


memory = HybridMemory()
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
