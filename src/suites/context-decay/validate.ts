import { releaseProblems } from '../shared/release-problems.ts';
import { BLOCK, FAMILIES, lengthOfFamily, specOf } from './families.ts';
import { partsOf } from './needles.ts';
import type { DecayTask } from './schema.ts';
import { holdsWhole, normal, sentencesOf } from './scoring/sentence.ts';
import { lengthOf } from './task.ts';
import { countWords } from './words.ts';

const SPECS = Array.from({ length: BLOCK }, (_, index) => specOf(index));

/** How many tasks of each family a block has, in the order of the families. */
const BLOCK_COUNTS = Object.fromEntries(
  FAMILIES.map(({ id }) => [id, SPECS.filter(({ family }) => family === id).length]),
);

/** The release checks: unique ids, sound tasks, and every family as often as in whole blocks. */
export const validate = (tasks: Iterable<DecayTask>) => releaseProblems(tasks, taskProblems, BLOCK_COUNTS);

/**
 * The problems of one task's labels. Every needle is stated in its turn, every question asks for a current one, and the count
 * of words is right.
 */
export function taskProblems(task: DecayTask): readonly string[] {
  return [...conversationProblems(task), ...needleProblems(task), ...questionProblems(task)];
}

function conversationProblems(task: DecayTask): string[] {
  const problems: string[] = [];
  const [length, due] = [lengthOf(task), lengthOfFamily(task.family)];
  if (due !== undefined && length !== due) problems.push(`${length} turns in a task of family ${task.family}`);
  const words = task.batches.flat().reduce((sum, { text }) => sum + countWords(text), 0);
  if (task.words !== words) problems.push(`it says ${task.words} words and has ${words}`);
  return problems;
}

function needleProblems({ batches, needles }: DecayTask): string[] {
  const turns = batches.flat();
  return needles.flatMap(({ key, value, turn }, at) => {
    const problems: string[] = [];
    const before = needles[at - 1]?.turn ?? -1;
    if (turn <= before) problems.push(`${key} stands in turn ${turn}, not behind that of the needle before`);
    const sentences = sentencesOf(turns[turn]?.text ?? '').map(normal);
    const tells = (sentence: string) => [key, value].every((part) => holdsWhole(sentence, normal(part)));
    if (!sentences.some(tells)) problems.push(`no sentence of turn ${turn} tells ${key} and its value`);
    return problems;
  });
}

function questionProblems({ needles, questions }: DecayTask): string[] {
  const last = new Map(needles.map(({ key }, at) => [key, at]));
  const asked = new Set<number>();
  return questions.flatMap(({ text, needle: at }) => {
    const needle = needles[at];
    if (needle === undefined) return [`a question asks for needle ${at}, which there is not`];
    const problems: string[] = [];
    const { key, value } = needle;
    if (asked.has(at)) problems.push(`${key} is asked for twice`);
    asked.add(at);
    if (last.get(key) !== at) problems.push(`${key} is told again behind what the question asks for`);
    const question = normal(text);
    if (!holdsWhole(question, partsOf(key).label)) problems.push(`the question for ${key} does not name its label`);
    if (holdsWhole(question, normal(value))) problems.push(`the question for ${key} holds its value`);
    return problems;
  });
}
