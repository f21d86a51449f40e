import { t as Fault } from "./fault.js";
import { t as BUNDLE } from "./bundle.js";
import { c as literal, d as record, f as strictObject, h as union, i as array, n as _enum, p as string, s as int } from "./schemas.js";
import { i as parseStrict, r as canonical } from "./dataset.js";
import { t as checkSchema } from "./schema-check2.js";
import { a as isWhole, c as INSPECTIONS, d as ObserveResult, f as QueryResult, o as plan, t as readLines, u as InspectResult } from "./read-lines.js";
import { i as summarise, r as Tally, t as Controls } from "./controls.js";
import { n as keyed, r as sha256 } from "./digest.js";

// src/evidence/transcript.ts
const reply = union([
	strictObject({
		method: literal("observe"),
		result: ObserveResult
	}),
	strictObject({
		method: literal("query"),
		result: QueryResult
	}),
	strictObject({
		method: _enum(INSPECTIONS),
		result: InspectResult
	}),
	strictObject({
		method: _enum(INSPECTIONS),
		skipped: literal(true)
	}),
	strictObject({
		method: string().max(40),
		fault: string().max(40)
	})
]);
/** A line of `transcript.jsonl`: what one episode answered. Requests are derived again from dataset and nonce. */
const TranscriptLine = strictObject({
	id: string().max(64),
	requests: string().length(64),
	replies: array(reply),
	/** Protocol faults beside the replies, such as lines that answer nothing. */
	faults: record(string().max(40), int().positive()).optional()
});

// src/verify/observations.ts
/** Findings of one kind: all are counted, the first few are kept to show. */
var Findings = class {
	count = 0;
	first = [];
	add(finding) {
		this.count += 1;
		if (this.first.length < 3) this.first.push(finding);
	}
	/** Undefined where nothing was found. */
	toString() {
		if (this.count === 0) return void 0;
		const more = this.count - this.first.length;
		return this.first.join("; ") + (more > 0 ? `; and ${more} more` : "");
	}
};
/** What the rules are decided from, gathered while a transcript is scored. */
var Observations = class {
	/** Replies whose request digest is not that of the requests derived again. */
	otherRequests = new Findings();
	/** Source ids that the episode never sent. */
	foreignSources = new Findings();
	/** Tasks whose labels cannot be audited. */
	unsoundTasks = new Findings();
	claims = 0;
	claimsWithSources = 0;
	faults = {};
	addFaults(faults) {
		for (const [code, n] of Object.entries(faults)) this.faults[code] = (this.faults[code] ?? 0) + n;
	}
};

// src/evidence/seal.ts
const ID_LENGTH = 16;
/** Marks a source id that this episode never sent. */
const FOREIGN = "foreign:";
function seal(episode, nonce) {
	const outside = /* @__PURE__ */ new Map();
	const inside = /* @__PURE__ */ new Map();
	const rekey = (id) => {
		const known = outside.get(id);
		if (known !== void 0) return known;
		const fresh = keyed(nonce, "source", episode.key, id).slice(0, ID_LENGTH);
		outside.set(id, fresh);
		inside.set(fresh, id);
		return fresh;
	};
	const steps = episode.steps.map((step) => rekeyStep(step, rekey));
	return {
		id: keyed(nonce, "episode", episode.key).slice(0, 32),
		steps,
		open: (reply) => mapSources(reply, (id) => inside.get(id) ?? "foreign:" + id),
		close: (reply) => mapSources(reply, (id) => outside.get(id) ?? "foreign:" + id)
	};
}
/** Binds a reply to what was asked: SHA-256 of the canonical requests. */
function requestsDigest(sealed) {
	return sha256(canonical(sealed.steps));
}
function rekeyStep(step, rekey) {
	if (step.method !== "observe") return step;
	return {
		method: "observe",
		params: { events: step.params.events.map((event) => ({
			...event,
			source_id: rekey(event.source_id)
		})) }
	};
}
function mapSources(reply, map) {
	if ("fault" in reply || "skipped" in reply) return reply;
	switch (reply.method) {
		case "observe": return reply.result.written === void 0 ? reply : {
			method: "observe",
			result: { written: reply.result.written.map(map) }
		};
		case "query": return {
			method: "query",
			result: {
				...reply.result,
				evidence: reply.result.evidence.map(map)
			}
		};
		default: return {
			method: reply.method,
			result: mapInspected(reply.result, map)
		};
	}
}
function mapInspected(result, map) {
	if (result === null) return null;
	return { values: result.values.map((value) => value.source_ids === void 0 ? value : {
		...value,
		source_ids: value.source_ids.map(map)
	}) };
}

