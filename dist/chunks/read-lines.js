import { t as Fault } from "./fault.js";
import { n as keyed } from "./digest.js";
import { a as boolean, c as literal, d as record, f as strictObject, h as union, i as array, l as number, m as tuple, n as _enum, o as discriminatedUnion, p as string, r as _null, s as int } from "./schemas.js";

// src/protocol/event.ts
/** Where an event belongs. A question carries the same shape to say what it is about. */
const Scope = strictObject({
	workspace: string().optional(),
	project: string().optional(),
	domain: string().optional(),
	session: string().optional()
});
const EVENT_KINDS = [
	"message",
	"document",
	"tool_call",
	"tool_result",
	"step",
	"rollback"
];
/** One thing that happened, as an adapter sees it: never a label. */
const Event = strictObject({
	source_id: string(),
	timestamp: string().describe("ISO 8601"),
	kind: _enum(EVENT_KINDS),
	role: string().optional(),
	text: string(),
	scope: Scope.optional(),
	branch: string().optional(),
	status: _enum(["completed", "failed"]).optional().describe("on `step` only: what the agent saw"),
	expires_at: string().optional()
});

// src/protocol/request.ts
/** The protocol's version. An adapter that answers with another one is refused. */
const PROTOCOL = 1;
const Initialize = strictObject({
	protocol: literal(1),
	suite: strictObject({
		id: string(),
		version: string()
	}),
	limits: strictObject({
		line_bytes: int().describe("longest line either side may write"),
		episode_seconds: number().describe("the time an episode may take")
	})
});
const Observe = strictObject({ events: array(Event) });
const Query = strictObject({
	question: string(),
	scope: Scope.optional(),
	allowed_actions: array(string()).optional(),
	as_of: string().optional(),
	token_budget: int().optional()
});
const Inspect = strictObject({
	fact: string().describe("the fact meant, in words"),
	as_of: string().optional()
});
/** What one episode asks, after its `reset`. */
const Step = discriminatedUnion("method", [
	strictObject({
		method: literal("observe"),
		params: Observe
	}),
	strictObject({
		method: literal("query"),
		params: Query
	}),
	strictObject({
		method: literal("history"),
		params: Inspect
	}),
	strictObject({
		method: literal("state_as_of"),
		params: Inspect
	}),
	strictObject({
		method: literal("provenance"),
		params: Inspect
	})
]);

// src/protocol/reply.ts
/** What an adapter may declare. What it does not declare is not measured. */
const CAPABILITIES = [
	"written",
	"context",
	"action",
	"answer",
	"abstain",
	"confidence",
	"usage",
	"history",
	"state_as_of",
	"provenance"
];
/** CIB section 11.1, condition four: all of it, or the run is not valid. */
const ModelRecord = strictObject({
	name: string().min(1),
	endpoint_family: string().min(1),
	temperature: number(),
	max_output_tokens: int().positive(),
	date: string().min(1),
	prompt_template: string().min(1)
});
const InitializeResult = strictObject({
	protocol: literal(1),
	name: string().min(1).max(100),
	version: string().min(1).max(100),
	capabilities: array(_enum(CAPABILITIES)),
	deterministic: boolean().optional(),
	model: ModelRecord.optional()
});
const sourceIds = array(string().max(200)).max(1e5);
const ObserveResult = strictObject({ written: sourceIds.optional().describe("source ids kept as durable memory") });
const QueryResult = strictObject({
	evidence: sourceIds.describe("source ids the answer or action rests on"),
	context: string().optional(),
	action: string().optional(),
	answer: string().optional(),
	abstain: boolean().optional(),
	confidence: number().min(0).max(1).optional(),
	flags: array(string().max(100)).max(100).optional(),
	usage: strictObject({
		input_tokens: int().nonnegative(),
		output_tokens: int().nonnegative()
	}).optional().describe("billable tokens")
});
/** What an inspection call returns: the values of a fact, oldest first, or null where it is not known. */
const InspectResult = union([_null(), strictObject({ values: array(strictObject({
	value: string(),
	from: string().optional(),
	until: string().optional(),
	source_ids: sourceIds.optional()
})).max(1e4) })]);
const RESULTS = {
	observe: ObserveResult,
	query: QueryResult,
	history: InspectResult,
	state_as_of: InspectResult,
	provenance: InspectResult
};
/** Methods that an adapter has only if it declares them. */
const INSPECTIONS = [
	"history",
	"state_as_of",
	"provenance"
];

