import { n as LISTED, t as BUNDLE } from "./bundle.js";
import { r as canonical } from "./dataset.js";
import { t as RunningDigest } from "./digest.js";

// src/usecases/write-manifest.ts
/** Lists the bundle's other files with their digests. Written last: a folder with a manifest is a whole bundle. */
async function writeManifest(files, folder, binding) {
	const listed = [];
	for (const path of LISTED) listed.push({
		path,
		...await digestFile(files, `${folder}/${path}`)
	});
	await files.write(`${folder}/${BUNDLE.manifest}`, `${canonical({
		...binding,
		files: listed
	})}\n`);
}
async function digestFile(files, path) {
	const digest = new RunningDigest();
	for await (const chunk of files.stream(path)) digest.add(chunk);
	return {
		bytes: digest.bytes,
		lines: digest.lines,
		sha256: digest.hex()
	};
}

export { writeManifest as n, digestFile as t };