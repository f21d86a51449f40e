import { lowerFirst } from '../../../text/words.ts';
import { substitute } from '../../shared/fill.ts';
import { shuffled } from '../../shared/random.ts';
import { agent, type Draft, inOrder, PLACES, USER } from './drafts.ts';
import type { Writer } from './writer.ts';

/** Three values in time, the third at times the first again. Asked for now, and as of a day between. */
export function update(writer: Writer): void {
  const { random } = writer;
  const { fact, entity } = writer.freeFact();
  const by = random.below(4) > 0 ? USER : agent(random.pick(writer.agents));
  const said = [0, 1].map(() => writer.state(fact, entity, { by, value: writer.undatedValue(fact) }));
  const [before, between] = said as [Draft, Draft];
  const returns = random.below(3) === 0;
  const value = returns ? before.values[0] : writer.undatedValue(fact);
  const last = writer.state(fact, entity, { by, value });
  // The last statement is at any time with enough events before it; each earlier one is well before the next.
  const share = (from: number, to: number) => from + ((to - from) * random.below(1000)) / 1000;
  last.minute = PLACES * share(0.35, 1);
  between.minute = last.minute * share(0.5, 0.95);
  before.minute = between.minute * share(0.1, 0.95);
  const text = writer.question(fact, entity);
  writer.pair('update', [
    { text, gold: [[last]], forbidden: [before, between] },
    { text, as_of: { after: between, before: last }, gold: [[between]], forbidden: [before, last] },
  ]);
  writer.decoys(fact);
  writer.strangers(fact, 3);
}

/**
 * A rule, and for one subject an exception that changed once; the other half asks for a subject that has none, or for none. For
 * a further subject there is an exception, too, so that no statement is known by its beginning.
 */
export function exception(writer: Writer): void {
  const { random, wording } = writer;
  const { fact, entity } = writer.freeFact();
  const [narrow, plain, further] = shuffled(random, wording.subjects) as [string, string, string];
  const [first, second, third] = shuffled(random, wording.narrow) as [string, string, string];
  const rule = writer.state(fact, entity);
  const excepted = (prefix: string, s: string) => writer.state(fact, entity, { prefix: substitute(prefix, { s }) });
  const [old, current, other] = [excepted(first, narrow), excepted(second, narrow), excepted(third, further)];
  inOrder(
    ...(random.pick([
      [rule, old, current],
      [old, rule, current],
      [old, current, rule],
    ]) as Draft[]),
  );
  const text = writer.question(fact, entity);
  const about = (s: string) => substitute(random.pick(wording.narrow_questions), { s }) + lowerFirst(text);
  const forbidden = [old, other];
  writer.pair('exception', [
    { text: about(narrow), gold: [[current]], forbidden },
    { text: random.below(4) === 0 ? text : about(plain), gold: [[rule]], forbidden },
  ]);
  writer.decoys(fact);
}

/** For some days another value holds, and then the first one again. */
export function expiry(writer: Writer): void {
  const { random } = writer;
  const { fact, entity } = writer.freeFact();
  const days = 4 + random.below(11);
  const base = writer.state(fact, entity, { value: writer.undatedValue(fact) });
  const prefix = limitedTo(writer, days);
  const override = writer.state(fact, entity, { value: writer.undatedValue(fact), prefix, days });
  inOrder(base, override);
  const text = writer.question(fact, entity);
  const half = (after: number, gold: Draft, forbidden: Draft) => ({
    text,
    as_of: { after: override, days: after },
    gold: [[gold]],
    forbidden: [forbidden],
  });
  writer.pair('expiry', [
    half(Math.max(1, Math.floor(days * 0.6)), override, base),
    half(days + 2 + random.below(10), base, override),
  ]);
  writer.decoys(fact);
}

/** A beginning that says for how long a statement holds: its date, `{d}`, is filled in when its place in time is known. */
export function limitedTo({ random, wording }: Writer, days: number): string {
  const inDays = random.below(2) === 0;
  return inDays ? substitute(random.pick(wording.until_days), { n: String(days) }) : random.pick(wording.until_date);
}

/** One fact was withdrawn at the user's wish; another of the same entity stays. */
export function forget(writer: Writer): void {
  const { random, wording } = writer;
  const { fact, entity } = writer.freeFact();
  const told = writer.state(fact, entity);
  const text = writer.question(fact, entity);
  const wish = writer.say(substitute(random.pick(wording.forget), { q: text }), []);
  inOrder(told, wish);
  const { fact: kept } = writer.freeFact(entity);
  const forbidden = [told];
  writer.pair('forget', [
    { text, gold: [], forbidden },
    { text: writer.question(kept, entity), gold: [writer.mentions(kept, entity)], forbidden },
  ]);
  writer.decoys(fact);
  writer.decoys(kept);
}

/** Two agents note different values, in any order, and one of them takes its own note back: in the other half the other one. */
export function writers(writer: Writer): void {
  const { random, wording } = writer;
  const { fact, entities } = writer.freeTwins();
  const [one, other] = shuffled(random, writer.agents) as [string, string];
  const halves = shuffled(random, [
    [entities[0], one, other],
    [entities[1], other, one],
  ] as const).map(([entity, wrong, right]) => {
    const noted = (name: string) => {
      const by = agent(name);
      const first = writer.state(fact, entity, { by });
      return random.below(3) === 0 ? [first, writer.state(fact, entity, { by, value: first.values[0] })] : [first];
    };
    const [taken, kept] = [noted(wrong), noted(right)];
    // In other words than the question is asked in: a note about a note is not what search finds first.
    const question = writer.question(writer.otherForm(fact), entity);
    const back = writer.say(substitute(random.pick(wording.take_back), { q: question }), [], { by: agent(wrong) });
    return { text: writer.question(fact, entity), taken, kept, back };
  });
  const asked = halves.map(({ text, kept, taken }) => ({ text, gold: [kept], forbidden: taken }));
  writer.pair('writers', asked);
  writer.decoys(fact);
  writer.strangers(fact, 12);
  const keptLast = random.below(2);
  for (const [n, { taken, kept, back }] of halves.entries()) {
    const backFirst = random.below(2) === 0;
    if (n !== keptLast) inOrder(...kept, ...taken, back);
    else inOrder(...taken, ...(backFirst ? [back, ...kept] : [...kept, back]));
  }
}