// src/protocol/scorecard.ts
const interval = tuple([number(), number()]);
/** One metric over a group of tasks. Values are fractions or the metric's unit; `n` counts tasks or trials. */
const Estimate = strictObject({
	value: number(),
	n: int(),
	k: number().optional().describe("successes, for proportions"),
	ci95: interval.optional().describe("Wilson, as if tasks were independent"),
	ci95_clustered: interval.optional().describe("robust to tasks that share a template"),
	n_effective: number().optional().describe("independent tasks that would say as much")
});
const Group = strictObject({
	n: int(),
	metrics: record(string(), Estimate)
});
const STATES = [
	"valid",
	"invalid",
	"failed",
	"partial"
];
const SYSTEM_KINDS = [
	"system",
	"reference",
	"control",
	"example"
];
const System = strictObject({
	name: string(),
	version: string(),
	kind: _enum(SYSTEM_KINDS),
	reads_labels: boolean()
});
const Validity = strictObject({
	state: _enum(STATES),
	rules: array(strictObject({
		id: string(),
		held: boolean(),
		detail: string().optional()
	})),
	controls: array(strictObject({
		name: string(),
		metric: string(),
		value: number(),
		min: number(),
		max: number(),
		held: boolean()
	}))
});
const groups = record(string(), Group);
const Scorecard = strictObject({
	schema: literal("scorecard/1"),
	suite: strictObject({
		id: string(),
		version: string()
	}),
	dataset: strictObject({
		id: string(),
		sha256: string(),
		tasks: int(),
		official: boolean()
	}),
	system: System,
	counts: strictObject({
		tasks: int(),
		passed: int(),
		errored: int(),
		faults: record(string(), int())
	}),
	overall: Group,
	families: groups,
	parts: groups.optional(),
	arms: groups.optional(),
	slices: record(string(), groups).optional(),
	failure_modes: record(string(), int()),
	validity: Validity,
	clusters: strictObject({
		count: int(),
		largest: int()
	})
});

// src/evidence/order.ts
const ROUNDS = 6;
/**
* A Feistel network over the next even power of two, walked until it falls inside the range (Black & Rogaway 2002).
* It hides the dataset's order from an adapter, which sees no more than the episodes themselves.
*/
function keyedOrder(nonce, size) {
	const half = Math.ceil((32 - Math.clz32(Math.max(2, size) - 1)) / 2);
	const mask = 2 ** half - 1;
	const material = keyed(nonce, "order");
	const keys = Array.from({ length: ROUNDS }, (_, i) => Number.parseInt(material.slice(i * 8, i * 8 + 8), 16));
	const forward = (value) => {
		let left = Math.floor(value / 2 ** half);
		let right = value & mask;
		for (const key of keys) [left, right] = [right, left ^ mix(right, key) & mask];
		return left * 2 ** half + right;
	};
	const backward = (value) => {
		let left = Math.floor(value / 2 ** half);
		let right = value & mask;
		for (const key of keys.toReversed()) [left, right] = [right ^ mix(left, key) & mask, left];
		return left * 2 ** half + right;
	};
	return {
		itemAt: walk(forward, size),
		positionOf: walk(backward, size)
	};
}
function walk(step, size) {
	return (start) => {
		if (!Number.isInteger(start) || start < 0 || start >= size) throw new RangeError(`${start} is not in 0…${size - 1}`);
		let value = step(start);
		while (value >= size) value = step(value);
		return value;
	};
}
/** The finaliser of MurmurHash3, keyed. */
function mix(value, key) {
	let h = (value ^ key) >>> 0;
	h = Math.imul(h ^ h >>> 16, 2246822507);
	h = Math.imul(h ^ h >>> 13, 3266489909);
	return (h ^ h >>> 16) >>> 0;
}

