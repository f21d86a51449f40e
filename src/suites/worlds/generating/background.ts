import { substitute } from '../../shared/fill.ts';
import { AWAY, agent, HOME, USER } from './drafts.ts';
import { limitedTo } from './state.ts';
import type { Writer } from './writer.ts';

/** How many of the entities have their name in the other workspace, too. */
const SHARED = 2;

/** Of the events that no question is about, how many parts are statements and how many asides; the rest is chatter. */
const STATEMENTS = 62;
const ASIDES = 28;

/** The names that both workspaces have. */
export const sharedNames = ({ entities }: Writer): readonly string[] => entities.slice(0, SHARED);

/**
 * What stands around the facts that are asked for, in their forms: so a name alone finds nothing, and no beginning of a statement
 * and no workspace says that it is asked for.
 *
 * @param count how many events
 */
export function background(writer: Writer, count: number): void {
  const { random } = writer;
  const shared = sharedNames(writer);
  const until = writer.drafts.length + count;
  while (writer.drafts.length < until) {
    // The other workspace has two names to the home's six and more, and as much of each.
    const away = random.below(shared.length + writer.entities.length) < shared.length;
    const entity = random.pick(away ? shared : writer.entities);
    const workspace = away ? AWAY : HOME;
    const kind = random.below(100);
    if (kind < STATEMENTS) statement(writer, entity, workspace);
    else if (kind < STATEMENTS + ASIDES) writer.aside(entity, workspace);
    else chatter(writer, entity, workspace);
  }
}

/** A fact that is not asked for; half of them begin as those that are narrowed, hedged, heard or limited in time. */
function statement(writer: Writer, entity: string, workspace: string): void {
  const { random, wording } = writer;
  const slot = random.pick(wording.slots);
  if (!writer.take(slot, entity)) {
    writer.aside(entity, workspace);
    return;
  }
  const fact = writer.usualForm(slot);
  const by = writer.anyAuthor();
  const kind = random.below(20);
  if (kind < 4) {
    const prefix = random.pick(random.pick([wording.guess, wording.certain, wording.live, wording.copy]));
    writer.state(fact, entity, { prefix, by, workspace });
  } else if (kind < 9) {
    const heard = (value?: string) => {
      const prefix = substitute(random.pick(wording.heard), { p: random.pick(writer.people) });
      return writer.state(fact, entity, { prefix, workspace, ...(value !== undefined && { value }) });
    };
    // Stated twice as often as the statements of people who disagree: one in three.
    const [value] = heard().values;
    if (random.below(3) === 0) heard(value);
  } else if (kind < 11) {
    const prefix = substitute(random.pick(wording.narrow), { s: random.pick(wording.subjects) });
    writer.state(fact, entity, { prefix, by, workspace });
  } else if (kind === 11) {
    const days = 4 + random.below(11);
    writer.state(fact, entity, { prefix: limitedTo(writer, days), days, by, workspace });
  } else writer.mentions(fact, entity, workspace);
}

function chatter(writer: Writer, entity: string, workspace: string): void {
  const { random, wording } = writer;
  const words = { e: entity, n: writer.number(), p: writer.name(), t: random.pick(wording.topics) };
  const by = random.pick([USER, USER, { ...USER, role: 'assistant' }, agent(random.pick(writer.agents))]);
  writer.say(substitute(random.pick(wording.chatter), words), [], { by, workspace });
}