// src/verify/rescore.ts
/**
* Scores a transcript against the dataset: the one way from replies to outcomes, for the run itself and for anybody
* who checks it. Requests and ids are derived again; what does not fit is noted in `observed`.
* Throws `bundle.invalid` where the episodes are not exactly those of the tasks, in their order.
*/
async function* rescore(input, observed) {
	const capabilities = new Set(input.capabilities);
	const lines = input.lines[Symbol.asyncIterator]();
	let number = 0;
	for (const task of input.tasks) {
		for (const problem of input.suite.taskProblems(task)) observed.unsoundTasks.add(`${task.id}: ${problem}`);
		const episodes = [];
		for (const episode of input.suite.compile(task)) {
			const sealed = seal(episode, input.nonce);
			const next = await lines.next();
			number += 1;
			if (next.done) throw unfit(`ends before line ${number}: the episode of task ${task.id} is missing`);
			const line = next.value;
			if (line.id !== sealed.id) throw unfit(`line ${number}: $.id is ${line.id}, not that of task ${task.id}, whose turn it is`);
			if (line.requests !== requestsDigest(sealed)) observed.otherRequests.add(`line ${number}, task ${task.id}`);
			const replies = line.replies.map((reply) => sealed.open(reply));
			observe(replies, `line ${number}, task ${task.id}`, observed);
			observed.addFaults(line.faults ?? {});
			episodes.push({
				key: episode.key,
				replies
			});
		}
		yield {
			task,
			outcome: input.suite.score(task, episodes, capabilities)
		};
	}
	if (!(await lines.next()).done) throw unfit(`line ${number + 1}: an episode beyond those of the run's tasks`);
}
function unfit(what) {
	return new Fault("bundle.invalid", `transcript.jsonl ${what}.`, { hint: "A transcript holds each episode of the run exactly once, in the order of the dataset." });
}
function observe(replies, where, observed) {
	for (const reply of replies) {
		if ("skipped" in reply) continue;
		if ("fault" in reply) {
			observed.addFaults({ [reply.fault]: 1 });
			continue;
		}
		for (const id of sourcesOf(reply)) if (id.startsWith("foreign:")) observed.foreignSources.add(`${id.slice(FOREIGN.length)} (${where})`);
		if (reply.method !== "query") continue;
		const { action, answer, abstain, evidence } = reply.result;
		if ((action || answer) && !abstain) observed.claims += 1;
		if ((action || answer) && !abstain && evidence.length > 0) observed.claimsWithSources += 1;
	}
}
function sourcesOf(reply) {
	if (reply.method === "observe") return reply.result.written ?? [];
	if (reply.method === "query") return reply.result.evidence;
	return reply.result?.values.flatMap((value) => value.source_ids ?? []) ?? [];
}

// src/verify/rules/known-dataset.ts
const knownDataset = {
	id: "known-dataset",
	title: "The dataset is a published one",
	why: "Scores on different tasks cannot be compared.",
	breaks: "The dataset’s SHA-256 is neither a published one nor that of the built-in data.",
	remedy: "Leave out --dataset, or give the published file unchanged.",
	check: ({ datasetKnown, manifest }) => datasetKnown ? void 0 : `SHA-256 ${manifest.dataset.sha256} is not known`
};

// src/verify/rules/known-sources.ts
const knownSources = {
	id: "known-sources",
	title: "Sources are events of the episode",
	why: "Evidence that was never observed is invented, or carried over from another episode (CIB section 11.1, condition two).",
	breaks: "A reply cites, or reports as written, a source id that the episode did not send.",
	remedy: "Cite ids exactly as they came in `observe`, and forget everything at `reset`.",
	check: ({ observed }) => observed.foreignSources.toString()
};

// src/verify/rules/known-version.ts
const knownVersion = {
	id: "known-version",
	title: "The suite’s version is this harness’s",
	why: "Scoring rules change with the version: older evidence is to be rescored, not compared.",
	breaks: "The bundle was made with another version of the suite.",
	remedy: "Rescore it: `cib score DIR --write`.",
	check: ({ manifest, suite }) => manifest.suite.version === suite.description.version ? void 0 : `version ${manifest.suite.version}, this harness has ${suite.description.version}`
};

// src/verify/rules/model-record.ts
const modelRecord = {
	id: "model-record",
	title: "A model is on record",
	why: "A score that a model took part in means nothing without the model (CIB section 11.1, condition four).",
	breaks: "Tokens were billed, so a model took part, and the adapter declared no model.",
	remedy: "Declare `model` in `initialize`: name, endpoint family, temperature, maximum output tokens, date, prompt template.",
	check: ({ manifest, metrics }) => manifest.model === null && metrics.includes("billable_tokens") ? "tokens were billed and no model is declared" : void 0
};

// src/verify/rules/same-requests.ts
const sameRequests = {
	id: "same-requests",
	title: "Replies belong to the requests",
	why: "A reply is evidence only for what was asked.",
	breaks: "The digest of an episode’s requests is not that of the requests derived again from dataset and nonce.",
	remedy: "Run again with this harness; a transcript cannot be mended.",
	check: ({ observed }) => observed.otherRequests.toString()
};