// src/evidence/selection.ts
/** Which tasks of the dataset a run covers. Anything but everything makes it partial. */
const Selection = strictObject({
	families: array(string()).nullable(),
	limit: int().positive().nullable(),
	shard: strictObject({
		index: int().positive(),
		count: int().positive()
	}).nullable()
});
function isWhole(selection) {
	return selection.families === null && selection.limit === null && selection.shard === null;
}
/**
* `familyOf` is asked only where families are selected. A limit takes the first tasks, so that two limited runs
* share their tasks; a shard takes every N-th of the run's order.
*/
function plan(selection, nonce, tasks, familyOf) {
	const { families, limit, shard } = selection;
	const chosen = families && Array.from({ length: tasks }, (_, i) => i).filter((i) => families.includes(familyOf(i)));
	const available = chosen?.length ?? tasks;
	const size = Math.min(available, limit ?? available);
	const task = (i) => chosen?.[i] ?? i;
	const order = keyedOrder(nonce, size);
	const first = (shard?.index ?? 1) - 1;
	const step = shard?.count ?? 1;
	return {
		count: Math.max(0, Math.ceil((size - first) / step)),
		*runOrder() {
			for (let position = first; position < size; position += step) yield task(order.itemAt(position));
		},
		*taskOrder() {
			for (let i = 0; i < size; i += 1) if (step === 1 || order.positionOf(i) % step === first) yield task(i);
		}
	};
}

// src/evidence/manifest.ts
const digest = string().regex(/^[0-9a-f]{64}$/);
const Limits = strictObject({
	episode_seconds: number().positive(),
	start_seconds: number().positive(),
	line_bytes: int().positive(),
	memory_mb: int().positive(),
	cpus: number().positive(),
	pids: int().positive()
});
const Image = strictObject({
	/** The image's own id, by which it was run. */
	id: string(),
	/** Its digest in a registry, where it has one. */
	repo_digest: string().nullable(),
	platform: string()
});
/** What a bundle's other files are, and everything that binds them. */
const Manifest = strictObject({
	schema: literal("manifest/1"),
	suite: strictObject({
		id: string(),
		version: string()
	}),
	dataset: strictObject({
		id: string(),
		sha256: digest,
		tasks: int().positive(),
		official: boolean()
	}),
	split: literal("public"),
	selection: Selection,
	nonce: string().regex(/^[0-9a-f]{32,128}$/),
	system: System,
	adapter: strictObject({
		spec: string(),
		declared: InitializeResult
	}),
	engine: strictObject({
		name: string(),
		version: string()
	}).nullable(),
	image: Image.nullable(),
	limits: Limits,
	harness: strictObject({
		version: string(),
		sha256: digest
	}),
	model: ModelRecord.nullable(),
	dates: strictObject({
		started: string(),
		finished: string()
	}),
	files: array(strictObject({
		path: string(),
		bytes: int(),
		lines: int(),
		sha256: digest
	}))
});

// src/usecases/read-lines.ts
/** Longer than any line that a bounded adapter can cause. */
const LONGEST = 67108864;
/** The lines of a file, decoded strictly and bounded. A last line without its line feed is refused. */
async function* readLines(files, path) {
	const decoder = new TextDecoder("utf-8", {
		fatal: true,
		ignoreBOM: true
	});
	const refuse = (what, cause) => new Fault("bundle.invalid", `${path} ${what}.`, { cause });
	let number = 1;
	let held = Buffer.alloc(0);
	for await (const chunk of files.stream(path)) {
		let bytes = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk]);
		for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10)) {
			try {
				yield decoder.decode(bytes.subarray(0, end));
			} catch (cause) {
				throw cause instanceof TypeError ? refuse(`line ${number} is not valid UTF-8`, cause) : cause;
			}
			number += 1;
			bytes = bytes.subarray(end + 1);
		}
		if (bytes.length > LONGEST) throw refuse(`line ${number} is longer than ${LONGEST} bytes`);
		held = bytes;
	}
	if (held.length > 0) throw refuse(`line ${number} does not end`);
}

export { isWhole as a, INSPECTIONS as c, ObserveResult as d, QueryResult as f, Selection as i, InitializeResult as l, Limits as n, plan as o, RESULTS as p, Manifest as r, Scorecard as s, readLines as t, InspectResult as u };