import { substitute } from '../../shared/fill.ts';
import { agent, type Draft, inOrder, lowered, PLACES, shuffled, USER, type Writer } from './writer.ts';

/** Three values in time, the third at times the first again. Asked for now, and as of a day between. */
export function update(writer: Writer): void {
  const { random } = writer;
  const pair = writer.pair();
  const { slot, entity } = writer.freeSlot();
  const form = random.below(slot.forms.length);
  const by = random.below(4) > 0 ? USER : agent(random.pick(writer.agents));
  const said = [0, 1].map(() => writer.state(slot, entity, { form, by }));
  const [before, between] = said as [Draft, Draft];
  const returns = random.below(3) === 0;
  const last = writer.state(slot, entity, { form, by, ...(returns && { value: before.values[0] }) });
  // The last one anywhere but where few events stand before it; each other one some way before the next.
  const share = (from: number, to: number) => from + ((to - from) * random.below(1000)) / 1000;
  last.minute = PLACES * share(0.35, 1);
  between.minute = last.minute * share(0.5, 0.95);
  before.minute = between.minute * share(0.1, 0.95);
  const text = writer.question(slot, entity, form);
  writer.ask({ family: 'update', pair, text, gold: [[last]], forbidden: [before, between] });
  const as_of = { after: between, before: last };
  writer.ask({ family: 'update', pair, text, as_of, gold: [[between]], forbidden: [before, last] });
  writer.decoys(slot, form);
  writer.strangers(slot, form, 3);
}

/**
 * A rule, and for one subject an exception that changed once; the other half asks for a subject that has none, or for none. For
 * a further subject there is an exception, too, so that no statement is known by its beginning.
 */
export function exception(writer: Writer): void {
  const { random, wording } = writer;
  const pair = writer.pair();
  const { slot, entity } = writer.freeSlot();
  const form = random.below(slot.forms.length);
  const [narrow, plain, further] = shuffled(random, wording.subjects) as [string, string, string];
  const [first, second, third] = shuffled(random, wording.narrow) as [string, string, string];
  const rule = writer.state(slot, entity, { form });
  const excepted = (prefix: string, s: string) =>
    writer.state(slot, entity, { form, prefix: substitute(prefix, { s }) });
  const [old, current, other] = [excepted(first, narrow), excepted(second, narrow), excepted(third, further)];
  inOrder(
    ...(random.pick([
      [rule, old, current],
      [old, rule, current],
      [old, current, rule],
    ]) as Draft[]),
  );
  const text = writer.question(slot, entity, form);
  const about = (s: string) => substitute(random.pick(wording.narrow_questions), { s }) + lowered(text);
  const forbidden = [old, other];
  writer.ask({ family: 'exception', pair, text: about(narrow), gold: [[current]], forbidden });
  writer.ask({
    family: 'exception',
    pair,
    text: random.below(4) === 0 ? text : about(plain),
    gold: [[rule]],
    forbidden,
  });
  writer.decoys(slot, form);
}

/** For some days another value holds, and then the first one again. */
export function expiry(writer: Writer): void {
  const { random } = writer;
  const pair = writer.pair();
  const { slot, entity } = writer.freeSlot();
  const form = random.below(slot.forms.length);
  const days = 4 + random.below(11);
  const base = writer.state(slot, entity, { form });
  const prefix = limitedTo(writer, days);
  const override = writer.state(slot, entity, { form, prefix, days });
  inOrder(base, override);
  const text = writer.question(slot, entity, form);
  const ask = (after: number, gold: Draft, forbidden: Draft) =>
    writer.ask({
      family: 'expiry',
      pair,
      text,
      as_of: { after: override, days: after },
      gold: [[gold]],
      forbidden: [forbidden],
    });
  ask(Math.max(1, Math.floor(days * 0.6)), override, base);
  ask(days + 2 + random.below(10), base, override);
  writer.decoys(slot, form);
}

/** A beginning that says for how long a statement holds: its date, `{d}`, is filled in when its place in time is known. */
export function limitedTo({ random, wording }: Writer, days: number): string {
  const inDays = random.below(2) === 0;
  return inDays ? substitute(random.pick(wording.until_days), { n: String(days) }) : random.pick(wording.until_date);
}

/** One fact was withdrawn at the user's wish; another of the same entity stays. */
export function forget(writer: Writer): void {
  const { random, wording } = writer;
  const pair = writer.pair();
  const { slot, entity } = writer.freeSlot();
  const form = random.below(slot.forms.length);
  const told = writer.state(slot, entity, { form });
  const wish = writer.say(substitute(random.pick(wording.forget), { q: writer.question(slot, entity, form) }), []);
  inOrder(told, wish);
  writer.ask({ family: 'forget', pair, text: writer.question(slot, entity, form), gold: [], forbidden: [told] });
  const kept = writer.freeSlot(entity).slot;
  const keptForm = random.below(kept.forms.length);
  const gold = [writer.mentions(kept, entity, keptForm)];
  writer.ask({ family: 'forget', pair, text: writer.question(kept, entity, keptForm), gold, forbidden: [told] });
  for (const [one, said] of [
    [slot, form],
    [kept, keptForm],
  ] as const)
    writer.decoys(one, said);
}

/** Two agents note different values, in any order, and one of them takes its own note back: in the other half the other one. */
export function writers(writer: Writer): void {
  const { random, wording } = writer;
  const pair = writer.pair();
  const { slot, entities } = writer.freeTwins();
  const form = random.below(slot.forms.length);
  const [one, other] = shuffled(random, writer.agents) as [string, string];
  const halves = shuffled(random, [
    [entities[0], one, other],
    [entities[1], other, one],
  ] as const).map(([entity, wrong, right]) => {
    const noted = (by: string) => {
      const first = writer.state(slot, entity, { form, by: agent(by) });
      const again = { form, by: agent(by), value: first.values[0] };
      return random.below(3) === 0 ? [first, writer.state(slot, entity, again)] : [first];
    };
    const [taken, kept] = [noted(wrong), noted(right)];
    // In other words than the question is asked in: a note about a note is not what search finds first.
    const question = writer.question(
      slot,
      entity,
      (form + 1 + random.below(slot.forms.length - 1)) % slot.forms.length,
    );
    const back = writer.say(substitute(random.pick(wording.take_back), { q: question }), [], { by: agent(wrong) });
    writer.ask({
      family: 'writers',
      pair,
      text: writer.question(slot, entity, form),
      gold: [kept],
      forbidden: taken,
    });
    return { taken, kept, back };
  });
  writer.decoys(slot, form);
  writer.strangers(slot, form, 12);
  const keptLast = random.below(2);
  for (const [n, { taken, kept, back }] of halves.entries()) {
    const backFirst = random.below(2) === 0;
    if (n !== keptLast) inOrder(...kept, ...taken, back);
    else inOrder(...taken, ...(backFirst ? [back, ...kept] : [...kept, back]));
  }
}