// src/verify/rules/separate-grading.ts
const separateGrading = {
	id: "separate-grading",
	title: "Judged grades stand apart",
	why: "Grades by a person or a model are opinions; mixed with exact ones they cannot be recomputed (CIB section 11.1, condition five).",
	breaks: "The scorecard holds a metric that the suite does not compute from source ids, labels and normalised text.",
	remedy: "Report judged grades in a block of their own.",
	check: ({ suite, metrics }) => {
		const computed = new Set(suite.description.metrics.map(({ id }) => id));
		const foreign = metrics.filter((id) => !computed.has(id));
		return foreign.length > 0 ? foreign.join(", ") : void 0;
	}
};

// src/verify/rules/source-ids.ts
const sourceIds = {
	id: "source-ids",
	title: "Claims cite source ids",
	why: "A system that cannot name its sources cannot be told from a lucky guess (CIB section 11.1, condition one).",
	breaks: "The system acted or answered, and not one of its claims in the whole run named a source.",
	remedy: "Return in `evidence` the source ids of the events that the answer or action rests on.",
	check: ({ observed: { claims, claimsWithSources } }) => claims > 0 && claimsWithSources === 0 ? `${claims} claims, none with a source id` : void 0
};

// src/verify/rules/stale-auditable.ts
const staleAuditable = {
	id: "stale-auditable",
	title: "Stale evidence stays auditable",
	why: "A system may suppress stale facts; the evaluator must still know them (CIB section 11.1, condition three).",
	breaks: "A task of the dataset has evidence that is no event, or a stale event that does not say what superseded it.",
	remedy: "Mend the dataset: `cib validate` names every task.",
	check: ({ observed }) => observed.unsoundTasks.toString()
};

// src/verify/rules.ts
/** The run-validity rules, in the order they are shown. A new rule is a file and a line here. */
const RULES = [
	sourceIds,
	knownSources,
	staleAuditable,
	modelRecord,
	separateGrading,
	sameRequests,
	knownDataset,
	knownVersion
];

// src/verify/validity.ts
/**
* How the run ended. A control out of its range speaks against the harness or the data, so it comes first;
* then the rules; then whether the run covered everything.
*/
function judge(facts, controls) {
	const rules = RULES.map((rule) => {
		const detail = rule.check(facts);
		return {
			id: rule.id,
			held: detail === void 0,
			...detail !== void 0 && { detail }
		};
	});
	return {
		state: stateOf(facts, rules, controls),
		rules,
		controls
	};
}
function stateOf(facts, rules, controls) {
	if (controls.some((control) => !control.held)) return "failed";
	if (rules.some((rule) => !rule.held)) return "invalid";
	return isWhole(facts.manifest.selection) ? "valid" : "partial";
}

// src/usecases/assess.ts
/**
* Everything that follows from a transcript: outcomes and scorecard. Used by the run, by `verify` and by `score`, so
* that there is one way from evidence to numbers.
*/
async function assess(files, { folder, suite, dataset, manifest, sink }) {
	const observed = new Observations();
	const controls = new Controls(suite);
	const tally = new Tally();
	const tasks = selectedTasks(dataset, manifest);
	const lines = transcriptLines(files, `${folder}/${BUNDLE.transcript}`);
	const input = {
		suite,
		nonce: manifest.nonce,
		capabilities: manifest.adapter.declared.capabilities,
		tasks,
		lines
	};
	for await (const { task, outcome } of rescore(input, observed)) {
		controls.add(task);
		tally.add(outcome);
		await sink(`${canonical(outcome)}\n`);
	}
	const summary = summarise(suite.description, tally);
	const metrics = Object.keys(summary.overall.metrics);
	const validity = judge({
		manifest,
		suite,
		datasetKnown: dataset.known,
		observed,
		metrics
	}, controls.results());
	return {
		schema: "scorecard/1",
		suite: {
			id: suite.description.id,
			version: suite.description.version
		},
		dataset: {
			id: dataset.id,
			sha256: dataset.sha256,
			tasks: dataset.tasks,
			official: dataset.official
		},
		system: manifest.system,
		counts: {
			tasks: tally.overall.tasks,
			passed: tally.passed,
			errored: tally.errored,
			faults: observed.faults
		},
		...summary,
		validity
	};
}
/** The run's tasks in the order of the dataset: which they are follows from selection and nonce. */
function* selectedTasks(dataset, manifest) {
	const chosen = plan(manifest.selection, manifest.nonce, dataset.tasks, (index) => dataset.taskAt(index).family);
	for (const index of chosen.taskOrder()) yield dataset.taskAt(index);
}
/** A transcript's lines. Each must be the canonical text of what it says: one meaning, one form. */
async function* transcriptLines(files, path) {
	let number = 0;
	for await (const text of readLines(files, path)) {
		number += 1;
		const where = `${path}:${number}`;
		const line = checkSchema(TranscriptLine, parseStrict(text, where), where);
		if (canonical(line) !== text) throw new Fault("bundle.invalid", `${where} is not canonical JSON (RFC 8785).`);
		yield line;
	}
}

export { requestsDigest as a, RULES as i, selectedTasks as n, seal as o, transcriptLines as r, assess as t };