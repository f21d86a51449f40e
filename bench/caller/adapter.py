"""Asks its model 200 times, each time in 34 kB that are new to it, and answers each question with the milliseconds that each took."""
import http.client
import json
import os
import sys
import time
from urllib.parse import urlsplit

CALLS = 200
LENGTH = 34_000


def took():
    url = urlsplit(os.environ["OPENAI_BASE_URL"])
    connection = http.client.HTTPConnection(url.hostname, url.port)
    headers = {"content-type": "application/json", "authorization": "Bearer " + os.environ["OPENAI_API_KEY"]}
    times = []
    for call in range(CALLS):
        messages = [{"role": "system", "content": "word " * (LENGTH // 5)}, {"role": "user", "content": f"## New Messages\nuser: Call {call}."}]
        body = json.dumps({"model": "any", "messages": messages})
        begun = time.perf_counter()
        connection.request("POST", url.path + "/chat/completions", body, headers)
        json.load(connection.getresponse())
        times.append(1000 * (time.perf_counter() - begun))
    return times


for line in sys.stdin:
    message = json.loads(line)
    method = message["method"]
    result = {}
    if method == "initialize":
        result = {"protocol": 1, "name": "caller", "version": "1", "capabilities": ["context"]}
    elif method == "query":
        result = {"evidence": [], "context": json.dumps(took())}
    print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
    if method == "shutdown":
        break
