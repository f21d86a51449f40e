import { t as RunningDigest } from "./digest.js";
import { n as loadSuite } from "./catalogue.js";
import { t as datasetLine } from "./dataset.js";

// src/usecases/generate.ts
/** Writes generated tasks a line each, to a file or to `print`. */
async function generate(files, wanted, print) {
	const { generator } = await loadSuite(wanted.suite);
	const tasks = wanted.count ?? generator.publicCount;
	const writer = wanted.out === void 0 ? void 0 : await files.create(wanted.out);
	const digest = new RunningDigest();
	const encoder = new TextEncoder();
	for (let index = 0; index < tasks; index += 1) {
		const line = datasetLine(generator.generate(wanted.seed ?? generator.publicSeed, index));
		digest.add(encoder.encode(line));
		if (writer) await writer.write(line);
		else print(line);
	}
	await writer?.commit();
	return {
		tasks,
		sha256: digest.hex()
	};
}

export { generate };