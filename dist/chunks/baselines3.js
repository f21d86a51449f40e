import { n as loadSuite } from "./catalogue.js";
import { t as pairOutcomes } from "./pairing.js";
import { i as summarise, n as heldAgainst, r as Tally } from "./controls.js";
import { n as openDataset } from "./dataset.js";

// src/usecases/baselines.ts
/** Scores every reference system and control in process: the seed's own tables, its paired tests and its claims. */
async function baselines(files, suiteId, choice) {
	const suite = await loadSuite(suiteId);
	const dataset = await openDataset(files, suite, choice);
	const scored = suite.references.map((reference) => ({
		reference,
		tally: new Tally(),
		outcomes: []
	}));
	for (let index = 0; index < dataset.tasks; index += 1) {
		const task = dataset.taskAt(index);
		for (const { reference, tally, outcomes } of scored) {
			const outcome = suite.score(task, reference.answer(task), new Set(reference.capabilities));
			tally.add(outcome);
			outcomes.push(outcome);
		}
	}
	const tallies = new Map(scored.map(({ reference, tally }) => [reference.name, tally.overall]));
	const held = suite.description.bounds.map((bound) => heldAgainst(bound, tallies.get(bound.control)));
	const validity = {
		state: held.every((one) => one.held) ? "valid" : "failed",
		rules: [],
		controls: held
	};
	const results = new Map(scored.map(({ reference, tally, outcomes }) => [reference.name, {
		scorecard: scorecardOf(suite, dataset, reference, tally, validity),
		outcomes
	}]));
	const { metric, against } = suite.description.tables.paired;
	const best = results.get(against)?.outcomes ?? [];
	const others = suite.references.filter(({ kind, name }) => kind === "reference" && name !== against);
	return {
		description: suite.description,
		dataset: {
			id: dataset.id,
			sha256: dataset.sha256,
			tasks: dataset.tasks,
			official: dataset.official
		},
		systems: [...results.values()].map(({ scorecard }) => scorecard),
		comparisons: others.map(({ name }) => ({
			metric,
			a: against,
			b: name,
			...pairOutcomes(best, results.get(name)?.outcomes ?? [], metric)
		})),
		claims: await suite.claims(results)
	};
}
function scorecardOf(suite, dataset, reference, tally, validity) {
	const { id, version } = suite.description;
	const { name, kind, readsLabels } = reference;
	return {
		schema: "scorecard/1",
		suite: {
			id,
			version
		},
		dataset: {
			id: dataset.id,
			sha256: dataset.sha256,
			tasks: dataset.tasks,
			official: dataset.official
		},
		system: {
			name,
			version,
			kind,
			reads_labels: readsLabels
		},
		counts: {
			tasks: tally.overall.tasks,
			passed: tally.passed,
			errored: tally.errored,
			faults: {}
		},
		...summarise(suite.description, tally),
		validity
	};
}

export { baselines as t };