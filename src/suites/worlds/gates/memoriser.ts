import { substitute } from '../../shared/fill.ts';
import { readWorld } from '../references/read-world.ts';
import { retrieve } from '../references/retrieve.ts';
import type { WorldQuestion, WorldTask } from '../task.ts';
import { BUILT_IN } from '../wording/built-in.ts';

const HYBRID: ReadonlySet<string> = new Set();

/** A template as a pattern whose name is captured: `{e}` stands for a name, `{v}` for a value. */
const patternOf = (template: string) => {
  const escaped = template.replace(/\.$/, '').replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(substitute(escaped, { e: '(?<e>\\p{L}+)', v: '[\\p{L}\\d:-]+' }), 'iu');
};

const SLOTS = BUILT_IN.slots.map(({ forms }) => ({
  questions: forms.map(({ question }) => patternOf(question)),
  statements: forms.map(({ statement }) => patternOf(statement)),
}));

/**
 * Knows the built-in wording by heart: for a question in it, the statements of the same slot about the same name come first.
 * Behind them, and for any other wording, it is hybrid search. What it gains is worth nothing where the wording is secret.
 */
export function memorised(task: WorldTask, question: WorldQuestion): readonly string[] {
  const world = readWorld(task);
  const found = retrieve(world, question, HYBRID);
  for (const { questions, statements } of SLOTS)
    for (const pattern of questions) {
      const name = pattern.exec(question.text)?.groups?.e;
      if (name === undefined) continue;
      const known = task.events.filter(
        ({ text, workspace }) =>
          workspace === question.workspace &&
          text.includes(name) &&
          statements.some((one) => one.exec(text)?.groups?.e === name),
      );
      const first = known.map(({ id }) => id).toReversed();
      return [...first, ...found.filter((id) => !first.includes(id))];
    }
  return found;
}
