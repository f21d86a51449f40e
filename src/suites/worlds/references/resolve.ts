import { memoise } from '../../../text/caches.ts';
import { MINUTE } from '../../shared/times.ts';
import type { WorldQuestion } from '../schema.ts';
import { MINUTES_A_DAY, START } from '../task.ts';
import { contentStems } from '../words.ts';
import type { EventView } from './event-view.ts';
import { hasAny, type ReadEvent } from './read-world.ts';

/** What a memory can do with statements that answer one question differently, in the order in which it does it. */
const RESOLUTIONS = ['writers', 'source', 'trust', 'authority', 'narrow', 'expiry', 'newest'] as const;
type Resolution = (typeof RESOLUTIONS)[number];

interface QuestionContext {
  /** The events that the question may rest on. */
  readonly view: EventView;
  readonly question: WorldQuestion;
  /** Names that the question has, and other names of the same. */
  readonly names: ReadonlySet<string>;
}

/** For each mechanism, which of the competing statements it keeps: never none. They apply in this order. */
const STEPS: Readonly<
  Record<Resolution, (among: readonly ReadEvent[], asked: QuestionContext) => readonly ReadEvent[]>
> = {
  writers: (among, { view }) =>
    among.filter((one) => !view.matching(withdraws).some((other) => isWithdrawalOf(other, one))),
  trust: (among) => among.filter(({ event, beginning }) => event.role !== 'tool' || beginning !== 'none'),
  source: (among) => {
    const rank = ({ beginning }: ReadEvent) => RANKS[beginning] ?? 2;
    const best = Math.max(...among.map(rank));
    return among.filter((one) => rank(one) === best);
  },
  narrow: (among, { question }) => {
    const subject = contentStems(/^(?:As of [\d-]+: )?([^:]+): /.exec(question.text)?.[1] ?? '');
    const about = among.filter(
      ({ beginning, prefix }) => beginning === 'narrow' && contentStems(prefix).some((stem) => subject.includes(stem)),
    );
    return about.length > 0 ? about : among.filter(({ beginning }) => beginning !== 'narrow');
  },
  expiry: (among, { question }) => {
    const limited = among.filter(({ beginning }) => beginning === 'limited');
    const holding = limited.filter((one) => (question.as_of ?? Number.POSITIVE_INFINITY) < endOf(one));
    return holding.length > 0 ? holding : among.filter((one) => !limited.includes(one));
  },
  authority: (among, { view, names }) => {
    const heard = among.filter(({ beginning }) => beginning === 'heard');
    const speakers = new Set(heard.flatMap(({ prefix }) => prefix.match(/\p{Lu}\p{Ll}+/gu) ?? []));
    const decides = speakers.size < 2 ? undefined : firstDecider(view.withAnyName(names), speakers);
    return decides === undefined ? among : heard.filter(({ prefix }) => prefix.includes(decides));
  },
  newest: (among) => {
    let last = among[0];
    for (const one of among) if (last === undefined || one.event.minute > last.event.minute) last = one;
    if (last === undefined) return [];
    const value = firstValue(last);
    return [last, ...(value === '' ? [] : among.filter((one) => one !== last && one.event.text.includes(value)))];
  },
};

/** The first word with a digit that an event says; empty without one. */
const firstValue = memoise(({ event }: ReadEvent) => /[\p{L}\p{N}:-]*\d[\p{L}\p{N}:-]*/u.exec(event.text)?.[0] ?? '');

/** Verified statements rank above plain ones, and plain ones above guesses and old copies. */
const RANKS: { readonly [beginning: string]: number } = { live: 3, certain: 3, guess: 1, copy: 1 };

/**
 * Of competing statements, those that are left after each mechanism removed the ones that it rejects.
 *
 * @param mechanisms the mechanisms of the memory
 */
export function resolve(
  among: readonly ReadEvent[],
  mechanisms: ReadonlySet<string>,
  asked: QuestionContext,
): readonly ReadEvent[] {
  return RESOLUTIONS.filter((step) => mechanisms.has(step)).reduce((left, step) => {
    const after = STEPS[step](left, asked);
    return after.length > 0 ? after : left;
  }, among);
}

const TAKES_BACK =
  /\b(?:take|took|taking|withdraw\w*|retract\w*|ignore|disregard|discard|cancel\w*|wrong|mistake\w*|revoke\w*|void|invalid)\b/i;

/** Whether an agent says that something it wrote is wrong. */
export const withdraws = ({ event: { role, text } }: ReadEvent) => role.startsWith('agent') && TAKES_BACK.test(text);

/** Whether a withdrawal is a later word of the same author, on the same entity. */
function isWithdrawalOf(other: ReadEvent, one: ReadEvent): boolean {
  return other.event.role === one.event.role && other.event.minute > one.event.minute && hasAny(other.names, one.names);
}

/** The minute at which what is said for some days, or until a date, ends. */
function endOf({ prefix, event }: ReadEvent): number {
  const date = /\d{4}-\d\d-\d\d/.exec(prefix)?.[0];
  if (date !== undefined) return (Date.parse(date) - START) / MINUTE;
  return event.minute + Number(/\d+/.exec(prefix)?.[0] ?? 0) * MINUTES_A_DAY;
}

/** Before or behind the name of the one who decides. */
const BEHIND = /(?:settles|is in charge|overrules|outranks|decides|prevails|has the (?:last|final) (?:word|say))\b/i;
const BEFORE = /(?:trust|is up to|comes from|lies with|but|follow|go with|decided by)$/i;

/** Who of the speakers decides, as the first of these sentences says that names two of them and says it. */
function firstDecider(sentences: readonly ReadEvent[], speakers: ReadonlySet<string>): string | undefined {
  for (const { event, names } of sentences) {
    const both = [...names].filter((name) => speakers.has(name));
    const decides = both.length < 2 ? undefined : both.find((name) => saysDecides(event.text, name));
    if (decides !== undefined) return decides;
  }
  return undefined;
}

function saysDecides(text: string, name: string): boolean {
  const [before = '', behind = ''] = text.split(name);
  const [next = ''] = behind
    .trim()
    .split(' ')
    .slice(0, 6)
    .join(' ')
    .split(/[,;]| and /);
  return BEFORE.test(before.trim()) || BEHIND.test(next);
}
