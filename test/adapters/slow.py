"""An adapter that answers slowly, so that a run with it can be stopped in between."""
import json
import sys
import time

for line in sys.stdin:
    message = json.loads(line)
    method = message["method"]
    result = {}
    if method == "initialize":
        result = {"protocol": 1, "name": "slow", "version": "1", "capabilities": []}
    elif method == "query":
        time.sleep(0.1)
        result = {"evidence": []}
    print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
    if method == "shutdown":
        break
