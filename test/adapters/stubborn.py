"""An adapter that ends only by SIGKILL: it ignores other signals and the end of standard input.

stubborn.py [FROM]: it answers slowly, and from its FROM-th question on not at all.
"""
import json
import signal
import sys
import time

FROM = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000

for name in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE):
    signal.signal(name, signal.SIG_IGN)

questions = 0
for line in sys.stdin:
    message = json.loads(line)
    method = message["method"]
    result = {}
    if method == "initialize":
        result = {"protocol": 1, "name": "stubborn", "version": "1", "capabilities": []}
    elif method == "query":
        questions += 1
        time.sleep(0.1 if questions < FROM else 1_000_000)
        result = {"evidence": []}
    print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)

time.sleep(1_000_000)
