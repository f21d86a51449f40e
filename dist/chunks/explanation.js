import { t as safeText } from "./safe-text.js";

// src/report/terminal/explanation.ts
/** One task from start to verdict. */
function explanationText({ description, story, outcome, answers }, style) {
	const family = description.families.find(({ id }) => id === outcome.family)?.label ?? outcome.family;
	const verdict = outcome.pass ? style.good("passed") : outcome.errored ? style.bad("errored") : style.bad("failed");
	const modes = description.failureModes.filter(({ id }) => outcome.failure_modes.includes(id));
	const cited = new Set(answers.flatMap(({ replies }) => replies.flatMap(evidenceOf)));
	return [
		`${style.bold(outcome.id)} · ${family} · ${verdict}`,
		"",
		style.bold("What happened"),
		...story.events.map(({ sourceId, timestamp, text, marks }) => {
			const returned = cited.has(sourceId) ? style.good("→") : " ";
			const labels = marks.length > 0 ? style.dim(` (${marks.join(", ")})`) : "";
			return `${returned} ${style.dim(timestamp)} ${safeText(sourceId, 80)}${labels}\n      ${safeText(text)}`;
		}),
		style.dim("→ returned as evidence"),
		"",
		style.bold("What was asked"),
		`  ${safeText(story.question)}`,
		"",
		style.bold("What was right"),
		...story.gold.map(({ label, value }) => `  ${label}: ${safeText(value)}`),
		"",
		style.bold("What came back"),
		...answers.flatMap(({ arm, replies }) => [...arm === void 0 ? [] : [`  arm ${arm}`], ...replies.map(replyLine)]),
		...modes.length > 0 ? ["", style.bold("Why it failed")] : [],
		...modes.map(({ label, rule }) => `  ${style.bad(label)}: ${rule}`),
		""
	].join("\n");
}
function evidenceOf(reply) {
	return "fault" in reply || "skipped" in reply || reply.method !== "query" ? [] : reply.result.evidence;
}
function replyLine(reply) {
	if ("fault" in reply) return `  ${safeText(reply.method, 40)}: fault ${safeText(reply.fault, 40)}`;
	if ("skipped" in reply) return `  ${reply.method}: not declared`;
	return `  ${reply.method}: ${safeText(JSON.stringify(reply.result), 600)}`;
}

export { explanationText };