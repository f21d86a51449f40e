import { memoise } from '../../../text/caches.ts';
import type { WorldQuestion } from '../schema.ts';
import { contentStems } from '../words.ts';
import { type EventView, type Hits, viewFor, viewOfAll } from './event-view.ts';
import { hasAny, type ReadEvent, type ReadWorld } from './read-world.ts';
import { resolve, withdraws } from './resolve.ts';

/** Results beyond these do not fit the widest budget. */
export const MOST_RESULTS = 12;

/** An event answers a question only if it has at least this share of the question's content words. */
const LEAST_SHARED = 0.5;

/**
 * Answers a question by hybrid search and the given mechanisms. Of the events and the question it uses only what an adapter
 * gets.
 *
 * @param mechanisms names of `references.ts`
 * @returns source ids, best first
 */
export function retrieve(
  world: ReadWorld,
  question: WorldQuestion,
  mechanisms: ReadonlySet<string>,
): readonly string[] {
  const view = mechanisms.has('scope') ? viewFor(world, question) : viewOfAll(world);
  const asked = world.namesIn(question.text);
  if (mechanisms.has('forget') && isForgotten(view, question, asked)) return [];
  if (mechanisms.has('grounds') && asksForGrounds(question)) return ruleAndFact(view, question, asked).map(idOf);
  const names = mechanisms.has('alias') ? withAliases(view)(asked) : asked;
  const text = mechanisms.has('narrow') ? question.text.replace(SUBJECT, '') : question.text;
  const searched = [text, ...[...names].filter((name) => !asked.has(name))].join(' ');
  // A note that takes another back repeats the question and does not answer it.
  const hits = view.search(searched, mechanisms.has('writers') ? withdraws : undefined);
  const chain = mechanisms.has('hop') ? findChain(view, hits, asked, question.text) : undefined;
  if (chain !== undefined) return chain.map(idOf);
  const top = (mechanisms.has('alias') && hits.find((one) => hasAny(one.names, names))) || hits.at(0);
  if (top === undefined) return [];
  if (mechanisms.has('absence') && !answers(top, question, names)) return [];
  const competing = view.withAnyName(names).filter((one) => one.form === top.form);
  const kept = competing.length === 0 ? [top] : resolve(competing, mechanisms, { view, question, names });
  const found = new Set(kept);
  for (let index = 0; found.size < MOST_RESULTS; index += 1) {
    const one = hits.at(index);
    if (one === undefined) break;
    if (one !== top && !competing.includes(one)) found.add(one);
  }
  return [...found].slice(0, MOST_RESULTS).map(idOf);
}

/** The day and the subject that a question is narrowed to. */
const SUBJECT = /^(?:As of [\d-]+: )?(?:[^:]{3,60}: )?/;

const idOf = ({ event }: ReadEvent) => event.id;

/** The asked names and their aliases. An alias is stated in a sentence with an asked name, one other name, and a word such as `nickname`. */
const withAliases = memoise((view: EventView) =>
  memoise((asked: ReadonlySet<string>): ReadonlySet<string> => {
    const aliases = view.matching(statesAlias).filter(({ names }) => hasAny(names, asked));
    return new Set([...asked, ...aliases.flatMap(({ names }) => [...names])]);
  }),
);

const statesAlias = ({ names, event }: ReadEvent) => names.size === 2 && ALIAS_WORDS.test(event.text);

const ALIAS_WORDS =
  /\b(?:(?:another|other|different|pet|short|old) name|name (?:for|of)|nickname\w*|pseudonym|alias|aka|known as|signed as|goes by|short for|for short|i mean|they mean|is meant|that is meant|none other|same (?:as|company|firm|client|customer)|the same|refers to|stands for|denotes|styled|abbreviat\w+|shorthand|(?:simply|just|also|usually|often) (?:call|say)\w*|read \S+ as|call(?:ed|s)? [A-Z]\w+ [A-Z]\w+|refer to \S+ as)\b/;

/** Whether a top hit is about the asked name and says what is asked for. */
function answers({ names: has, stems }: ReadEvent, { text }: WorldQuestion, names: ReadonlySet<string>): boolean {
  if (names.size > 0 && !hasAny(has, names)) return false;
  const lower = new Set([...names].map((name) => contentStems(name)[0]));
  const asked = contentStems(text).filter((stem) => !lower.has(stem));
  return countIn(stems, asked) >= LEAST_SHARED * asked.length;
}

const FORGETS =
  /\b(?:forget|unlearn|delete|erase|strike|remove|purge|wipe|drop|not want you to remember|no longer (?:know|keep|store|hold)|nothing .* may stay)\b/i;

