import { t as safeText } from "./safe-text.js";
import { n as formatEstimate, o as formatValue, r as formatInterval, t as textTable } from "./text-table.js";

// src/report/scorecard-view.ts
function scorecardView(card, description) {
	const { system, dataset, counts, clusters } = card;
	const headline = description.metrics.find(({ id }) => id === description.headline);
	const columns = columnsOf(card, description);
	const row = (label, group) => ({
		label,
		n: String(group.n),
		cells: columns.map((metric) => cell(metric, group.metrics[metric.id], metric === headline))
	});
	const rows = description.metrics.filter(({ id }) => card.overall.metrics[id]).map((metric) => metricRow(metric, card.overall.metrics[metric.id]));
	return {
		suite: `${description.title} ${card.suite.version}`,
		system: `${safeText(system.name, 100)} ${safeText(system.version, 100)}`,
		readsLabels: system.reads_labels,
		dataset: `${safeText(dataset.id, 60)}${dataset.official ? " (official)" : ""}, ${dataset.tasks} tasks, SHA-256 ${dataset.sha256.slice(0, 12)}…`,
		state: card.validity.state,
		reasons: reasonsOf(card),
		headline: rows.find(({ label }) => label === headline?.label),
		columns: columns.map(({ short }) => short),
		families: description.families.flatMap(({ id, label }) => {
			const group = card.families[id];
			return group === void 0 ? [] : [row(label, group)];
		}),
		overall: row("All tasks", card.overall),
		metrics: rows,
		failureModes: description.failureModes.map(({ id, label, rule }) => ({
			label,
			rule,
			count: card.failure_modes[id] ?? 0
		})).filter(({ count }) => count > 0),
		counts: [
			`${counts.passed} of ${counts.tasks} tasks passed`,
			`${counts.errored} errored`,
			...faultsOf(counts.faults)
		].join(", "),
		clusters: `${clusters.count} clusters, the largest of ${clusters.largest} tasks`
	};
}
/** The headline first, then the seed's own columns, then what else this system was measured on. */
function columnsOf(card, { headline, tables, metrics }) {
	const order = [headline, ...tables.overall].filter((id) => id !== void 0);
	const extra = metrics.filter(({ byFamily }) => byFamily).map(({ id }) => id);
	return [.../* @__PURE__ */ new Set([...order, ...extra])].filter((id) => card.overall.metrics[id]).flatMap((id) => metrics.find((metric) => metric.id === id) ?? []);
}
function cell(metric, estimate, withInterval) {
	if (estimate === void 0) return "–";
	return withInterval ? formatEstimate(metric, estimate) : formatValue(metric, estimate.value);
}
function metricRow(metric, estimate) {
	return {
		label: metric.label,
		value: estimate === void 0 ? "–" : formatValue(metric, estimate.value),
		interval: formatInterval(metric, estimate?.ci95),
		clustered: formatInterval(metric, estimate?.ci95_clustered),
		n: String(estimate?.n ?? 0),
		nEffective: estimate?.n_effective?.toFixed(0) ?? "",
		definition: metric.definition
	};
}
function reasonsOf({ validity }) {
	return [...validity.rules.filter(({ held }) => !held).map(({ id, detail }) => `Rule ${id}: ${safeText(detail ?? "")}`), ...validity.controls.filter(({ held }) => !held).map(({ name, metric, value, min, max }) => `Control ${name}: ${metric} is ${value}, not within ${min} and ${max}`)];
}
function faultsOf(faults) {
	return Object.entries(faults).map(([code, n]) => `${n} × ${safeText(code, 40)}`);
}

// src/report/terminal/scorecard.ts
/** A scorecard on a terminal: who, the verdict, families, metrics with both intervals, failure modes. */
function scorecardText(view, style) {
	const verdict = view.state === "valid" ? style.good(view.state) : style.bad(view.state);
	const labels = view.readsLabels ? " (reads labels)" : "";
	return [
		`${style.bold(`${view.suite} · ${view.system}`)}${labels}`,
		`${verdict} · ${view.counts}`,
		style.dim(`dataset ${view.dataset}`),
		...view.reasons.map((reason) => style.bad(`  ${reason}`)),
		"",
		textTable([
			"family",
			"n",
			...view.columns
		], [...view.families, view.overall].map(({ label, n, cells }) => [
			label,
			n,
			...cells
		])),
		"",
		textTable([
			"metric",
			"value",
			"95% interval",
			"clustered 95%",
			"n",
			"n eff."
		], view.metrics.map((row) => [
			row.label,
			row.value,
			row.interval,
			row.clustered,
			row.n,
			row.nEffective
		])),
		style.dim(`${view.clusters}: tasks of one template are not independent; the clustered interval and n eff. count that.`),
		...failureModes(view),
		""
	].join("\n");
}
function failureModes({ failureModes: modes }) {
	if (modes.length === 0) return [];
	return ["", textTable(["failure mode", "tasks"], modes.map(({ label, count }) => [label, String(count)]))];
}

export { scorecardView as n, scorecardText as t };