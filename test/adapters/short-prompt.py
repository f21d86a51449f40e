"""Gives mem0 in an image a short prompt in place of its own, which is longer than the window of a small model. It is another
system, and its adapter says so."""
import mem0.configs.prompts as prompts

PROMPT = '''Extract what is worth remembering from the new messages, as JSON, each in one sentence:
{"memory": [{"id": "0", "text": "..."}]}'''

with open(prompts.__file__, "a") as file:
    file.write(f"\nADDITIVE_EXTRACTION_PROMPT = {PROMPT!r}\n")
with open("/adapter.py") as file:
    text = file.read()
with open("/adapter.py", "w") as file:
    file.write(text.replace('"mem0 (extraction)"', '"mem0 (short prompt)"'))
