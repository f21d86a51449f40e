// src/report/format.ts
/** A metric's value as its benchmark prints it: `76.0%`, `55.5`, `13.68`. */
function formatValue({ unit, digits }, value) {
	return unit === "fraction" ? `${(100 * value).toFixed(digits)}%` : value.toFixed(digits);
}
function formatInterval(metric, interval) {
	if (interval === void 0) return "";
	return `[${formatValue(metric, interval[0])}, ${formatValue(metric, interval[1])}]`;
}
/** Value and plain interval, as in CIB's table 8; a dash where it was not measured. */
function formatEstimate(metric, estimate) {
	if (estimate === void 0) return "–";
	return [formatValue(metric, estimate.value), formatInterval(metric, estimate.ci95)].filter(Boolean).join(" ");
}
/** Small p-values as the paper prints them. */
function formatP(p) {
	return p < 1e-4 ? "<0.0001" : p.toFixed(4);
}
function formatPoints(delta) {
	return `${(100 * delta).toFixed(1)}%`;
}

// src/report/text-table.ts
/** Columns of text, the first flush left and the others flush right, with a rule under the head. */
function textTable(head, rows) {
	const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? "").length)));
	const line = (cells) => widths.map((width, i) => i === 0 ? (cells[i] ?? "").padEnd(width) : (cells[i] ?? "").padStart(width)).join("  ").trimEnd();
	return [
		line(head),
		widths.map((width) => "─".repeat(width)).join("  "),
		...rows.map(line)
	].join("\n");
}

export { formatPoints as a, formatP as i, formatEstimate as n, formatValue as o, formatInterval as r, textTable as t };