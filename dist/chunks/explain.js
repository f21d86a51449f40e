import { t as Fault } from "./fault.js";
import { t as BUNDLE } from "./bundle.js";
import { n as selectedTasks, o as seal, r as transcriptLines } from "./assess.js";
import { n as loadSuite } from "./catalogue.js";
import { n as loadManifest, t as datasetOf } from "./load-bundle.js";

// src/usecases/explain.ts
/** Why one task passed or failed: its timeline, its gold, what came back and which rules spoke. */
async function explain(files, folder, taskId, data) {
	const manifest = await loadManifest(files, folder);
	const suite = await loadSuite(manifest.suite.id);
	const dataset = await datasetOf(files, suite, manifest, data);
	const lines = transcriptLines(files, `${folder}/${BUNDLE.transcript}`);
	for (const task of selectedTasks(dataset, manifest)) {
		const episodes = suite.compile(task);
		const answers = [];
		for (const episode of episodes) {
			const sealed = seal(episode, manifest.nonce);
			const line = (await lines.next()).value;
			if (task.id === taskId && line === void 0) throw new Fault("bundle.invalid", `${BUNDLE.transcript} ends before task ${taskId}.`);
			answers.push({
				key: episode.key,
				arm: episode.arm,
				replies: (line?.replies ?? []).map((reply) => sealed.open(reply))
			});
		}
		if (task.id !== taskId) continue;
		const capabilities = new Set(manifest.adapter.declared.capabilities);
		return {
			description: suite.description,
			story: suite.tell(task),
			outcome: suite.score(task, answers, capabilities),
			answers
		};
	}
	throw new Fault("task.unknown", `The bundle has no task "${taskId}".`, { hint: `${folder}/${BUNDLE.outcomes} lists a task a line.` });
}

export { explain };