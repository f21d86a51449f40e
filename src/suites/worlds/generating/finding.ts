import { fill, substitute } from '../../shared/fill.ts';
import { type Draft, shuffled, type Writer } from './writer.ts';

/** How many chains, and how many identifiers, there are to be mistaken for the ones asked for. */
const CHAINS = 7;
const CODES = 40;

/** Of how many names that nobody asks for the same is said as of a nickname. */
const STRANGERS = 14;

/** The question has no content word of the statement: the bank has no two forms that share one. */
export function gap(writer: Writer): void {
  const pair = writer.pair();
  const { slot, entities } = writer.freeTwins();
  const form = writer.random.below(slot.forms.length);
  const asked = (form + 1 + writer.random.below(slot.forms.length - 1)) % slot.forms.length;
  writer.decoys(slot, form, asked);
  for (const entity of entities) {
    writer.ask({
      family: 'gap',
      pair,
      text: writer.question(slot, entity, asked),
      gold: [writer.mentions(slot, entity, form)],
      forbidden: [],
    });
  }
}

/** Identifiers that differ in a letter or a digit: two of them are asked for. */
export function code(writer: Writer): void {
  const { random, wording } = writer;
  const pair = writer.pair();
  const [one, other] = shuffled(random, ['K', 'X', 'T', 'R', 'V']);
  const base = 100 + random.below(800);
  const codes = shuffled(
    random,
    [`${one}${other}`, `${other}${one}`].flatMap((letters) =>
      [0, 1, 9, 10, 90].flatMap((step) => ['2', '4', '7', '9'].map((end) => `${letters}-${base + step}${end}`)),
    ),
  ).slice(0, CODES);
  const said = codes.map((c) => {
    const v = writer.name();
    return writer.say(substitute(random.pick(wording.codes), { c, v }), [v], { by: writer.anyAuthor() });
  });
  for (const n of [0, 1])
    writer.ask({
      family: 'code',
      pair,
      text: substitute(random.pick(wording.code_questions), { c: codes[n] ?? '' }),
      gold: [[said[n] as Draft]],
      forbidden: [],
    });
}

/** All that is asked for is said under another name, as is much else. */
export function alias(writer: Writer): void {
  const { random, wording } = writer;
  const pair = writer.pair();
  const { slot, entities } = writer.freeTwins();
  const form = random.below(slot.forms.length);
  writer.decoys(slot, form);
  writer.strangers(slot, form, STRANGERS);
  for (const entity of entities) {
    const nickname = writer.name();
    for (let n = 0; n < 14; n += 1) writer.aside(nickname);
    for (let n = 0; n < 2; n += 1) {
      const other = writer.freeSlot(entity).slot;
      writer.state(other, nickname, { form: writer.usualForm(other), by: writer.anyAuthor() });
    }
    writer.say(fill(random.pick(wording.aliases), { e: entity, a: nickname }), []);
    writer.ask({
      family: 'alias',
      pair,
      text: writer.question(slot, entity, form),
      gold: [[writer.state(slot, nickname, { form })]],
      forbidden: [],
    });
  }
}

/** Chains of three facts, alike but for their names. Of two of them the end is asked for, after two steps and after three. */
export function hops(writer: Writer): void {
  const { random, wording } = writer;
  const [two, three] = [writer.pair(), writer.pair()];
  const [first, second] = shuffled(random, wording.relations);
  const [near, far] = shuffled(random, wording.slots);
  if (first === undefined || second === undefined || near === undefined || far === undefined) return;
  const [nearForm, farForm] = [random.below(near.forms.length), random.below(far.forms.length)];
  const starts = shuffled(random, writer.entities);
  while (starts.length < CHAINS) starts.push(writer.name());
  for (const [n, entity] of starts.slice(0, CHAINS).entries()) {
    const [b, c] = [writer.name(), writer.name()];
    const by = () => ({ by: writer.anyAuthor() });
    const step1 = writer.say(fill(random.pick(first.statements), { a: entity, b }), [b], by());
    const step2 = writer.say(fill(random.pick(second.statements), { a: b, b: c }), [c], by());
    const nearEnd = writer.state(near, b, { form: nearForm, ...by() });
    const farEnd = writer.state(far, c, { form: farForm, ...by() });
    for (let left = 4; left > 0; left -= 1) writer.aside(left % 2 === 0 ? b : c);
    if (n > 1) continue;
    const one = substitute(first.phrase, { a: entity });
    const both = substitute(second.phrase, { a: one });
    const ask = (family: 'hop2' | 'hop3', pair: string, text: string, gold: readonly Draft[]) =>
      writer.ask({ family, pair, text, gold: gold.map((draft) => [draft]), forbidden: [] });
    ask('hop2', two, capital(writer.question(near, one, nearForm)), [step1, nearEnd]);
    ask('hop3', three, capital(writer.question(far, both, farForm)), [step1, step2, farEnd]);
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** It was said of one entity and never of the other, of which much else is said. */
export function absent(writer: Writer): void {
  const pair = writer.pair();
  const { slot, entities } = writer.freeTwins();
  const [known, unknown] = entities;
  const form = writer.random.below(slot.forms.length);
  const gold = writer.mentions(slot, known, form);
  writer.decoys(slot, form);
  const ask = (entity: string, found: readonly (readonly Draft[])[]) =>
    writer.ask({ family: 'absent', pair, text: writer.question(slot, entity, form), gold: found, forbidden: [] });
  ask(unknown, []);
  ask(known, [gold]);
}
