import { t as Fault } from "./fault.js";

// src/suites/catalogue.ts
/** Every suite there is, loaded when asked for. A new suite is a line here. */
const SUITES = { cib: async () => (await import("./cib.js")).cib };
const SUITE_IDS = Object.keys(SUITES);
async function loadSuite(id) {
	const load = Object.hasOwn(SUITES, id) ? SUITES[id] : void 0;
	if (load === void 0) throw new Fault("suite.unknown", `There is no suite "${id}".`, { hint: `Suites: ${SUITE_IDS.join(", ")}.` });
	return load();
}

export { loadSuite as n, SUITE_IDS as t };