const forgets = ({ event }: ReadEvent) => event.role === 'user' && FORGETS.test(event.text);

/** Whether the user wished that what the question is about be forgotten. */
function isForgotten(view: EventView, { text }: WorldQuestion, asked: ReadonlySet<string>): boolean {
  const wishes = view.matching(forgets).filter(({ names }) => hasAny(names, asked));
  const stems = contentStems(text);
  return wishes.some((wish) => countIn(wish.stems, stems) >= 0.8 * stems.length);
}

const asksForGrounds = ({ text }: WorldQuestion) =>
  /\b(?:entitle|permit|allow|ground|justif|licen[cs]e|right|reason|basis|authori[sz]|may we|can we|warrant)/i.test(
    text,
  ) && !/\bwho\b/i.test(text);

const LIMIT = /\b(?:above|more than|over|beyond|exceed\w*|higher than|greater than|past)\b/i;

const limits = ({ event }: ReadEvent) => LIMIT.test(event.text) && /\d/.test(event.text);
const countsSomething = ({ event }: ReadEvent) => /\d/.test(event.text) && !CORRELATES.test(event.text);

/** A rule with a limit and the fact that it is about, where the fact is above the limit. */
function ruleAndFact(view: EventView, { text }: WorldQuestion, asked: ReadonlySet<string>): readonly ReadEvent[] {
  const about = (one: ReadEvent) => hasAny(one.names, asked);
  const rule = mostSimilar(view.matching(limits).filter(about), contentStems(text));
  if (rule === undefined) return [];
  const said = [...rule.stems];
  const alike = view
    .matching(countsSomething)
    .filter((one) => about(one) && one !== rule && one.form !== rule.form && countIn(one.stems, said) >= 3);
  const fact = mostSimilar(alike, said);
  const number = ({ event }: ReadEvent) => Number(/\d+/.exec(event.text)?.[0]);
  return fact !== undefined && number(fact) > number(rule) ? [rule, fact] : [];
}

/** The first of those that have most of these stems. */
function mostSimilar(among: readonly ReadEvent[], stems: readonly string[]): ReadEvent | undefined {
  let [best, most]: [ReadEvent | undefined, number] = [undefined, -1];
  for (const one of among) {
    const count = countIn(one.stems, stems);
    if (count > most) [best, most] = [one, count];
  }
  return best;
}

const CORRELATES =
  /\b(?:often|mostly|usually|typically|tend\w*|around|roughly|about|near|such as|like|generally|commonly|average)\b/i;

/** How many of the stems are among these. */
function countIn(among: ReadonlySet<string>, stems: readonly string[]): number {
  let count = 0;
  for (const stem of stems) if (among.has(stem)) count += 1;
  return count;
}

/** How many of the best hits may be the end of a chain, of how many that are looked at, and how many events may lead there. */
const ENDS = 12;
const SEARCHED = 40;
const STEPS = 2;

/**
 * Where the best hits do not name what the question names, a chain of events that leads from there to one of them: each names
 * what the next one names.
 */
function findChain(
  view: EventView,
  order: Hits,
  asked: ReadonlySet<string>,
  question: string,
): readonly ReadEvent[] | undefined {
  const named = new Set([...asked].flatMap(contentStems));
  const stems = contentStems(question).filter((stem) => !named.has(stem));
  const hits = order.first(SEARCHED).map((event) => ({ event, words: countIn(event.stems, stems) }));
  const best = Math.max(0, ...hits.map(({ words }) => words));
  const top = hits.filter(({ words }) => words === best).map(({ event }) => event);
  // A statement about the asked name that says as much of the question is no chain's beginning but the answer.
  if (top.some(({ names }) => hasAny(names, asked))) return undefined;
  const ends = top.slice(0, ENDS);
  let paths: readonly Path[] = [...asked].map((at) => ({ at, events: [] }));
  for (let step = 0; step < STEPS; step += 1) {
    paths = paths.flatMap((path) => extended(view, path));
    for (const end of ends) {
      const path = paths.find(({ at }) => end.names.has(at));
      if (path !== undefined) return [...path.events, end];
    }
  }
  return undefined;
}

/** Events that lead from a name to another one. */
interface Path {
  readonly at: string;
  readonly events: readonly ReadEvent[];
}

function extended(view: EventView, { at, events }: Path): readonly Path[] {
  const paths: Path[] = [];
  for (const one of view.withAnyName(new Set([at]))) {
    if (one.names.size !== 2 || events.includes(one)) continue;
    for (const name of one.names) if (name !== at) paths.push({ at: name, events: [...events, one] });
  }
  return paths;
}
