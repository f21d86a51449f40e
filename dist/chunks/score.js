import { t as BUNDLE } from "./bundle.js";
import { r as canonical } from "./dataset.js";
import { n as loadSuite } from "./catalogue.js";
import { t as assess } from "./assess.js";
import { n as loadManifest, t as datasetOf } from "./load-bundle.js";
import { n as writeManifest } from "./write-manifest.js";

// src/usecases/score.ts
/** Computes outcomes and scorecard again from the transcript, and writes them: what mends a bundle of an older suite version. */
async function rewriteScores(files, folder, data) {
	const { files: _listed, ...manifest } = await loadManifest(files, folder);
	const suite = await loadSuite(manifest.suite.id);
	const dataset = await datasetOf(files, suite, {
		...manifest,
		files: []
	}, data);
	const { id, version } = suite.description;
	const binding = {
		...manifest,
		suite: {
			id,
			version
		}
	};
	const outcomes = await files.create(`${folder}/${BUNDLE.outcomes}`);
	try {
		const sink = (line) => outcomes.write(line);
		const scorecard = await assess(files, {
			folder,
			suite,
			dataset,
			manifest: binding,
			sink
		});
		await outcomes.commit();
		await files.write(`${folder}/${BUNDLE.scorecard}`, `${canonical(scorecard)}\n`);
		await writeManifest(files, folder, binding);
		return scorecard;
	} catch (thrown) {
		await outcomes.discard();
		throw thrown;
	}
}

export { rewriteScores };