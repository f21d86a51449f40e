import { i as parseStrict, n as openDataset, r as canonical } from "./dataset.js";
import { t as checkSchema } from "./schema-check2.js";
import { n as loadSuite } from "./catalogue.js";
import { t as baselines } from "./baselines3.js";
import { i as summaryText, n as ReleaseManifest, t as RELEASE } from "./release2.js";
import { t as digestFile } from "./write-manifest.js";

// src/usecases/validate.ts
/** The release checks (CIB appendix B): the data's own, and for a release its hashes, totals, paired totals and ranges. */
async function validate(files, suiteId, path) {
	const suite = await loadSuite(suiteId);
	const isRelease = await files.isDirectory(path);
	const data = isRelease ? `${path}/${RELEASE.dataset}` : path;
	const dataset = await openDataset(files, suite, { path: data });
	const problems = [...suite.validate(tasksOf(dataset))];
	if (isRelease) problems.push(...await releaseProblems(files, suiteId, path));
	return {
		tasks: dataset.tasks,
		problems
	};
}
function* tasksOf(dataset) {
	for (let index = 0; index < dataset.tasks; index += 1) yield dataset.taskAt(index);
}
async function releaseProblems(files, suite, folder) {
	const path = `${folder}/${RELEASE.manifest}`;
	const { files: listed } = checkSchema(ReleaseManifest, parseStrict(await files.text(path), path), path);
	const problems = [];
	for (const { path: name, ...expected } of listed) if (!Object.values(RELEASE).includes(name)) problems.push(`${RELEASE.manifest}: lists ${JSON.stringify(name)}, which is no part of a release`);
	else if (canonical(await digestFile(files, `${folder}/${name}`)) !== canonical(expected)) problems.push(`${name}: is not the file in the manifest`);
	const results = await baselines(files, suite, { path: `${folder}/${RELEASE.dataset}` });
	if (summaryText(results) !== await files.text(`${folder}/${RELEASE.summary}`)) problems.push(`${RELEASE.summary}: is not what the reference systems score on this data`);
	return [...problems, ...totals(results)];
}
/** Totals of every system and paired test are the number of tasks; fractions lie within 0 and 1. */
function totals({ description, dataset, systems, comparisons }) {
	const problems = [];
	for (const { system, overall } of systems) {
		if (overall.n !== dataset.tasks) problems.push(`${system.name}: ${overall.n} tasks, not ${dataset.tasks}`);
		for (const { id, unit } of description.metrics) {
			const value = overall.metrics[id]?.value;
			if (value !== void 0 && (value < 0 || unit === "fraction" && value > 1)) problems.push(`${system.name}: ${id} is ${value}`);
		}
	}
	for (const { b, both, onlyA, onlyB, neither } of comparisons) {
		const total = both + onlyA + onlyB + neither;
		if (total !== dataset.tasks) problems.push(`paired test of ${b}: ${total} tasks, not ${dataset.tasks}`);
	}
	return problems;
}

export { validate };