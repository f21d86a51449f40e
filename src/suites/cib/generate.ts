import type { Generator } from '../../suite/suite.ts';
import { type Random, randomOf } from '../shared/random.ts';
import { isoSeconds, MINUTE } from '../shared/times.ts';
import { noiseOf, type Remark } from './generating/noise.ts';
import { type Part, rowsOf, specOf } from './generating/spec.ts';
import { storyOf } from './generating/story.ts';
import type { CibEvent, CibTask } from './schema.ts';
import { ACTIONS, BUILT_IN, DOMAINS, PROJECTS } from './wording/built-in.ts';
import type { Topics } from './wording/schema.ts';

/** The built-in dataset. It reproduces the paper's tables with every seed (CIB section 8), in its own wording. */
export const generator: Generator<CibTask, Topics> = {
  publicSeed: 'cib-public-1',
  publicCount: 250,
  publicDigest: '51dabdaf66f7f1d0b217187625373f8daee9624c177b17c727af5d6db800f1bf',
  generate(seed, index, topics = BUILT_IN) {
    const spec = specOf(index);
    const random = randomOf(`${seed}:${index}`);
    const scope = { project: random.pick(PROJECTS), domain: random.pick(DOMAINS) };
    const story = storyOf({ topics, seed, spec, scope, random });
    const id = `cib_${String(index).padStart(6, '0')}`;
    const parts = random.pick(rowsOf(spec.family));
    const idsOf = (part: Part): string[] => (parts.includes(part) ? [`${id}_e${parts.indexOf(part) + 1}`] : []);
    const remarks = noiseOf(random, scope, story, parts.filter((part) => part === 'noise').length);
    const timeOf = timelineOf(random);
    // Here and below, members are in the order of canonical text, in which every dataset is digested.
    return {
      allowed_actions: ACTIONS,
      domain: scope.domain,
      events: parts.map((part, at): CibEvent => {
        const remark =
          part === 'noise' ? (remarks.shift() as Remark) : { text: story.evidence[part] as string, ...scope };
        return {
          domain: remark.domain,
          project: remark.project,
          should_write: part !== 'noise',
          source_id: `${id}_e${at + 1}`,
          stale: part === 'stale',
          superseded_by: part === 'stale' ? (idsOf('gold')[0] as string) : null,
          text: remark.text,
          timestamp: timeOf(part === 'second'),
        };
      }),
      family: spec.family,
      gold_action: story.action,
      gold_answer: story.answer,
      gold_evidence: [...idsOf('gold'), ...idsOf('second')].sort(),
      id,
      project: scope.project,
      question: story.question,
      requires_abstention: spec.family === 'abstention',
      stale_evidence: idsOf('stale'),
      template: story.template,
    };
  },
  wordingBank: async () => (await import('./wording-bank.ts')).wordingBank,
};

const MINUTES_A_DAY = 24 * 60;
const FIRST = Date.UTC(2026, 0, 5, 8);

/** The times of a history, each hours to weeks after the one before. A new session begins a day later or more. */
function timelineOf(random: Random): (newSession: boolean) => string {
  let now = FIRST + random.below(200 * MINUTES_A_DAY) * MINUTE;
  return (newSession) => {
    const soon = random.below(2) === 0 && !newSession;
    now += (soon ? 120 + random.below(MINUTES_A_DAY) : MINUTES_A_DAY + random.below(16 * MINUTES_A_DAY)) * MINUTE;
    return isoSeconds(now);
  };
}
