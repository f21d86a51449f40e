import { t as Fault } from "./fault.js";
import { n as LISTED, t as BUNDLE } from "./bundle.js";
import { r as canonical } from "./dataset.js";
import { t as RunningDigest } from "./digest.js";
import { n as loadSuite } from "./catalogue.js";
import { i as RULES, t as assess } from "./assess.js";
import { n as loadManifest, t as datasetOf } from "./load-bundle.js";
import { t as digestFile } from "./write-manifest.js";

// src/usecases/verify.ts
const check = (id, title, detail, remedy) => ({
	id,
	title,
	held: detail === void 0,
	...detail !== void 0 && {
		detail,
		remedy
	}
});
/** Believes nothing but the transcript: hashes first, then everything that follows from it is computed again and compared. */
async function verify(files, folder, data) {
	const manifest = await loadManifest(files, folder);
	const suite = await loadSuite(manifest.suite.id);
	const dataset = await datasetOf(files, suite, manifest, data);
	const names = check("files", "The five files, and no other", await strayFiles(files, folder, manifest));
	if (!names.held) return {
		valid: false,
		state: "invalid",
		checks: [names]
	};
	const hashes = check("hashes", "Every file is the one in the manifest", await otherBytes(files, folder, manifest), "The bundle was changed after the run.");
	const outcomes = new RunningDigest();
	const encoder = new TextEncoder();
	let scorecard;
	try {
		const sink = (line) => outcomes.add(encoder.encode(line));
		scorecard = await assess(files, {
			folder,
			suite,
			dataset,
			manifest,
			sink
		});
	} catch (thrown) {
		if (!(thrown instanceof Fault && (thrown.code === "bundle.invalid" || thrown.code === "json.invalid"))) throw thrown;
		return {
			valid: false,
			state: "invalid",
			checks: [
				names,
				hashes,
				check("transcript", "The transcript holds each episode once", thrown.message, thrown.hint)
			]
		};
	}
	const { sha256: storedOutcomes } = await digestFile(files, `${folder}/${BUNDLE.outcomes}`);
	const storedScorecard = await files.text(`${folder}/${BUNDLE.scorecard}`);
	const checks = [
		names,
		hashes,
		check("outcomes", "Outcomes follow from the transcript", outcomes.hex() === storedOutcomes ? void 0 : `${BUNDLE.outcomes} is not what the transcript comes to`, "Write it again: `cib score DIR --write`."),
		check("scorecard", "The scorecard follows from the transcript", `${canonical(scorecard)}\n` === storedScorecard ? void 0 : `${BUNDLE.scorecard} is not what the transcript comes to`, "Write it again: `cib score DIR --write`."),
		...scorecard.validity.rules.map(({ id, detail }) => {
			const rule = RULES.find((known) => known.id === id);
			return check(id, rule?.title ?? id, detail, rule?.remedy);
		}),
		...scorecard.validity.controls.map(({ name, metric, value, min, max, held }) => check(`control:${name}`, `Control ${name} is where it belongs`, held ? void 0 : `${metric} is ${value}, not within ${min} and ${max}`))
	];
	const valid = checks.every(({ held }) => held);
	const { state } = scorecard.validity;
	return {
		valid,
		state: valid || state === "failed" ? state : "invalid",
		checks,
		scorecard
	};
}
async function strayFiles(files, folder, manifest) {
	const present = await files.list(folder);
	const wanted = Object.values(BUNDLE).sort();
	const missing = wanted.filter((name) => !present.includes(name));
	const stray = present.filter((name) => !wanted.includes(name));
	const listed = manifest.files.map(({ path }) => path).sort();
	if (missing.length > 0) return `missing: ${missing.join(", ")}`;
	if (stray.length > 0) return `not part of a bundle: ${stray.map((name) => JSON.stringify(name)).join(", ")}`;
	return canonical(listed) === canonical([...LISTED].sort()) ? void 0 : `${BUNDLE.manifest} $.files lists other files`;
}
async function otherBytes(files, folder, manifest) {
	const other = [];
	for (const { path, ...listed } of manifest.files) {
		const { bytes, lines, sha256 } = await digestFile(files, `${folder}/${path}`);
		if (canonical({
			bytes,
			lines,
			sha256
		}) !== canonical(listed)) other.push(path);
	}
	return other.length > 0 ? other.join(", ") : void 0;
}

export { verify };