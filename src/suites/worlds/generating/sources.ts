import { substitute } from '../../shared/fill.ts';
import { type Random, shuffled } from '../../shared/random.ts';
import { AWAY, type Draft, type Half, HOME, inOrder, TOOL, USER } from './drafts.ts';
import type { Writer } from './writer.ts';

/** The number of other facts about the asked name in the other workspace: about as many as at home. */
const ELSEWHERE = 34;

/** The number of names that no question is about and that have the same fact at home. */
const STRANGERS = 16;

/** One name in two workspaces, with a fact of one slot in each. */
export function tenant(writer: Writer, shared: readonly string[]): void {
  const { slot, entity } = writer.freeSlot(writer.random.pick(shared));
  const by = writer.anyAuthor();
  const fact = writer.anyForm(slot);
  const here = writer.state(fact, entity, { by });
  const there = writer.state(fact, entity, { by, workspace: AWAY });
  const text = writer.question(fact, entity);
  writer.decoys(fact);
  // As many others in each workspace: what is asked is not found by its words alone.
  for (const other of shared) if (other !== entity) writer.mentions(fact, other, AWAY);
  writer.strangers(fact, STRANGERS);
  writer.strangers(fact, STRANGERS + writer.entities.length - shared.length, AWAY);
  for (const one of shuffled(writer.random, writer.wording.slots)
    .filter((other) => other !== slot)
    .slice(0, ELSEWHERE))
    writer.state(writer.usualForm(one), entity, { by: writer.anyAuthor(), workspace: AWAY });
  writer.pair('tenant', [
    { text, gold: [[here]], forbidden: [there] },
    { text, workspace: AWAY, gold: [[there]], forbidden: [here] },
  ]);
}

/** A tool's page says otherwise, once to three times, later; of another fact the user says otherwise, in the same way. */
export function trust(writer: Writer): void {
  const halves = [TOOL, USER].map((by) => {
    const { fact, entity } = writer.freeFact();
    const first = writer.state(fact, entity);
    const otherwise = writer.state(fact, entity, { by });
    const again = Array.from({ length: writer.random.below(3) }, () =>
      writer.state(fact, entity, { by, value: otherwise.values[0] }),
    );
    const later = [otherwise, ...again];
    inOrder(first, ...later);
    const [gold, forbidden] = by === USER ? [later, [first]] : [[first], later];
    writer.decoys(fact);
    writer.strangers(fact, 14);
    return { text: writer.question(fact, entity), gold: [gold], forbidden };
  });
  writer.pair('trust', halves);
}

/** A live reading against a guess of the user, and a check by the user against an old copy of a tool. */
export function source(writer: Writer): void {
  const { random, wording } = writer;
  const { fact, entities } = writer.freeTwins();
  const kinds = [
    { entity: entities[0], person: wording.guess, tool: wording.live, toolKnows: true },
    { entity: entities[1], person: wording.certain, tool: wording.copy, toolKnows: false },
  ];
  const halves = kinds.map(({ entity, person, tool, toolKnows }) => {
    const said = writer.state(fact, entity, { prefix: random.pick(person) });
    const read = writer.state(fact, entity, { prefix: random.pick(tool), by: TOOL });
    const [gold, other] = toolKnows ? [read, said] : [said, read];
    return { text: writer.question(fact, entity), gold: [[gold]], forbidden: [other] };
  });
  writer.pair('source', halves);
  oppositeOrders(random, halves);
  writer.decoys(fact);
  writer.strangers(fact, 10);
}

/** Two people are heard to disagree, each once or twice; who decides was said. In the other half the other one decides. */
export function authority(writer: Writer): void {
  const { random, wording } = writer;
  const { fact, entities } = writer.freeTwins();
  const [one, other] = [writer.name(), writer.name()];
  const halves = shuffled(random, [
    [entities[0], one, other],
    [entities[1], other, one],
  ] as const).map(([entity, decides, advises]) => {
    const words = { e: entity, p: decides, q: advises };
    writer.say(substitute(random.pick(wording.decides), words), []);
    const heard = [decides, advises].map((p) => {
      const prefix = () => substitute(random.pick(wording.heard), { p });
      const first = writer.state(fact, entity, { prefix: prefix() });
      const value = first.values[0];
      return random.below(3) === 0 ? [first, writer.state(fact, entity, { value, prefix: prefix() })] : [first];
    });
    const [gold, against] = heard as [Draft[], Draft[]];
    return { text: writer.question(fact, entity), gold: [gold], forbidden: against };
  });
  writer.pair('authority', halves);
  oppositeOrders(random, halves);
  writer.decoys(fact);
  writer.strangers(fact, 6);
}

/** Of the two halves of a pair, the gold comes last in one and first in the other: the order alone answers no pair. */
function oppositeOrders(random: Random, halves: readonly Required<Pick<Half, 'gold' | 'forbidden'>>[]): void {
  const goldLast = random.below(2) === 0;
  for (const [n, { gold, forbidden }] of halves.entries())
    inOrder(...((n === 0) === goldLast ? [...forbidden, ...gold.flat()] : [...gold.flat(), ...forbidden]));
}

/** A rule with a limit, and a fact above the limit. In the other half the fact is below it, so that nothing answers. */
export function action(writer: Writer): void {
  const { random, wording } = writer;
  const ground = random.pick(wording.grounds);
  const [met, unmet, ...others] = shuffled(random, writer.entities) as [string, string, ...string[]];
  const said = (template: string, e: string, n: string, rest = {}) =>
    writer.say(substitute(template, { e, n }), [n], rest);
  const half = (entity: string) => {
    const isMet = entity === met;
    const value = writer.number(1500, 7000);
    const at = Number(value);
    const below = () => writer.number(at - 1200, at - 100);
    const above = () => writer.number(at + 100, at + 1200);
    const rule = said(ground.rule, entity, isMet ? below() : above());
    const fact = said(ground.fact, entity, value, { by: random.below(2) === 0 ? USER : TOOL });
    const elsewhere = said(ground.rule, entity, isMet ? above() : below(), { workspace: AWAY });
    const correlated = said(ground.correlation, entity, writer.number(at - 900, at + 900));
    return {
      text: substitute(ground.question, { e: entity }),
      gold: isMet ? [[rule], [fact]] : [],
      forbidden: [elsewhere, correlated],
    };
  };
  writer.pair('action', [met, unmet].map(half));
  // Other entities have a rule, a fact or a correlation alone.
  for (const entity of others.slice(0, 3)) {
    const template = random.pick([ground.rule, ground.fact, ground.correlation]);
    said(template, entity, writer.number(1500, 7000), { workspace: HOME });
  }
}
