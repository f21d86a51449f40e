import { t as findEngine } from "./engine.js";
import { t as ENGINES } from "./engines.js";
import { t as Fault } from "./fault.js";

// src/usecases/doctor.ts
const OLDEST_NODE = 20;
/** What each kind of adapter needs, looked for on this machine. */
async function examine(processes, nodeVersion) {
	const node = Number.parseInt(nodeVersion, 10);
	const findings = [{
		name: "Node.js",
		ok: node >= OLDEST_NODE,
		detail: node >= OLDEST_NODE ? nodeVersion : `${nodeVersion}: ${OLDEST_NODE} or newer is needed`
	}, {
		name: "ref: and cmd: adapters",
		ok: true,
		detail: "need nothing else"
	}];
	for (const name of ENGINES) findings.push(await engine(processes, name));
	return findings;
}
async function engine(processes, name) {
	try {
		const { version } = await findEngine(processes, name);
		return {
			name: `${name} (image: and dir: adapters)`,
			ok: true,
			detail: `version ${version}`
		};
	} catch (thrown) {
		if (!(thrown instanceof Fault)) throw thrown;
		return {
			name: `${name} (image: and dir: adapters)`,
			ok: false,
			detail: `${thrown.message} ${thrown.hint ?? ""}`.trim()
		};
	}
}

export { examine };