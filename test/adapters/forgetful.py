"""A memory that says it stores the events that the first argument names, `all` or `none`, and then keeps only the newest. With `silent` it says nothing."""
import json, sys

events = []
for line in sys.stdin:
    call = json.loads(line)
    method, params, result = call["method"], call["params"], {}
    if method == "initialize":
        declared = [] if sys.argv[1] == "silent" else ["written"]
        result = {"protocol": 1, "name": "forgetful", "version": "1", "capabilities": declared}
    elif method == "reset":
        events = []
    elif method == "observe":
        ids = [event["source_id"] for event in params["events"]]
        result = {"written": ids if sys.argv[1] == "all" else []}
        events = ids[-1:]
    elif method == "query":
        result = {"evidence": events}
    print(json.dumps({"jsonrpc": "2.0", "id": call["id"], "result": result}), flush=True)
    if method == "shutdown":
        break
