import { t as Fault } from "./fault.js";
import { a as boolean, d as record, f as strictObject, h as union, i as array, l as number, m as tuple, p as string } from "./schemas.js";
import { t as BUNDLE } from "./bundle.js";
import { r as Manifest, s as Scorecard, t as readLines } from "./read-lines.js";
import { t as checkSchema } from "./schema-check2.js";
import { i as parseStrict, n as openDataset } from "./dataset.js";

// src/protocol/outcome.ts
/**
* A task's share in a metric: a plain value, or `[numerator, denominator]` where tasks weigh
* differently. A metric that the task does not measure is absent.
*/
const Share = union([number(), tuple([number(), number()])]);
/** What one task came to. A line of `outcomes.jsonl`. */
const Outcome = strictObject({
	id: string(),
	family: string(),
	cluster: string().describe("tasks made from one template share it"),
	slices: record(string(), string()),
	pass: boolean(),
	errored: boolean(),
	values: record(string(), Share),
	failure_modes: array(string())
});

// src/usecases/load-bundle.ts
async function loadManifest(files, folder) {
	const path = `${folder}/${BUNDLE.manifest}`;
	if (!await files.exists(path)) {
		const unfinished = await files.exists(`${folder}/run.json`);
		throw new Fault("bundle.incomplete", `${folder} is no bundle: it has no ${BUNDLE.manifest}.`, { hint: unfinished ? "It holds an unfinished run: finish it with `cib run … --resume`." : "Give the folder that `cib run --out` wrote." });
	}
	return checkSchema(Manifest, parseStrict(await files.text(path), path), path);
}
async function loadScorecard(files, folder) {
	const path = `${folder}/${BUNDLE.scorecard}`;
	return checkSchema(Scorecard, parseStrict(await files.text(path), path), path);
}
async function loadOutcomes(files, folder) {
	const path = `${folder}/${BUNDLE.outcomes}`;
	const outcomes = [];
	for await (const line of readLines(files, path)) {
		const where = `${path}:${outcomes.length + 1}`;
		outcomes.push(checkSchema(Outcome, parseStrict(line, where), where));
	}
	return outcomes;
}
/** The data a bundle was made from: generated again, or the file that is given. Never another one. */
async function datasetOf(files, suite, { dataset }, { path }) {
	const generated = /^builtin(-\d+)?$/.test(dataset.id);
	if (path === void 0 && !generated) throw new Fault("dataset.needed", `The bundle was made from dataset "${dataset.id}" (SHA-256 ${dataset.sha256}).`, { hint: "Give that file with --dataset." });
	const found = await openDataset(files, suite, path === void 0 ? { count: dataset.tasks } : { path });
	if (found.sha256 !== dataset.sha256) throw new Fault("dataset.needed", `The bundle was made from data with SHA-256 ${dataset.sha256}, not ${found.sha256}.`, { hint: path === void 0 ? "This harness generates other built-in data: use the one that made the bundle." : "Give the very file." });
	return found;
}

export { loadScorecard as i, loadManifest as n, loadOutcomes as r, datasetOf as t };