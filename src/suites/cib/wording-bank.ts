import type { WordingBank } from '../../suite/suite.ts';
import { fill } from '../shared/fill.ts';
import { overlap, words } from '../shared/words.ts';
import { NOISE_OVERLAP } from './generating/noise.ts';
import { BUILT_IN, CAUSES, DOMAINS, NOISE, PROJECTS, topicsOf, UNKNOWN } from './wording/built-in.ts';
import { Bank, type Topics } from './wording/schema.ts';

export const wordingBank: WordingBank<Topics> = { schema: Bank.transform(topicsOf), problems: wordingProblems };

/** Words for slots that no text contains, so that no option can help a statement. */
const SLOTS = { p: 'juniper', d: 'payroll', v: 'vvv', w: 'www', a: 'aaa', b: 'bbb' };

/** A topic with its texts: those of the bank itself (`own`), and all texts that are filled in from it. */
interface TopicTexts {
  /** Where the topic is in the bank, such as `settings[3]`. */
  readonly path: string;
  readonly id: string;
  readonly own: readonly string[];
  readonly questions: readonly string[];
  readonly evidence: readonly string[];
  readonly labels: readonly string[];
}

/**
 * Why a benchmark cannot be made of these topics, one line each. The paper's tables are reproduced because every question
 * shares more words with its evidence than with noise. A guess is right one time in four because no question reveals its
 * answer.
 */
function wordingProblems(topics: Topics): readonly string[] {
  const all = textsOf(topics);
  const known = new Set(textsOf(BUILT_IN).map(({ id }) => id));
  const published = new Set(textsOf(BUILT_IN).flatMap(({ own }) => own));
  const names = new Set([...PROJECTS, ...DOMAINS]);
  const ids = new Set<string>();
  return all.flatMap((topic) => {
    const problems: string[] = [];
    if (ids.has(topic.id)) problems.push(`the id ${topic.id} occurs twice`);
    if (known.has(topic.id)) problems.push(`the id ${topic.id} is one of the built-in topics`);
    ids.add(topic.id);
    for (const text of topic.own) {
      if (published.has(text)) problems.push(`public already: "${text}"`);
      const name = [...words(text)].find((word) => names.has(word));
      if (name !== undefined) problems.push(`"${text}" holds ${name}, the name of a project or domain`);
    }
    return [...problems, ...questionProblems(topic)].map((problem) => `${topic.path}: ${problem}`);
  });
}

function questionProblems({ questions, evidence, labels }: TopicTexts): string[] {
  const distinguishing = distinguishingWords(labels);
  return questions.flatMap((question) => {
    const about = words(question);
    const leak = [...about].find((word) => distinguishing.has(word));
    const near = NOISE.filter((remark) => overlap(about, remark) > NOISE_OVERLAP).length;
    return [
      ...(leak === undefined ? [] : [`"${question}" holds "${leak}", which tells the options apart`]),
      ...(near > NOISE.length / 2 ? [`"${question}" is near too much of the noise`] : []),
      ...evidence
        .filter((statement) => overlap(about, statement) < NOISE_OVERLAP + 2)
        .map((statement) => `"${question}" shares fewer than ${NOISE_OVERLAP + 2} words with "${statement}"`),
    ];
  });
}

/** The words that some labels have and others lack. */
function distinguishingWords(labels: readonly string[]): ReadonlySet<string> {
  const cut = labels.map((label) => new Set(label.split('_')));
  return new Set(cut.flatMap((label) => [...label].filter((word) => !cut.every((other) => other.has(word)))));
}

function textsOf(topics: Topics): TopicTexts[] {
  const { settings, acts, updates, documentPairs, dayPairs, causes } = topics;
  const notes = UNKNOWN.flatMap((unknown) => unknown.notes);
  const filled = (texts: readonly string[], slots = {}) => texts.map((text) => fill(text, { ...SLOTS, ...slots }));
  return [
    ...Object.entries({ settings, acts }).flatMap(([kind, list]) =>
      list.map(({ id, thing, questions, statements, options }, i) => ({
        path: `${kind}[${i}]`,
        id,
        own: [...questions, ...statements, thing],
        questions: filled(questions),
        evidence: filled([...statements, ...notes], { thing }),
        labels: options.labels,
      })),
    ),
    ...updates.map(({ id, questions, before, after, options }, i) => ({
      path: `updates[${i}]`,
      id,
      own: [...questions, ...before, ...after],
      questions: filled(questions),
      evidence: filled([...before, ...after]),
      labels: options.labels,
    })),
    ...Object.entries({ document_pairs: documentPairs, day_pairs: dayPairs }).flatMap(([kind, list]) =>
      list.map(({ id, questions, first, second, options }, i) => ({
        path: `${kind}[${i}]`,
        id,
        own: [...questions, ...first, ...second],
        questions: filled(questions),
        evidence: filled([...first, ...second]),
        labels: options.labels,
      })),
    ),
    ...causes.map(({ id, change, effect, cause }, i) => ({
      path: `causes[${i}]`,
      id,
      own: [change, effect, cause],
      questions: filled(CAUSES.questions, { change, effect, cause }),
      evidence: filled([...CAUSES.observed, ...CAUSES.findings.flat()], { change, effect, cause }),
      labels: CAUSES.labels,
    })),
  ];
}
