import type { AnyJson } from '../any-json.ts';
import { claimed, type Forgery, IMAGE } from '../forged-board.ts';
import { type AnsweredTask, forgeReplies, onQuery, withEvidenceOf, writtenOf } from '../forged-replies.ts';
import { forge } from '../forgery.ts';

export type Change = (answered: AnsweredTask) => AnsweredTask['replies'];
export const OTHER_IMAGE = IMAGE.replaceAll('1', '3');

// What images answer. All runs are made from `everything`, whose evidence is all that was written.
export const everything: Change = ({ replies }) =>
  onQuery(replies, (result, before) => ({ ...result, evidence: writtenOf(before) }));
export const nothing: Change = ({ replies }) =>
  onQuery(replies, (result) => ({ ...result, evidence: [], abstain: true }));
export const wrongActions: Change = ({ replies }) =>
  onQuery(replies, (result) => ({ ...result, action: 'do the opposite' }));
export const forgetsMore = (answered: AnsweredTask, round: number) =>
  round > 0 && answered.index % 10 < round ? nothing(answered) : answered.replies;
export const breaksOff = ({ replies, index }: AnsweredTask, round: number) =>
  round > 0 && index % 21 === 0 ? replies.map(() => [{ method: 'observe', fault: 'adapter.timeout' }]) : replies;

// How forgers change their own run.
export const rewritten = (change: Change) => (bundle: string) => forgeReplies(bundle, change);
export const golden: Change = ({ replies, gold }) => withEvidenceOf(replies, gold);
export const failed = ({ outcome }: AnsweredTask) => outcome.values.retrieval_sufficiency === 0;

/** Gold evidence in failed tasks of this many templates, in at most this many tasks of each. */
export const improved = (templates: number, each = Number.POSITIVE_INFINITY) => {
  const taken = new Map<string, number>();
  return (answered: AnsweredTask) => {
    const { cluster } = answered.outcome;
    const count = taken.get(cluster) ?? 0;
    if (!failed(answered) || count >= each || (count === 0 && taken.size >= templates)) return answered.replies;
    taken.set(cluster, count + 1);
    return golden(answered);
  };
};
export const goldenWrites: Change = ({ replies, gold }) =>
  replies.map((one, e) => one.map((reply, i) => (reply.method === 'observe' ? (gold[e]?.[i] ?? reply) : reply)));
export const fast = (bundle: string) =>
  forge(bundle, 'timing.json', (text) =>
    text.replace(/"(p50|p90|p99|min|max|mean)":([\d.]+)/g, (_, what, ms) => `"${what}":${ms / 1000}`),
  );
export const without = (capability: string) => (manifest: AnyJson) => {
  const { declared } = manifest.adapter;
  declared.capabilities = declared.capabilities.filter((one: string) => one !== capability);
};
export const named = (name: string) => (manifest: AnyJson) => {
  Object.assign(manifest.adapter.declared, { name });
  Object.assign(manifest.system, { name });
};
export const manifestOf = (change: (manifest: AnyJson) => void) => (bundle: string) => claimed(bundle, change);
export const inRound = (round: number, change: (bundle: string) => unknown) => (rerun: string) =>
  change(`${rerun}/${round}/0/cib`);

/** Turns this many of the failed tasks into timeouts. */
export function timedOut(count: number): Change {
  let left = count;
  return (answered) => {
    if (!failed(answered) || left === 0) return answered.replies;
    left -= 1;
    return answered.replies.map(() => [{ method: 'observe', fault: 'adapter.timeout' }]);
  };
}

export function dated(year: number) {
  return (manifest: AnyJson) => {
    manifest.dates = { started: `${year}-01-01T00:00:00.000Z`, finished: `${year}-01-01T00:01:00.000Z` };
  };
}

export function ofImage(image: string) {
  return (manifest: AnyJson) => {
    manifest.adapter.spec = `image:${image}`;
    manifest.image.repo_digest = image;
  };
}

export function everyRound(change: (manifest: AnyJson) => void) {
  return async (rerun: string) => {
    for (const round of [1, 2, 3, 'fresh']) await claimed(`${rerun}/${round}/0/cib`, change);
  };
}

export interface Row extends Forgery {
  /** The rule on which the board relies: the row fails if it is broken. */
  readonly rule: string;
  /** `valid`, or a code. */
  readonly verify: string;
  readonly board: string;
  /** Words in the reason of the verdict. */
  readonly says?: RegExp;
  readonly site: string;
}
