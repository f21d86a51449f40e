import { a as formatPoints, i as formatP, n as formatEstimate, o as formatValue, t as textTable } from "./text-table.js";

// src/report/terminal/baselines.ts
/** The tables that the benchmark's document prints, from its reference systems; then the controls and the claims. */
function baselinesText(results, style) {
	const { description, dataset, systems, claims } = results;
	const references = systems.filter(({ system }) => system.kind === "reference");
	const controls = systems.filter(({ system }) => system.kind === "control");
	const part = (title, body) => [
		"",
		style.bold(title),
		body
	];
	return [
		`${style.bold(`${description.title} · reference systems`)}`,
		style.dim(`dataset ${dataset.id}${dataset.official ? " (official)" : ""}, ${dataset.tasks} tasks, SHA-256 ${dataset.sha256}`),
		...part("Results", overall(description, references)),
		...part(`${labelOf(description, description.tables.byFamily)} by family`, byFamily(description, references)),
		...part(`Paired tests against ${description.tables.paired.against}`, pairs(results)),
		...part("Controls", overall(description, controls)),
		...part("Claims", claims.map((claim) => claimLine(claim, style)).join("\n")),
		""
	].join("\n");
}
function overall({ tables, metrics }, systems) {
	const columns = tables.overall.flatMap((id) => metrics.find((metric) => metric.id === id) ?? []);
	const headed = columns.map(({ short }) => short);
	const rows = systems.map(({ system, overall: { metrics: measured } }) => [`${system.name}${system.reads_labels ? " *" : ""}`, ...columns.map((metric) => metric.id === tables.byFamily ? formatEstimate(metric, measured[metric.id]) : formatValueOr(metric, measured[metric.id]?.value))]);
	return `${textTable(["system", ...headed], rows)}\n* reads labels`;
}
function formatValueOr(metric, value) {
	return value === void 0 ? "–" : formatValue(metric, value);
}
function byFamily({ tables, metrics, families }, systems) {
	const metric = metrics.find(({ id }) => id === tables.byFamily);
	if (metric === void 0) return "";
	const rows = families.map(({ id }) => [id, ...systems.map((card) => formatValueOr(metric, card.families[id]?.metrics[metric.id]?.value))]);
	return textTable(["family", ...systems.map(({ system }) => system.name)], rows);
}
function pairs({ description, comparisons }) {
	const { against } = description.tables.paired;
	return textTable([
		"system",
		"both",
		`${against} only`,
		"system only",
		"neither",
		"delta",
		"exact p",
		"clustered p"
	], comparisons.map((pair) => [
		pair.b,
		...[
			pair.both,
			pair.onlyA,
			pair.onlyB,
			pair.neither
		].map(String),
		formatPoints(pair.delta),
		formatP(pair.p),
		formatP(pair.pClustered)
	]));
}
function labelOf({ metrics }, id) {
	return metrics.find((metric) => metric.id === id)?.label ?? id;
}
function claimLine({ id, text, held, because }, style) {
	return `${held === null ? style.dim("undecided") : held ? style.good("held") : style.bad("not held")}  ${id}: ${text}\n      ${style.dim(because)}`;
}

export { baselinesText };