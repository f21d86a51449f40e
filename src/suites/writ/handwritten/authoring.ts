import { DESCRIPTIONS } from '../categories.ts';
import type { Category, Device, Draft, DraftSession, Line, Tell } from '../draft.ts';
import type { StatementKind } from '../scenario.ts';

/**
 * A scenario by hand. In its script a line is one of
 * - `2024-03-05 18:20`: a session begins
 * - `> text` the user says, `< text` the assistant says
 * - `? text` the user asks the question; what follows is between it and its repetition, another `?`
 *
 * and a message may end in marks: `{+fact=value}` it asserts, `{+fact=value from 2024-01-31}` since a day,
 * `{+fact=value until 2024-01-31}` up to a day, `{-fact=value}` it withdraws, `{x fact}` it forgets, `{?fact=value}` it
 * is hearsay, `{~fact=value}` the assistant repeats, `{*fact=value}` it hints at a habit, `{!fact=value}` it is an
 * exception, `{device}` it is interference.
 */
export interface Written extends Omit<Draft, 'category' | 'sessions' | 'between' | 'askedAt' | 'prompt' | 'again'> {
  readonly script: string;
}

const KINDS: Readonly<Record<string, StatementKind>> = {
  '+': 'asserts',
  '-': 'withdraws',
  'x': 'forgets',
  '?': 'hearsay',
  '~': 'repeats',
  '*': 'hints',
  '!': 'excepts',
};

interface Question {
  readonly at: string;
  readonly prompt: string;
}

/** The drafts of one category. Throws a RangeError for a line that it cannot read. */
export function written(category: Category, all: readonly Written[]): readonly Draft[] {
  return all.map(({ script, ...rest }) => {
    const before: DraftSession[] = [];
    const between: DraftSession[] = [];
    const questions: Question[] = [];
    for (const { at, lines } of sessionsOf(script)) {
      const [first] = lines;
      if (first?.startsWith('? ')) questions.push({ at, prompt: first.slice(2) });
      else (questions.length === 0 ? before : between).push({ at, lines: lines.map(lineOf) });
    }
    const [asked, again] = questions;
    if (asked === undefined) throw new RangeError(`no question is asked: ${script}`);
    return {
      ...rest,
      category,
      sessions: before,
      askedAt: asked.at,
      prompt: asked.prompt,
      ...(again !== undefined && { between, again }),
    };
  });
}

function sessionsOf(script: string): { at: string; lines: string[] }[] {
  const sessions: { at: string; lines: string[] }[] = [];
  for (const line of script
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/.exec(line) ?? [];
    if (day !== undefined) sessions.push({ at: `${day}T${time}:00Z`, lines: [] });
    else if (sessions.length === 0) throw new RangeError(`no session has begun: ${line}`);
    else sessions.at(-1)?.lines.push(line);
  }
  return sessions;
}

function lineOf(line: string): Line {
  const [, speaker, text, marks] = /^([<>]) (.*?)((?:\s*\{[^{}]*\})*)$/.exec(line) ?? [];
  if (speaker === undefined || text === undefined) throw new RangeError(`neither side says: ${line}`);
  const tells: Tell[] = [];
  const devices: Device[] = [];
  for (const [, mark] of (marks ?? '').matchAll(/\{([^{}]*)\}/g)) {
    const [, sign, fact, value, word, day] =
      /^([+\-x?~*!]) ?([\w-]+)(?:=(.+?))?(?: (from|until) (\d{4}-\d\d-\d\d))?$/.exec(mark as string) ?? [];
    if (sign === undefined || fact === undefined) {
      if (!((mark as string) in DESCRIPTIONS)) throw new RangeError(`{${mark}} is no mark: ${line}`);
      devices.push(mark as Device);
    } else {
      const kind = KINDS[sign] as StatementKind;
      tells.push({ fact, kind, ...(value && { value }), ...(word && { [word]: `${day}T00:00:00Z` }) });
    }
  }
  return {
    role: speaker === '>' ? 'user' : 'assistant',
    text,
    ...(tells.length > 0 && { tells }),
    ...(devices.length > 0 && { devices }),
  };
}
