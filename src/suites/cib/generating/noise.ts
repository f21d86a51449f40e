import { fill } from '../../shared/fill.ts';
import type { Random } from '../../shared/random.ts';
import { overlap, shared, words } from '../../shared/words.ts';
import { DOMAINS, NOISE, PROJECTS } from '../wording/built-in.ts';

/**
 * The most words that noise may share with a question. All evidence shares more, so ranking by words always finds the
 * evidence.
 */
export const NOISE_OVERLAP = 2;

export interface Remark {
  readonly text: string;
  readonly project: string;
  readonly domain: string;
}

export interface Scope {
  readonly project: string;
  readonly domain: string;
}

/** What a family has in addition to chatter: a remark near the topic, with the slots that it needs beyond its project's. */
export interface Asides {
  readonly templates: readonly string[];
  readonly slots: Readonly<Record<string, string>>;
}

const NOISE_WORDS = NOISE.map(words);

/** Remarks that are not evidence for the question, all different, and at most one of them near its topic. */
export function noiseOf(
  random: Random,
  scope: Scope,
  { question, asides }: { readonly question: string; readonly asides: Asides },
  count: number,
): Remark[] {
  const questionWords = words(question);
  const taken = new Set<number>();
  // With few remarks, an aside is not always among them.
  const asideAt = random.below(Math.max(3, count));
  return Array.from({ length: count }, (_, at) => {
    const aside = at === asideAt ? asideOf(random, scope, asides) : undefined;
    if (aside !== undefined && overlap(questionWords, aside.text) <= NOISE_OVERLAP) return aside;
    return { ...scope, text: chatterFor(questionWords, taken, random.below(NOISE.length)) };
  });
}

/** The first remark from `start` that is unused and shares few enough words with the question. */
function chatterFor(questionWords: ReadonlySet<string>, taken: Set<number>, start: number): string {
  for (let step = 0; step < NOISE.length; step += 1) {
    const at = (start + step) % NOISE.length;
    if (taken.has(at) || !isFar(questionWords, NOISE_WORDS[at] as Set<string>)) continue;
    taken.add(at);
    return NOISE[at] as string;
  }
  throw new RangeError('every remark is too near the question');
}

function isFar(questionWords: ReadonlySet<string>, remark: ReadonlySet<string>): boolean {
  return shared(questionWords, remark) <= NOISE_OVERLAP;
}

/** A remark about another project if its template names one, and of any domain. */
function asideOf(random: Random, scope: Scope, asides: Asides): Remark {
  const template = random.pick(asides.templates);
  const step = 1 + random.below(PROJECTS.length - 1);
  const other = PROJECTS[(PROJECTS.indexOf(scope.project) + step) % PROJECTS.length] as string;
  const text = fill(template, { ...asides.slots, p: scope.project, o: other });
  return template.includes('{o}') ? { text, project: other, domain: random.pick(DOMAINS) } : { text, ...scope };
}
