import { createHash } from 'node:crypto';
import type { Generator } from '../../suite/suite.ts';
import { substitute } from '../shared/fill.ts';
import { type Draft, draftConversation, needleSentence } from './conversation.ts';
import { BLOCK, specOf } from './families.ts';
import { extend, partsOf, relabel } from './needles.ts';
import { hashSecret } from './python-hash.ts';
import { type PythonRandom, pythonRandom } from './python-random.ts';
import type { DecayTask, Needle, TaskQuestion, TaskTurn } from './schema.ts';
import { markedFact, passingFact, QUESTIONS, WORDINGS } from './wording/built-in.ts';
import type { Language } from './wording/schema.ts';
import { countWords } from './words.ts';

/** The number of turns of one `observe` call. */
const BATCH = 200;

/** The number of questions of the paper's longest conversation. */
const MOST_QUESTIONS = 100;

/** The sentences of all data are those of one Python process. */
const SECRET = hashSecret(0);

/**
 * The paper's conversations as tasks. Turns, needles and the strategies' random numbers are drawn as in the original. Only the
 * labels of the keys differ.
 */
export const generator: Generator<DecayTask> = {
  publicSeed: 'context-decay-public-1',
  publicCount: BLOCK,
  publicDigest: '7ce787eb6d0258fba2e1bfb454af1d429221e4e20cefe204348f4eb746cad3df',
  generate(seed, index) {
    const spec = specOf(index);
    const random = pythonRandom(numberOf(`${seed}:${index}`));
    const draft = draftConversation(random, spec.length);
    const chance = random.randint(0, 2 ** 31);
    const needles = extend(relabel(draft.needles, `${seed}:${index}`), spec, random);
    const sentences = new Map(needles.map((needle) => [needle.turn, sentenceOf(needle, spec.language)]));
    return {
      id: `decay_${String(index).padStart(6, '0')}`,
      family: spec.family,
      batches: batchesOf(turnsOf(draft, sentences)),
      needles,
      questions: questionsOf(needles, spec.language, random),
      words: wordsOf(draft, sentences),
      chance,
      ...(spec.language && { language: spec.language }),
    };
  },
};

/** 52 bits of a text's SHA-256, as a seed of the Mersenne Twister. */
function numberOf(text: string): number {
  return Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 13), 16);
}

/** @param sentences that state a fact, by turn */
function turnsOf(draft: Draft, sentences: ReadonlyMap<number, string>): readonly TaskTurn[] {
  return draft.turns.map(({ role, chatter }, turn) => {
    const sentence = sentences.get(turn);
    return { role, text: sentence === undefined ? chatter : `${chatter}\n\n${sentence}` };
  });
}

function wordsOf({ turns }: Draft, sentences: ReadonlyMap<number, string>): number {
  let words = 0;
  for (const { tokens } of turns) words += tokens;
  for (const sentence of sentences.values()) words += countWords(sentence);
  return words;
}

function sentenceOf(needle: Needle, language: Language | undefined): string {
  if (language === undefined) return needleSentence(needle, SECRET);
  return needle.implicit ? passingFact(needle, needle.turn, WORDINGS[language].passing) : markedFact(needle);
}

function batchesOf(turns: readonly TaskTurn[]): readonly (readonly TaskTurn[])[] {
  return Array.from({ length: Math.ceil(turns.length / BATCH) }, (_, i) => turns.slice(i * BATCH, (i + 1) * BATCH));
}

/** In random order, so that the position of a question does not reveal the turn of its fact. */
function questionsOf(
  needles: readonly Needle[],
  language: Language | undefined,
  random: PythonRandom,
): readonly TaskQuestion[] {
  const current = [...new Map(needles.map(({ key }, at) => [key, at])).values()];
  return random.sample(current, Math.min(current.length, MOST_QUESTIONS)).map((needle) => {
    const { name, label } = partsOf((needles[needle] as Needle).key);
    const question = language === undefined ? QUESTIONS[name] : WORDINGS[language].question;
    return { text: substitute(question ?? '', { name, label }), needle };
  });
}
