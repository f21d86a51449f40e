import { a as formatPoints, i as formatP, t as textTable } from "./text-table.js";
import { t as safeText } from "./safe-text.js";

// src/report/terminal/comparison.ts
const LISTED = 20;
/** Two systems side by side: the paired table by family, then the tasks that tell them apart. */
function comparisonText({ description, metric, a, b, overall, families }, style) {
	const [nameA, nameB] = [nameOf(a, "A"), nameOf(b, "B")];
	const label = description.metrics.find(({ id }) => id === metric)?.label ?? metric;
	const row = (group, pair, p) => [
		group,
		...[
			pair.both,
			pair.onlyA,
			pair.onlyB,
			pair.neither
		].map(String),
		formatPoints(pair.delta),
		formatP(pair.p),
		formatP(p)
	];
	const labels = new Map(description.families.map(({ id, label: text }) => [id, text]));
	return [
		style.bold(`${description.title} · ${label}, task by task`),
		`A  ${nameA}`,
		`B  ${nameB}`,
		"",
		textTable([
			"family",
			"both",
			"A only",
			"B only",
			"neither",
			"A − B",
			"exact p",
			"clustered p"
		], [...families.map((family) => row(labels.get(family.family) ?? family.family, family, family.pHolm)), row("All tasks", overall, overall.pClustered)]),
		style.dim("exact p: binomial, tasks as if independent. clustered p: sign-flip over templates; by family corrected by Holm."),
		"",
		verdict(overall, nameA, nameB),
		...taskList("Only A", overall.discordant.onlyA),
		...taskList("Only B", overall.discordant.onlyB),
		""
	].join("\n");
}
function nameOf({ system }, side) {
	return `${safeText(system.name, 100)} ${safeText(system.version, 100)}` || side;
}
function verdict({ delta, pClustered }, a, b) {
	if (pClustered >= .05) return "Not separable: these tasks do not tell the two apart.";
	return delta > 0 ? `A is significantly better: ${a}.` : `B is significantly better: ${b}.`;
}
function taskList(title, ids) {
	if (ids.length === 0) return [];
	const more = ids.length > LISTED ? ` and ${ids.length - LISTED} more (--json lists all)` : "";
	return [`${title} (${ids.length}): ${ids.slice(0, LISTED).map((id) => safeText(id, 80)).join(", ")}${more}`];
}

export { comparisonText };