import { t as FAMILIES } from "./task.js";
import { _ as _isoDateTime, a as boolean, f as strictObject, i as array, n as _enum, p as string, t as ZodISODateTime } from "./schemas.js";

// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}

// src/suites/cib/schema.ts
const CibEvent = strictObject({
	source_id: string().min(1),
	timestamp: datetime(),
	text: string().min(1),
	should_write: boolean(),
	project: string().min(1),
	domain: string().min(1),
	stale: boolean(),
	superseded_by: string().nullish()
});
/** CIB appendix A, a line of the dataset. `allowed_actions` may be absent: the whole file's actions stand in. */
const CibTaskSchema = strictObject({
	id: string().min(1),
	family: _enum(FAMILIES),
	project: string().min(1),
	domain: string().min(1),
	events: array(CibEvent).min(1),
	question: string().min(1),
	gold_evidence: array(string()).min(1),
	stale_evidence: array(string()),
	requires_abstention: boolean(),
	gold_action: string().min(1),
	gold_answer: string().optional(),
	allowed_actions: array(string()).default([]),
	template: string().optional()
});

export { CibTaskSchema };