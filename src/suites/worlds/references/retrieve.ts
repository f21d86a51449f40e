import type { WorldQuestion } from '../task.ts';
import { contentStems } from '../words.ts';
import { isVisible, type ReadEvent, type ReadWorld } from './read-world.ts';
import { resolve, withdraws } from './resolve.ts';
import { fuse, ranked } from './text-index.ts';

/** Results beyond these do not fit the widest budget. */
const MOST = 12;

/** A new statement has at least this share of the question's words; fewer are about something else. */
const ENOUGH = 0.5;

/**
 * What a memory with these mechanisms brings to a question: hybrid search, and each mechanism that it has. It reads the events
 * as an adapter does, and of the question its words, workspace and time.
 *
 * @returns source ids, best first
 */
export function retrieve(world: ReadWorld, question: WorldQuestion, has: ReadonlySet<string>): readonly string[] {
  const visible = has.has('scope') ? visibleTo(world, question) : world.events;
  const asked = world.namesIn(question.text);
  if (has.has('forget') && isForgotten(visible, question, asked)) return [];
  if (has.has('grounds') && asksForGrounds(question)) return grounds(visible, question, asked).map(idOf);
  const names = has.has('alias') ? new Set([...asked, ...otherNames(visible, asked)]) : asked;
  const text = has.has('narrow') ? question.text.replace(SUBJECT, '') : question.text;
  const hits = search(world, visible, `${text} ${[...names].filter((name) => !asked.has(name)).join(' ')}`);
  // A note that takes another back repeats the question and does not answer it.
  const order = has.has('writers') ? hits.filter(({ event }) => !withdraws(event)) : hits;
  const chain = has.has('hop') ? follow(visible, order, asked, question.text) : undefined;
  if (chain !== undefined) return chain.map(idOf);
  const top = (has.has('alias') && order.find((one) => [...names].some((name) => one.names.has(name)))) || order[0];
  if (top === undefined) return [];
  if (has.has('absence') && !answers(top, question, names)) return [];
  const competing = visible.filter((one) => one.form === top.form && [...names].some((name) => one.names.has(name)));
  const kept = competing.length === 0 ? [top] : resolve(competing, has, { world, question, names, visible });
  const found = new Set(kept);
  for (const one of order) {
    if (found.size >= MOST) break;
    if (one !== top && !competing.includes(one)) found.add(one);
  }
  return [...found].slice(0, MOST).map(idOf);
}

/** The day and the subject that a question is narrowed to. */
const SUBJECT = /^(?:As of [\d-]+: )?(?:[^:]{3,60}: )?/;

const idOf = ({ event }: ReadEvent) => event.id;

const known = new WeakMap<WorldQuestion, readonly ReadEvent[]>();

/** Found once a question, as what a search finds is, however many references ask. */
function visibleTo(world: ReadWorld, question: WorldQuestion): readonly ReadEvent[] {
  const visible = known.get(question) ?? world.events.filter(({ event }) => isVisible(event, question));
  known.set(question, visible);
  return visible;
}

const searched = new WeakMap<readonly ReadEvent[], Map<string, readonly ReadEvent[]>>();

function search(world: ReadWorld, visible: readonly ReadEvent[], question: string): readonly ReadEvent[] {
  const orders = searched.get(visible) ?? new Map<string, readonly ReadEvent[]>();
  searched.set(visible, orders);
  const before = orders.get(question);
  if (before !== undefined) return before;
  const order =
    visible === world.events
      ? ranked(fuse(world.index.bm25(question), world.index.pieces(question))).map(
          (at) => world.events[at] as ReadEvent,
        )
      : among(search(world, world.events, question), visible);
  orders.set(question, order);
  return order;
}

function among(order: readonly ReadEvent[], visible: readonly ReadEvent[]): readonly ReadEvent[] {
  const seen = new Set(visible);
  return order.filter((one) => seen.has(one));
}

/** Another name is told in a sentence with the asked name, one more, and a word for what a name is. */
function otherNames(visible: readonly ReadEvent[], asked: ReadonlySet<string>): readonly string[] {
  return visible
    .filter(
      ({ names, event }) => names.size === 2 && [...asked].some((name) => names.has(name)) && NAMES.test(event.text),
    )
    .flatMap(({ names }) => [...names].filter((name) => !asked.has(name)));
}

const NAMES =
  /\b(?:(?:another|other|different|pet|short|old) name|name (?:for|of)|nickname\w*|pseudonym|alias|aka|known as|signed as|goes by|short for|for short|i mean|they mean|is meant|that is meant|none other|same (?:as|company|firm|client|customer)|the same|refers to|stands for|denotes|styled|abbreviat\w+|shorthand|(?:simply|just|also|usually|often) (?:call|say)\w*|read \S+ as|call(?:ed|s)? [A-Z]\w+ [A-Z]\w+|refer to \S+ as)\b/;

