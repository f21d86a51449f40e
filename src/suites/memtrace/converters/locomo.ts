import * as z from 'zod';
import type { Converter } from '../../../suite/bench.ts';
import { episodicFact, type Fact, type MemoryRecord, type Probe } from '../dataset/read.ts';

const Turns = z.array(
  z.looseObject({
    speaker: z.string(),
    dia_id: z.string(),
    text: z.string(),
    /** A description of the picture that was sent with the turn. */
    blip_caption: z.string().optional(),
  }),
);

/** Zod stops at the first issue: a file of a few megabytes could have millions. */
const FIRST: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true };

type LocomoTurn = z.infer<typeof Turns>[number];

interface Session {
  /** The text in the file, such as `1:56 pm on 8 May, 2023`. Empty if there is none. */
  readonly when: string;
  readonly turns: readonly LocomoTurn[];
}

/**
 * A conversation has its turns in fields `session_N`, their times in `session_N_date_time`, and other fields. The result is
 * the list of sessions in the order of their numbers, not of the file.
 */
const Sessions = z.record(z.string(), z.unknown()).transform((conversation, context): readonly Session[] =>
  Object.keys(conversation)
    .flatMap((key) => /^session_(\d+)$/.exec(key)?.[1] ?? [])
    .sort((a, b) => Number(a) - Number(b))
    .map((number) => {
      const key = `session_${number}`;
      const when = conversation[`${key}_date_time`];
      const turns = Turns.safeParse(conversation[key], FIRST);
      for (const { message, path } of turns.error?.issues ?? [])
        context.addIssue({ code: 'custom', message, path: [key, ...path] });
      return { when: typeof when === 'string' ? when : '', turns: turns.data ?? [] };
    }),
);

const Question = z.looseObject({
  question: z.string().min(1),
  /** Absent for adversarial questions. A year may be a number. */
  answer: z.union([z.string(), z.number()]).optional(),
  evidence: z.array(z.string()).default([]),
  category: z.number().int(),
});

/** A conversation of the public LoCoMo file with its questions: the parts that are used. */
const LocomoSample = z.looseObject({
  sample_id: z.union([z.string().min(1), z.number()]).optional(),
  conversation: Sessions,
  qa: z.array(Question),
});

export type LocomoSample = z.infer<typeof LocomoSample>;
type LocomoQuestion = z.infer<typeof Question>;

export const locomo: Converter<LocomoSample> = {
  id: 'locomo',
  label: 'LoCoMo',
  part: 'dataset',
  schema: LocomoSample,
  convert: recordOf,
};

/** LoCoMo's fifth category asks for what was never said, so nothing can be recalled. */
export const ADVERSARIAL = 5;

/**
 * Converts a conversation to a record, each turn to a fact, and each question to a probe. A probe looks for the ids of the
 * turns that LoCoMo names as evidence, which are before each turn's text. It does not look for the answers, because they
 * seldom use the words of the conversation. Whether a reader could answer from these turns is not measured.
 */
function recordOf(sample: LocomoSample, at: number) {
  const id = idOf(sample, at);
  const turns = turnsOf(sample);
  const known = new Set(turns.map(({ tag }) => tag));
  const probes: Probe[] = [];
  const left: string[] = [];
  for (const asked of sample.qa) {
    const because = turns.length === 0 ? 'no_turns' : problemOf(asked, known);
    if (because === undefined)
      probes.push({ question: asked.question, recall_markers: evidenceOf(asked), distractor_markers: [] });
    else left.push(`${id}: ${JSON.stringify(asked.question)}: ${because}`);
  }
  const record: MemoryRecord = { id, facts: turns.map(({ fact }) => fact), probes };
  return { ...(probes.length > 0 && { record }), left };
}

export const idOf = ({ sample_id }: LocomoSample, at: number) => `locomo_${sample_id ?? at + 1}`;

/** The facts of a conversation, one per turn, by the tag that names the turn. */
export function turnsOf({ conversation }: LocomoSample): readonly { readonly tag: string; readonly fact: Fact }[] {
  return conversation.flatMap(({ turns, when }) =>
    turns.map((turn) => ({ tag: tagOf(turn.dia_id), fact: factOf(turn, when) })),
  );
}

function problemOf(question: LocomoQuestion, known: ReadonlySet<string>): string | undefined {
  if (question.category === ADVERSARIAL) return 'adversarial';
  const tags = evidenceOf(question);
  if (tags.length === 0) return 'no_evidence';
  return tags.every((tag) => known.has(tag)) ? undefined : 'unknown_evidence';
}

/** Evidence is a list of turns. Some texts have several: `D8:6; D9:17`. */
function evidenceOf({ evidence }: LocomoQuestion): readonly string[] {
  const ids = evidence.flatMap((text) => text.match(/D\d+:\d+/g) ?? []);
  return [...new Set(ids.map(tagOf))];
}

/** `D1:03` as `[D1:3]`. With the brackets, no tag is part of another. */
function tagOf(dialogueId: string): string {
  return `[${dialogueId.trim().replace(/\b(D?)0+(?=\d)/g, '$1')}]`;
}

function factOf({ speaker, text, dia_id, blip_caption }: LocomoTurn, when: string): Fact {
  const picture = blip_caption === undefined ? '' : ` (shows ${blip_caption})`;
  const day = when === '' ? '' : ` ${when},`;
  return episodicFact(`${tagOf(dia_id)}${day} ${speaker}: ${text}${picture}`);
}
