import { t as Fault } from "./fault.js";

// src/evidence/schema-check.ts
/** Holds a value against a schema; the message names file, JSON path and what was expected. */
function checkSchema(schema, value, where) {
	const checked = schema.safeParse(value);
	if (checked.success) return checked.data;
	const faults = checked.error.issues.slice(0, 5).map((issue) => `${pathOf(issue.path)}: ${issue.message}`);
	const more = checked.error.issues.length > 5 ? `; and ${checked.error.issues.length - 5} more` : "";
	throw new Fault("json.invalid", `${where}: ${faults.join("; ")}${more}`);
}
function pathOf(path) {
	return `$${path.map((key) => typeof key === "number" ? `[${key}]` : `.${String(key)}`).join("")}`;
}

export { checkSchema as t };