# all-MiniLM-L6-v2 as an embedder of mem0's: what its provider "huggingface" would compute by sentence-transformers.
from embed import embed
from mem0.embeddings.base import EmbeddingBase

# The vectors of this episode's texts. mem0 asks for one text at a time; the adapter fills this by the batch before.
known = {}


class MiniLM(EmbeddingBase):
    def embed(self, text, memory_action=None):
        return embed([text], known)[0].tolist()

    def embed_batch(self, texts, memory_action="add"):
        return embed(texts, known).tolist()
