import type { Capability } from '../../../protocol/reply.ts';
import { randomOf, shuffled } from '../../shared/random.ts';
import { isVisible, readWorld } from '../references/read-world.ts';
import type { WorldQuestion, WorldTask } from '../schema.ts';
import { labelledWorld, passes, returnedBy } from '../scoring/kept.ts';
import { BUDGETS } from '../task.ts';
import { BITS, type Features } from './features.ts';

const ROUNDS = 4;
const RATE = 0.1;
const DECAY = 1e-5;
/** The share of the other events that training uses; it uses all gold events. */
const NEGATIVES = 0.15;
/** Worlds of the training that the threshold for abstaining is chosen on. */
const TUNING = 8;
const MOST = 8;

/** What a classifier declares. */
const NOTHING: ReadonlySet<Capability> = new Set();

/** A trained classifier: returns the ids of the events that it selects for a question. */
export type Learned = (task: WorldTask, question: WorldQuestion) => readonly string[];

/**
 * Logistic regression over hashed features of (event, question), trained by AdaGrad. It returns nothing if the score of its best
 * event is below the threshold with which it passed most pairs of the training worlds.
 */
export function learn(features: Features, worlds: readonly WorldTask[]): Learned {
  const rows: { readonly at: Uint16Array; readonly gold: number }[] = [];
  const random = randomOf('negatives');
  for (const task of worlds) {
    const world = readWorld(task);
    for (const question of task.questions) {
      const gold = new Set(question.gold.flat());
      const of = features(world, question);
      for (const [place, event] of world.events.entries()) {
        const isGold = gold.has(event.event.id);
        if (!isVisible(event.event, question) || (!isGold && random.below(1000) >= NEGATIVES * 1000)) continue;
        rows.push({ at: Uint16Array.from(of(event, place)), gold: Number(isGold) });
      }
    }
  }
  const weights = train(rows);
  const ranked = (task: WorldTask, question: WorldQuestion) => rankedBy(weights, features, task, question);
  const cut = threshold(worlds.slice(0, TUNING), ranked);
  return (task, question) => above(ranked(task, question), cut);
}

interface Ranked {
  readonly best: number;
  readonly ids: readonly string[];
}

const above = ({ best, ids }: Ranked, cut: number) => (best >= cut ? ids : []);

function train(rows: readonly { readonly at: Uint16Array; readonly gold: number }[]): Float64Array {
  const weights = new Float64Array(1 << BITS);
  const squares = new Float64Array(1 << BITS).fill(1e-3);
  const random = randomOf('order');
  let order = rows;
  for (let round = 0; round < ROUNDS; round += 1) {
    order = shuffled(random, order);
    for (const { at, gold } of order) {
      const error = 1 / (1 + Math.exp(-sumOf(weights, at))) - gold;
      for (let feature = 0; feature < at.length; feature += 1) {
        const place = at[feature] as number;
        const step = error + DECAY * (weights[place] as number);
        squares[place] = (squares[place] as number) + step * step;
        weights[place] = (weights[place] as number) - (RATE * step) / Math.sqrt(squares[place] as number);
      }
    }
  }
  return weights;
}

function rankedBy(weights: Float64Array, features: Features, task: WorldTask, question: WorldQuestion): Ranked {
  const world = readWorld(task);
  const of = features(world, question);
  const best: { readonly id: string; readonly score: number }[] = [];
  for (const [place, event] of world.events.entries()) {
    if (!isVisible(event.event, question)) continue;
    const score = sumOf(weights, of(event, place));
    if (best.length === MOST && score <= (best[MOST - 1]?.score ?? 0)) continue;
    const behind = best.findIndex((one) => one.score < score);
    best.splice(behind < 0 ? best.length : behind, 0, { id: event.event.id, score });
    best.length = Math.min(best.length, MOST);
  }
  return { best: best[0]?.score ?? Number.NEGATIVE_INFINITY, ids: best.map(({ id }) => id) };
}

function sumOf(weights: Float64Array, features: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < features.length; at += 1) sum += weights[features[at] as number] as number;
  return sum;
}

/** Of several thresholds, the one with which most pairs pass; among equal ones, the one with which most questions pass. */
function threshold(worlds: readonly WorldTask[], ranked: (task: WorldTask, question: WorldQuestion) => Ranked): number {
  const found = worlds.flatMap((task) => {
    const world = labelledWorld(task.events);
    return task.questions.map((question) => ({ task, world, question, ranked: ranked(task, question) }));
  });
  const tops = found.map((one) => one.ranked.best).sort((a, b) => a - b);
  const cuts = [
    Number.NEGATIVE_INFINITY,
    ...[1, 2, 3, 4, 5, 6, 7].map((tenth) => tops[Math.floor((tops.length * tenth) / 10)] ?? 0),
  ];
  const worth = (cut: number) => {
    const pairs = new Map<string, number>();
    let questions = 0;
    for (const { task, world, question, ranked: one } of found) {
      const { within } = returnedBy(world, { evidence: [...above(one, cut)] }, NOTHING);
      const passed = Number(passes(question, within(question, BUDGETS.fair)));
      questions += passed;
      const pair = `${task.id} ${question.pair}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + passed);
    }
    return [...pairs.values()].filter((halves) => halves === 2).length * 1e6 + questions;
  };
  return cuts.reduce((best, cut) => (worth(cut) > worth(best) ? cut : best));
}
