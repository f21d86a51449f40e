"""A memory with a language model: it lets the model summarise each event, and ranks the summaries by embeddings. As such systems do,
it writes the day and a new id into each prompt. MODELLED_DAY replaces today's date. With the argument `probe` it answers with what
it can reach, with `names` with the names of its models; with `waits` it waits before each answer; with `other` it asks differently;
with `forgiving` it goes on without its model where that fails, and with `odd` it also asks its chat model with a field that no gateway
takes; with `early` it asks its model before it starts; with `billed` it reports the tokens of a question."""
import datetime
import json
import os
import socket
import sys
import time
import urllib.error
import urllib.request
import uuid

MODE = sys.argv[1] if len(sys.argv) > 1 else ""
memories = []
models = None


def ask(route, body):
    request = urllib.request.Request(
        os.environ["OPENAI_BASE_URL"] + route,
        json.dumps(body).encode(),
        {"content-type": "application/json", "authorization": "Bearer " + os.environ["OPENAI_API_KEY"]},
    )
    # Ignores the proxies that the environment of this machine may name.
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request) as answer:
        return json.load(answer)


def attempted(asking, otherwise):
    try:
        return asking()
    except urllib.error.HTTPError:
        if MODE not in ("forgiving", "odd"):
            raise
        return otherwise


def summarised(text):
    day = os.environ.get("MODELLED_DAY") or datetime.date.today().isoformat()
    prompt = f"Today is {day}. {'Another' if MODE == 'other' else 'Memory'} {uuid.uuid4()}: {text}"
    body = {"model": "whatever", "messages": [{"role": "user", "content": prompt}], "max_tokens": 50}
    if MODE == "odd":
        body["top_k"] = 1
    return ask("/chat/completions", body)["choices"][0]["message"]["content"]


def vectors(texts):
    return [one["embedding"] for one in ask("/embeddings", {"model": "whatever", "input": texts})["data"]]


def observe(events):
    for event in events:
        memories.append((event["source_id"], attempted(lambda: summarised(event["text"]), event["text"])))
    return {}


def query(question):
    if MODE == "probe":
        return {"evidence": [], "context": json.dumps(probe())}
    if MODE == "names":
        return {"evidence": [], "context": json.dumps(models)}
    if MODE == "waits":
        time.sleep(5)
    texts = [question] + [text for _, text in memories]
    asked, *known = attempted(lambda: vectors(texts), [[0]] * len(texts))
    near = lambda vector: sum(a * b for a, b in zip(asked, vector))
    ranked = sorted(zip(known, memories), key=lambda pair: -near(pair[0]))[:3]
    usage = {"usage": {"input_tokens": 9, "output_tokens": 1}} if MODE == "billed" else {}
    context = " ".join(text for _, (_, text) in ranked)
    return {"evidence": [source for _, (source, _) in ranked], "context": context, **usage}


def attempt(action):
    try:
        action()
        return "could"
    except Exception as error:  # noqa: BLE001
        return type(error).__name__


def lines(path):
    with open(path) as file:
        return [line.split() for line in file]


def listening():
    """The local ports with a listener."""
    return [int(words[1].split(":")[1], 16) for words in lines("/proc/net/tcp")[1:] if words[3] == "0A"]


def probe():
    host = lambda address: lambda: socket.create_connection((address, 80), timeout=1)
    return {
        "model": summarised("one more"),
        "interfaces": [name for _, name in socket.if_nameindex()],
        "routes": len(lines("/proc/net/route")) - 1,
        "listening": listening(),
        "a name": attempt(lambda: socket.getaddrinfo("example.com", 80)),
        "the metadata address": attempt(host("169.254.169.254")),
        "the host": attempt(host("172.17.0.1")),
        "another port": attempt(host("127.0.0.1")),
        # Abstract sockets, which have no file: they belong to a network, as the host's would if it were reachable.
        "the host's sockets": len([words for words in lines("/proc/net/unix")[1:] if words[7:] and words[7].startswith("@")]),
        "raw sockets": attempt(lambda: socket.socket(socket.AF_INET, socket.SOCK_RAW, socket.IPPROTO_ICMP)),
        "the socket's folder": os.path.exists("/gw"),
        "name servers": [words[1] for words in lines("/etc/resolv.conf") if words and words[0] == "nameserver"],
        "hostname": socket.gethostname(),
        "processes": len([name for name in os.listdir("/proc") if name.isdigit()]),
        "environment": {name: os.environ[name] for name in sorted(os.environ) if name not in ("HOME", "HOSTNAME", "PATH")},
    }


for line in sys.stdin:
    message = json.loads(line)
    method, params = message["method"], message.get("params", {})
    result = None
    if method == "initialize":
        models = params.get("models")
        if MODE == "early":
            summarised("a first question")
        result = {"protocol": 1, "name": "modelled", "version": "1", "capabilities": ["context", *(["usage"] if MODE == "billed" else [])]}
    elif method == "reset":
        memories.clear()
        result = {}
    elif method == "observe":
        result = observe(params["events"])
    elif method == "query":
        result = query(params["question"])
    elif method == "shutdown":
        result = {}
    said = {"error": {"code": -32601, "message": method}} if result is None else {"result": result}
    print(json.dumps({"jsonrpc": "2.0", "id": message["id"], **said}), flush=True)
    if method == "shutdown":
        break
