// examples/adapters/typescript/adapter.ts
const MOST_EVIDENCE = 3;
const IDENTITY = {
	protocol: 1,
	name: "example-lexical-typescript",
	version: "1.0.0",
	capabilities: [
		"written",
		"context",
		"action",
		"abstain"
	],
	deterministic: true
};
const FILLER = new Set(`a an and are as at be by but can did do does for from had has have how i if in is it its me my of on or our
  should so than that the their then there these they this to was we were what when where which who whose why
  will with would you your`.split(/\s+/));
let memories = [];
let observed = 0;
let newest = "";
let counts = /* @__PURE__ */ new Map();
/** The distinct lower-case words of a text, without filler; a plural counts as its singular. */
function words(text) {
	const singular = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => /..[^s]s$/u.test(word) ? word.slice(0, -1) : word);
	return new Set(singular.filter((word) => !FILLER.has(word)));
}
const scopeWords = (scope = {}) => words(`${scope.project ?? ""} ${scope.domain ?? ""}`);
/** Without the names of the scope, which pick the memories: they must not count as a match as well. */
function topicOf(text, scope) {
	const names = scopeWords(scope);
	return new Set([...words(text)].filter((word) => !names.has(word)));
}
const shared = (a, b) => [...a].filter((word) => b.has(word));
/** Rarer shared words weigh more. Whole numbers: their sum is the same in any language and order. */
const weight = (a, b) => shared(a, b).reduce((sum, word) => sum + Math.floor(1e6 / (counts.get(word) ?? 1)), 0);
/** Durable is what has no scope or names it, or shares a word with another event; the rest is chatter. */
function looksDurable({ scope, text }, topic) {
	const names = scopeWords(scope);
	return names.size === 0 || shared(names, words(text)).length > 0 || observed === 1 || [...topic].some((word) => (counts.get(word) ?? 0) > 1);
}
function observe(events) {
	const batch = events.map((event, i) => ({
		event,
		topic: topicOf(event.text, event.scope),
		position: observed + i
	}));
	observed += batch.length;
	for (const { event, topic } of batch) {
		if (event.timestamp > newest) newest = event.timestamp;
		for (const word of topic) counts.set(word, (counts.get(word) ?? 0) + 1);
	}
	const kept = batch.filter(({ event, topic }) => looksDurable(event, topic));
	for (const memory of kept) memories.push(memory);
	return { written: kept.map(({ event }) => event.source_id) };
}
const agree = (a, b) => a === void 0 || b === void 0 || a === b;
/** ISO 8601 times of one zone compare as text. Of equals the later arrival is the newer. */
function isNewer({ event: a, position: i }, { event: b, position: j }) {
	return a.timestamp === b.timestamp ? i > j : a.timestamp > b.timestamp;
}
/** A newer event that repeats more than half of an older one's words is taken to replace it. */
const replaces = (a, b) => isNewer(a, b) && shared(a.topic, b.topic).length * 2 > b.topic.size;
function query({ question, scope = {}, allowed_actions = [], as_of = newest, token_budget }) {
	const asked = topicOf(question, scope);
	const found = memories.filter(({ event: { scope: own = {} } }) => agree(scope.project, own.project) && agree(scope.domain, own.domain)).filter(({ event }) => event.timestamp <= as_of && (!event.expires_at || event.expires_at > as_of)).map((memory) => ({
		memory,
		score: weight(asked, memory.topic)
	})).filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || (isNewer(a.memory, b.memory) ? -1 : 1));
	const evidence = [];
	let best = 0;
	let left = token_budget ?? Number.POSITIVE_INFINITY;
	for (const { memory, score } of found) {
		if (evidence.length === MOST_EVIDENCE || score * 2 < best) break;
		if (found.some((other) => replaces(other.memory, memory))) continue;
		left -= memory.event.text.split(" ").length;
		if (left < 0) break;
		best ||= score;
		evidence.push(memory);
	}
	const action = choose(allowed_actions, evidence);
	return {
		evidence: evidence.map(({ event }) => event.source_id),
		context: evidence.map(({ event }) => event.text).join("\n"),
		abstain: evidence.length === 0,
		...action === void 0 ? {} : { action }
	};
}
/** The action whose words weigh most in the evidence, of equals the first; none where none has a word in it. */
function choose(actions, evidence) {
	const known = new Set(evidence.flatMap(({ topic }) => [...topic]));
	const scores = actions.map((action) => weight(words(action), known));
	const best = Math.max(0, ...scores);
	return best > 0 ? actions[scores.indexOf(best)] : void 0;
}
function call(method, params) {
	if (method === "initialize") return IDENTITY;
	if (method === "observe") return observe(params.events);
	if (method === "query") return query(params);
	if (method !== "reset" && method !== "shutdown") return void 0;
	[memories, observed, newest, counts] = [
		[],
		0,
		"",
		/* @__PURE__ */ new Map()
	];
	return {};
}
function answer(line) {
	const { id, method, params } = JSON.parse(line.toString("utf8"));
	const result = call(method, params);
	const outcome = result === void 0 ? { error: {
		code: -32601,
		message: "Method not found"
	} } : { result };
	process.stdout.write(`${JSON.stringify({
		jsonrpc: "2.0",
		id,
		...outcome
	})}\n`);
	if (method === "shutdown") process.stdin.destroy();
}
let pending = [];
process.stdin.on("data", (chunk) => {
	let start = 0;
	let end = chunk.indexOf("\n");
	while (end >= 0 && !process.stdin.destroyed) {
		answer(Buffer.concat([...pending, chunk.subarray(start, end)]));
		pending = [];
		start = end + 1;
		end = chunk.indexOf("\n", start);
	}
	pending.push(chunk.subarray(start));
});

export {  };