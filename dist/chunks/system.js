import { i as projectRoot, r as harness, t as nodePorts } from "./ports.js";

// src/system/system.ts
/** The machine this runs on. The harness is digested only when somebody asks which it is. */
function nodeSystem() {
	let digested;
	return {
		ports: nodePorts(),
		root: projectRoot(),
		get harness() {
			digested ??= harness();
			return digested;
		}
	};
}

export { nodeSystem };