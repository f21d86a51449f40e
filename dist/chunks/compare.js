import { t as Fault } from "./fault.js";
import { n as loadSuite } from "./catalogue.js";
import { t as pairOutcomes } from "./pairing.js";
import { i as loadScorecard, r as loadOutcomes } from "./load-bundle.js";

// src/stats/holm.ts
/**
* P-values adjusted for testing them all (Holm 1979, "A simple sequentially rejective multiple test procedure",
* Scand. J. Statist. 6, 65–70): the i-th smallest of m becomes the largest of (m − j + 1) · p_(j) for j ≤ i, at most 1.
* Those at most α may be rejected with a family-wise error of α, whatever their dependence.
*
* @param ps p-values in [0, 1]
* @returns the adjusted p-values in the same order
* @throws RangeError on anything else
*/
function holm(ps) {
	for (const p of ps) if (!(p >= 0 && p <= 1)) throw new RangeError(`not a p-value: ${p}`);
	const adjusted = new Array(ps.length);
	let largest = 0;
	const ascending = [...ps.entries()].sort(([, p], [, q]) => p - q);
	for (const [rank, [index, p]] of ascending.entries()) {
		largest = Math.max(largest, Math.min(1, (ps.length - rank) * p));
		adjusted[index] = largest;
	}
	return adjusted;
}

// src/usecases/compare.ts
/** Two bundles on the same tasks, task by task, by the suite's headline. */
async function compare(files, folderA, folderB) {
	const [a, b] = [await loadScorecard(files, folderA), await loadScorecard(files, folderB)];
	for (const [what, left, right] of [
		[
			"suite",
			`${a.suite.id} ${a.suite.version}`,
			`${b.suite.id} ${b.suite.version}`
		],
		[
			"dataset",
			a.dataset.sha256,
			b.dataset.sha256
		],
		[
			"number of tasks",
			a.counts.tasks,
			b.counts.tasks
		]
	]) {
		if (left === right) continue;
		throw new Fault("bundle.incomparable", `The bundles differ in their ${what}: ${left} and ${right}.`, { hint: "Only runs over the same tasks can be compared." });
	}
	const { description } = await loadSuite(a.suite.id);
	const metric = description.headline;
	if (metric === void 0) throw new Fault("bundle.incomparable", `Suite ${description.id} has no headline metric to compare by.`);
	const [left, right] = [await loadOutcomes(files, folderA), await loadOutcomes(files, folderB)];
	const families = description.families.map(({ id }) => ({
		family: id,
		a: of(left, id),
		b: of(right, id)
	})).filter((group) => group.a.length > 0).map((group) => ({
		family: group.family,
		...pair(group.a, group.b, metric)
	}));
	const corrected = holm(families.map(({ pClustered }) => pClustered));
	return {
		description,
		metric,
		a,
		b,
		overall: pair(left, right, metric),
		families: families.map((family, i) => ({
			...family,
			pHolm: corrected[i] ?? 1
		}))
	};
}
const of = (outcomes, family) => outcomes.filter((outcome) => outcome.family === family);
function pair(a, b, metric) {
	try {
		return pairOutcomes(a, b, metric);
	} catch (cause) {
		throw new Fault("bundle.incomparable", "The bundles do not hold the same tasks.", {
			cause,
			hint: "Only runs over the same tasks can be compared."
		});
	}
}

export { compare as t };