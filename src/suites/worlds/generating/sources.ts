import { substitute } from '../../shared/fill.ts';
import { AWAY, type Draft, HOME, inOrder, oppositeOrders, shuffled, TOOL, USER, type Writer } from './writer.ts';

/** How many other facts the other workspace has of the asked name: as many as the home has, about. */
const ELSEWHERE = 34;

/** Of how many names that nobody asks for the same is said at home. */
const STRANGERS = 16;

/** One name in two workspaces, with a fact of one slot in each. */
export function tenant(writer: Writer, shared: readonly string[]): void {
  const pair = writer.pair();
  const { slot, entity } = writer.freeSlot(writer.random.pick(shared));
  const by = writer.anyAuthor();
  const form = writer.random.below(slot.forms.length);
  const here = writer.state(slot, entity, { by, form });
  const there = writer.state(slot, entity, { by, form, workspace: AWAY });
  const text = writer.question(slot, entity, form);
  writer.decoys(slot, form);
  // As many others in each workspace: what is asked is not found by its words alone.
  for (const other of shared) if (other !== entity) writer.mentions(slot, other, form, AWAY);
  writer.strangers(slot, form, STRANGERS);
  writer.strangers(slot, form, STRANGERS + writer.entities.length - shared.length, AWAY);
  for (const one of shuffled(writer.random, writer.wording.slots)
    .filter((other) => other !== slot)
    .slice(0, ELSEWHERE))
    writer.state(one, entity, { form: writer.usualForm(one), by: writer.anyAuthor(), workspace: AWAY });
  writer.ask({ family: 'tenant', pair, text, gold: [[here]], forbidden: [there] });
  writer.ask({ family: 'tenant', pair, text, workspace: AWAY, gold: [[there]], forbidden: [here] });
}

/** A tool's page says otherwise, once to three times, later; of another fact the user says otherwise, in the same way. */
export function trust(writer: Writer): void {
  const { random } = writer;
  const pair = writer.pair();
  for (const by of [TOOL, USER]) {
    const { slot, entity } = writer.freeSlot();
    const form = random.below(slot.forms.length);
    const first = writer.state(slot, entity, { form });
    const otherwise = writer.state(slot, entity, { form, by });
    const again = Array.from({ length: random.below(3) }, () =>
      writer.state(slot, entity, { form, by, value: otherwise.values[0] }),
    );
    const later = [otherwise, ...again];
    inOrder(first, ...later);
    const [gold, forbidden] = by === USER ? [later, [first]] : [[first], later];
    writer.ask({ family: 'trust', pair, text: writer.question(slot, entity, form), gold: [gold], forbidden });
    writer.decoys(slot, form);
    writer.strangers(slot, form, 14);
  }
}

/** A live reading against a guess of the user, and a check by the user against an old copy of a tool. */
export function source(writer: Writer): void {
  const { random, wording } = writer;
  const pair = writer.pair();
  const { slot, entities } = writer.freeTwins();
  const form = random.below(slot.forms.length);
  const kinds = [
    { entity: entities[0], person: wording.guess, tool: wording.live, toolKnows: true },
    { entity: entities[1], person: wording.certain, tool: wording.copy, toolKnows: false },
  ];
  const halves = kinds.map(({ entity, person, tool, toolKnows }) => {
    const said = writer.state(slot, entity, { form, prefix: random.pick(person) });
    const read = writer.state(slot, entity, { form, prefix: random.pick(tool), by: TOOL });
    const [gold, other] = toolKnows ? [read, said] : [said, read];
    const text = writer.question(slot, entity, form);
    writer.ask({ family: 'source', pair, text, gold: [[gold]], forbidden: [other] });
    return [[gold], [other]] as const;
  });
  oppositeOrders(random, halves);
  writer.decoys(slot, form);
  writer.strangers(slot, form, 10);
}

/** Two people are heard to disagree, each once or twice; who decides was said. In the other half the other one decides. */
export function authority(writer: Writer): void {
  const { random, wording } = writer;
  const pair = writer.pair();
  const { slot, entities } = writer.freeTwins();
  const form = random.below(slot.forms.length);
  const [one, other] = [writer.name(), writer.name()];
  const halves = shuffled(random, [
    [entities[0], one, other],
    [entities[1], other, one],
  ] as const).map(([entity, decides, advises]) => {
    const words = { e: entity, p: decides, q: advises };
    writer.say(substitute(random.pick(wording.decides), words), []);
    const heard = [decides, advises].map((p) => {
      const prefix = () => substitute(random.pick(wording.heard), { p });
      const first = writer.state(slot, entity, { form, prefix: prefix() });
      const again = { form, value: first.values[0] };
      return random.below(3) === 0 ? [first, writer.state(slot, entity, { ...again, prefix: prefix() })] : [first];
    });
    const [gold, against] = heard as [Draft[], Draft[]];
    const text = writer.question(slot, entity, form);
    writer.ask({ family: 'authority', pair, text, gold: [gold], forbidden: against });
    return [gold, against] as const;
  });
  oppositeOrders(random, halves);
  writer.decoys(slot, form);
  writer.strangers(slot, form, 6);
}

/** A rule with a limit and a fact above it; in the other half the fact is below it, and nothing entitles anybody. */
export function action(writer: Writer): void {
  const { random, wording } = writer;
  const pair = writer.pair();
  const ground = random.pick(wording.grounds);
  const [met, unmet, ...others] = shuffled(random, writer.entities) as [string, string, ...string[]];
  const said = (template: string, e: string, n: string, rest = {}) =>
    writer.say(substitute(template, { e, n }), [n], rest);
  for (const entity of [met, unmet]) {
    const isMet = entity === met;
    const value = writer.number(1500, 7000);
    const at = Number(value);
    const below = () => writer.number(at - 1200, at - 100);
    const above = () => writer.number(at + 100, at + 1200);
    const rule = said(ground.rule, entity, isMet ? below() : above());
    const fact = said(ground.fact, entity, value, { by: random.below(2) === 0 ? USER : TOOL });
    const elsewhere = said(ground.rule, entity, isMet ? above() : below(), { workspace: AWAY });
    const correlated = said(ground.correlation, entity, writer.number(at - 900, at + 900));
    writer.ask({
      family: 'action',
      pair,
      text: substitute(ground.question, { e: entity }),
      gold: isMet ? [[rule], [fact]] : [],
      forbidden: [elsewhere, correlated],
    });
  }
  // Other entities have a rule, a fact or a correlation alone.
  for (const entity of others.slice(0, 3)) {
    const template = random.pick([ground.rule, ground.fact, ground.correlation]);
    said(template, entity, writer.number(1500, 7000), { workspace: HOME });
  }
}
