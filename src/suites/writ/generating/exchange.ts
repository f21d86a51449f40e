import { capital } from '../../../text/words.ts';
import { fill, substitute } from '../../shared/fill.ts';
import type { Random } from '../../shared/random.ts';
import type { Device, Line, Tell } from '../draft.ts';
import { ACKNOWLEDGEMENTS, ECHOES, ERRANDS, FRAMES, GOSSIPS, TURNS } from '../wording/built-in.ts';
import type { FactKind } from '../wording/schema.ts';
import { dateInWords } from './calendar.ts';

/** The user's message, and the assistant's reply. */
export type Exchange = readonly [user: Line, assistant: Line];

/** A person's fact: `my` names the owner as the user does, `your` as the assistant does, `plain` as neither. */
export interface OwnedFact {
  readonly fact: string;
  readonly kind: FactKind;
  readonly my: string;
  readonly your: string;
  readonly plain: string;
  /** Whether it is a similar fact that no question asks for. Everything said about it is a distractor. */
  readonly distractor: boolean;
}

/** @param my such as "my", "my sister's" or "Dana's" */
export function ownedFact(kind: FactKind, fact: string, my: string, distractor = false): OwnedFact {
  return { fact, kind, my, your: my.replace(/^my/, 'your'), plain: my.replace(/^my/, "the user's"), distractor };
}

type Frame = keyof typeof FRAMES;

interface FrameMeaning {
  readonly kind: Tell['kind'];
  readonly devices: readonly Device[];
  /** Which end of the value's period the exchange states. */
  readonly dates?: 'from' | 'until';
}

const MEANINGS: Readonly<Record<Exclude<Frame, 'slip'>, FrameMeaning>> = {
  tell: { kind: 'asserts', devices: [] },
  change: { kind: 'asserts', devices: ['conflicting_update'] },
  since: { kind: 'asserts', devices: ['late_report', 'conflicting_update'], dates: 'from' },
  recall: { kind: 'asserts', devices: ['late_report'], dates: 'from' },
  until: { kind: 'asserts', devices: ['temporary_value'], dates: 'until' },
  restate: { kind: 'asserts', devices: [] },
  hearsay: { kind: 'hearsay', devices: ['hearsay'] },
  withdraw: { kind: 'withdraws', devices: ['retraction', 'conflicting_update'] },
  withdrawAll: { kind: 'withdraws', devices: ['retraction'] },
  forget: { kind: 'forgets', devices: ['retraction'] },
};

/** One time in this many, a fact is stated by a sentence from which it must be inferred. */
const INDIRECT: Readonly<Partial<Record<Frame, number>>> = { tell: 3, change: 4 };

interface Stated {
  /** Empty or absent if the frame states none. */
  readonly value?: string | undefined;
  /** Since or until when the value is valid, if the frame names a date. */
  readonly time?: string | undefined;
}

/** Puts an event of a fact into words. */
export function exchangeOf(random: Random, frame: Frame, owned: OwnedFact, { value = '', time }: Stated): Exchange {
  if (frame === 'slip') return assistantError(random, owned, value);
  const { kind, my } = owned;
  const { kind: statement, devices, dates } = MEANINGS[frame];
  const tell = { kind: statement, ...(value !== '' && { value }), ...(dates !== undefined && { [dates]: time }) };
  const turn = frame === 'change' ? `${random.pick(TURNS)} ` : '';
  const every = INDIRECT[frame];
  if (every !== undefined && random.below(every) === 0) {
    const text = `${turn}${fill(random.pick(kind.signs), { my, v: value })}`;
    return exchange(random, owned, { text, tell, devices: [...devices, 'indirect_cue'] });
  }
  const clause = (of: readonly string[]) => substitute(random.pick(of), { my, v: value });
  const text = fill(random.pick<string>(FRAMES[frame]), {
    c: clause(kind.is),
    p: clause(kind.was),
    x: substitute(kind.thing, { my }),
    v: value,
    who: random.pick(GOSSIPS),
    date: time === undefined ? '' : dateInWords(time),
  });
  return exchange(random, owned, { text, tell, devices });
}

/** The assistant states a wrong value. */
function assistantError(random: Random, { fact, kind, your }: OwnedFact, value: string): Exchange {
  const text = fill(random.pick(FRAMES.slip), { v: value, y: substitute(kind.thing, { my: your }) });
  return [
    { role: 'user', text: random.pick(ERRANDS) },
    { role: 'assistant', text, tells: [{ fact, kind: 'repeats', value }], devices: ['assistant_error'] },
  ];
}

/** The user's message. */
interface Message {
  readonly text: string;
  readonly tell: Omit<Tell, 'fact'>;
  readonly devices: readonly Device[];
}

function exchange(random: Random, { fact, distractor }: OwnedFact, { text, tell, devices: own }: Message): Exchange {
  const devices: readonly Device[] = distractor ? ['near_duplicate'] : own;
  const echo = tell.value !== undefined && tell.kind === 'asserts' && random.below(5) === 0;
  return [
    { role: 'user', text: capital(text), tells: [{ fact, ...tell }], devices },
    {
      role: 'assistant',
      text: echo ? fill(random.pick(ECHOES), { v: tell.value ?? '' }) : random.pick(ACKNOWLEDGEMENTS),
      ...(echo && { tells: [{ fact, kind: 'repeats' as const, value: tell.value }] }),
      ...(distractor && { devices }),
    },
  ];
}
