import { t as Fault } from "./fault.js";
import { n as openDataset, r as canonical, t as datasetLine } from "./dataset.js";
import { c as literal, f as strictObject, i as array, p as string, s as int } from "./schemas.js";
import { n as loadSuite } from "./catalogue.js";
import { t as baselines } from "./baselines3.js";
import { t as digestFile } from "./write-manifest.js";

// src/usecases/release.ts
const RELEASE = {
	dataset: "dataset.jsonl",
	summary: "summary.json",
	report: "report.txt",
	manifest: "manifest.json"
};
const ReleaseManifest = strictObject({
	schema: literal("release/1"),
	suite: strictObject({
		id: string(),
		version: string()
	}),
	files: array(strictObject({
		path: string(),
		bytes: int(),
		lines: int(),
		sha256: string()
	}))
});
/** What `cib validate` computes again: the reference systems' scorecards and their paired tests. */
function summaryText({ dataset, systems, comparisons, claims }) {
	return `${canonical({
		dataset,
		systems,
		comparisons,
		claims
	})}\n`;
}
/** A dataset with all that its users need to check it (CIB section 12). The manifest comes last. */
async function release(files, wanted, report) {
	const { suite: id, dataset: path, out } = wanted;
	if ((await files.list(out)).length > 0) throw new Fault("out.exists", `${out} is not empty.`, { hint: "Give --out a new folder." });
	const suite = await loadSuite(id);
	const dataset = await openDataset(files, suite, { path });
	if (path === void 0) {
		const writer = await files.create(`${out}/${RELEASE.dataset}`);
		for (let index = 0; index < dataset.tasks; index += 1) await writer.write(datasetLine(dataset.taskAt(index)));
		await writer.commit();
	} else await files.write(`${out}/${RELEASE.dataset}`, await files.text(path));
	const results = await baselines(files, id, { path: `${out}/${RELEASE.dataset}` });
	await files.write(`${out}/${RELEASE.summary}`, summaryText(results));
	await files.write(`${out}/${RELEASE.report}`, report(results));
	const listed = [];
	for (const name of [
		RELEASE.dataset,
		RELEASE.report,
		RELEASE.summary
	]) listed.push({
		path: name,
		...await digestFile(files, `${out}/${name}`)
	});
	const manifest = {
		schema: "release/1",
		suite: {
			id,
			version: suite.description.version
		},
		files: listed
	};
	await files.write(`${out}/${RELEASE.manifest}`, `${canonical(manifest)}\n`);
	return listed;
}

export { summaryText as i, ReleaseManifest as n, release as r, RELEASE as t };