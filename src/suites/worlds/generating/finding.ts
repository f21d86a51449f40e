import { capital } from '../../../text/words.ts';
import { fill, substitute } from '../../shared/fill.ts';
import { shuffled } from '../../shared/random.ts';
import type { Draft } from './drafts.ts';
import type { Writer } from './writer.ts';

/** How many chains, and how many identifiers, there are to be mistaken for the ones asked for. */
const CHAINS = 7;
const CODES = 40;

/** The number of names that no question is about and that have the same fact as a nickname. */
const STRANGERS = 14;

/** The question has no content word of the statement: the bank has no two forms that share one. */
export function gap(writer: Writer): void {
  const { fact, entities } = writer.freeTwins();
  const asked = writer.otherForm(fact);
  writer.decoys(fact, asked);
  const half = (entity: string) => ({ text: writer.question(asked, entity), gold: [writer.mentions(fact, entity)] });
  writer.pair('gap', entities.map(half));
}

/** Identifiers that differ in a letter or a digit: two of them are asked for. */
export function code(writer: Writer): void {
  const { random, wording } = writer;
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
  const half = (n: number) => ({
    text: substitute(random.pick(wording.code_questions), { c: codes[n] ?? '' }),
    gold: [[said[n] as Draft]],
  });
  writer.pair('code', [0, 1].map(half));
}

/** The asked fact and many other facts use a nickname. */
export function alias(writer: Writer): void {
  const { random, wording } = writer;
  const { fact, entities } = writer.freeTwins();
  writer.decoys(fact);
  writer.strangers(fact, STRANGERS);
  const half = (entity: string) => {
    const nickname = writer.name();
    for (let n = 0; n < 14; n += 1) writer.aside(nickname);
    for (let n = 0; n < 2; n += 1) {
      const other = writer.usualForm(writer.freeSlot(entity).slot);
      writer.state(other, nickname, { by: writer.anyAuthor() });
    }
    writer.say(fill(random.pick(wording.aliases), { e: entity, a: nickname }), []);
    return { text: writer.question(fact, entity), gold: [[writer.state(fact, nickname)]] };
  };
  writer.pair('alias', entities.map(half));
}

/** Chains of three facts, alike but for their names. Of two of them the end is asked for, after two steps and after three. */
export function hops(writer: Writer): void {
  const { random, wording } = writer;
  const [two, three] = [writer.newPair(), writer.newPair()];
  const [first, second] = shuffled(random, wording.relations);
  const [nearSlot, farSlot] = shuffled(random, wording.slots);
  if (first === undefined || second === undefined || nearSlot === undefined || farSlot === undefined) return;
  const [near, far] = [writer.anyForm(nearSlot), writer.anyForm(farSlot)];
  const starts = shuffled(random, writer.entities);
  while (starts.length < CHAINS) starts.push(writer.name());
  for (const [n, entity] of starts.slice(0, CHAINS).entries()) {
    const [b, c] = [writer.name(), writer.name()];
    const by = () => ({ by: writer.anyAuthor() });
    const step1 = writer.say(fill(random.pick(first.statements), { a: entity, b }), [b], by());
    const step2 = writer.say(fill(random.pick(second.statements), { a: b, b: c }), [c], by());
    const nearEnd = writer.state(near, b, by());
    const farEnd = writer.state(far, c, by());
    for (let left = 4; left > 0; left -= 1) writer.aside(left % 2 === 0 ? b : c);
    if (n > 1) continue;
    const one = substitute(first.phrase, { a: entity });
    const both = substitute(second.phrase, { a: one });
    writer.questions.push(
      { family: 'hop2', pair: two, text: capital(writer.question(near, one)), gold: [[step1], [nearEnd]] },
      { family: 'hop3', pair: three, text: capital(writer.question(far, both)), gold: [[step1], [step2], [farEnd]] },
    );
  }
}

/** The fact was stated about one entity and never about the other, about which many other facts are stated. */
export function absent(writer: Writer): void {
  const { fact, entities } = writer.freeTwins();
  const [known, unknown] = entities;
  const gold = writer.mentions(fact, known);
  writer.decoys(fact);
  writer.pair('absent', [
    { text: writer.question(fact, unknown), gold: [] },
    { text: writer.question(fact, known), gold: [gold] },
  ]);
}
