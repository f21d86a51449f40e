import { createHash, createHmac } from "node:crypto";

// src/evidence/digest.ts
/** SHA-256 in lower-case hexadecimal. */
function sha256(data) {
	return createHash("sha256").update(data).digest("hex");
}
/** SHA-256 of what comes in pieces, with its size and its number of lines. */
var RunningDigest = class {
	#hash = createHash("sha256");
	bytes = 0;
	lines = 0;
	add(piece) {
		this.#hash.update(piece);
		this.bytes += piece.length;
		for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) this.lines += 1;
	}
	hex() {
		return this.#hash.digest("hex");
	}
};
/** HMAC-SHA-256 of parts that cannot run into each other, in hexadecimal. */
function keyed(key, ...parts) {
	return createHmac("sha256", key).update(parts.join("\0")).digest("hex");
}

export { keyed as n, sha256 as r, RunningDigest as t };