/** Whether a top hit is about the asked name and says what is asked for. */
function answers({ event, names: has }: ReadEvent, { text }: WorldQuestion, names: ReadonlySet<string>): boolean {
  if (names.size > 0 && ![...names].some((name) => has.has(name))) return false;
  const lower = new Set([...names].map((name) => contentStems(name)[0]));
  const asked = contentStems(text).filter((stem) => !lower.has(stem));
  const said = new Set(contentStems(event.text));
  return asked.filter((stem) => said.has(stem)).length >= ENOUGH * asked.length;
}

const FORGETS =
  /\b(?:forget|unlearn|delete|erase|strike|remove|purge|wipe|drop|not want you to remember|no longer (?:know|keep|store|hold)|nothing .* may stay)\b/i;

/** Whether the user wished that what the question is about be forgotten. */
function isForgotten(visible: readonly ReadEvent[], { text }: WorldQuestion, asked: ReadonlySet<string>): boolean {
  return visible.some(({ event, names }) => {
    if (event.role !== 'user' || !FORGETS.test(event.text) || ![...asked].some((name) => names.has(name))) return false;
    const stems = contentStems(text);
    const told = new Set(contentStems(event.text));
    return stems.filter((stem) => told.has(stem)).length >= 0.8 * stems.length;
  });
}

const asksForGrounds = ({ text }: WorldQuestion) =>
  /\b(?:entitle|permit|allow|ground|justif|licen[cs]e|right|reason|basis|authori[sz]|may we|can we|warrant)/i.test(
    text,
  ) && !/\bwho\b/i.test(text);

const LIMIT = /\b(?:above|more than|over|beyond|exceed\w*|higher than|greater than|past)\b/i;

/** A rule with a limit and the fact that it is about, where the fact is above the limit. */
function grounds(
  visible: readonly ReadEvent[],
  question: WorldQuestion,
  asked: ReadonlySet<string>,
): readonly ReadEvent[] {
  const about = visible.filter(({ names }) => [...asked].some((name) => names.has(name)));
  const overlap = (one: ReadEvent, text: string) => {
    const stems = new Set(contentStems(text));
    return contentStems(one.event.text).filter((stem) => stems.has(stem)).length;
  };
  const best = (among: readonly ReadEvent[], text: string) =>
    among.toSorted((a, b) => overlap(b, text) - overlap(a, text)).at(0);
  const rule = best(
    about.filter(({ event }) => LIMIT.test(event.text) && /\d/.test(event.text)),
    question.text,
  );
  if (rule === undefined) return [];
  const alike = about.filter((one) => one !== rule && /\d/.test(one.event.text) && one.form !== rule.form);
  const fact = best(
    alike.filter((one) => overlap(one, rule.event.text) >= 3 && !CORRELATES.test(one.event.text)),
    rule.event.text,
  );
  const number = ({ event }: ReadEvent) => Number(/\d+/.exec(event.text)?.[0]);
  return fact !== undefined && number(fact) > number(rule) ? [rule, fact] : [];
}

const CORRELATES =
  /\b(?:often|mostly|usually|typically|tend\w*|around|roughly|about|near|such as|like|generally|commonly|average)\b/i;

/** How many of these stems an event has. */
function covered({ event }: ReadEvent, stems: readonly string[]): number {
  const said = new Set(contentStems(event.text));
  return stems.filter((stem) => said.has(stem)).length;
}

/** How many of the best hits may be the end of a chain, of how many that are looked at, and how many events may lead there. */
const ENDS = 12;
const SEARCHED = 40;
const STEPS = 2;

/**
 * Where the best hits do not name what the question names, a chain of events that leads from there to one of them: each names
 * what the next one names.
 */
function follow(
  visible: readonly ReadEvent[],
  order: readonly ReadEvent[],
  asked: ReadonlySet<string>,
  question: string,
): readonly ReadEvent[] | undefined {
  const names = (one: ReadEvent, among: ReadonlySet<string>) => [...one.names].some((name) => among.has(name));
  const named = new Set([...asked].flatMap(contentStems));
  const stems = contentStems(question).filter((stem) => !named.has(stem));
  const hits = order.slice(0, SEARCHED).map((event) => ({ event, words: covered(event, stems) }));
  const best = Math.max(0, ...hits.map(({ words }) => words));
  // A statement about the asked name that says as much of the question is no chain's beginning but the answer.
  if (hits.some(({ event, words }) => words === best && names(event, asked))) return undefined;
  const ends = hits
    .filter(({ event, words }) => words === best && !names(event, asked))
    .slice(0, ENDS)
    .map(({ event }) => event);
  let paths: readonly { readonly at: string; readonly events: readonly ReadEvent[] }[] = [...asked].map((at) => ({
    at,
    events: [],
  }));
  for (let step = 0; step < STEPS; step += 1) {
    paths = paths.flatMap(({ at, events }) =>
      visible
        .filter((one) => one.names.has(at) && one.names.size === 2 && !events.includes(one))
        .flatMap((one) =>
          [...one.names].filter((name) => name !== at).map((name) => ({ at: name, events: [...events, one] })),
        ),
    );
    for (const end of ends) {
      const path = paths.find(({ at }) => end.names.has(at));
      if (path !== undefined) return [...path.events, end];
    }
  }
  return undefined;
}
