import { fill, substitute } from '../../shared/fill.ts';
import type { Random } from '../../shared/random.ts';
import type { Device, Line, Tell } from '../draft.ts';
import { ACKNOWLEDGEMENTS, ECHOES, ERRANDS, FRAMES, GOSSIPS, TURNS } from '../wording/built-in.ts';
import type { FactKind } from '../wording/schema.ts';
import { inWords } from './calendar.ts';

/** One exchange that a scenario is about: what the user says and the assistant's reply. */
export type Beat = readonly [user: Line, assistant: Line];

/** Whose fact is told: `my` as the user says it, `your` as the assistant does, `plain` as neither. */
export interface Voice {
  readonly fact: string;
  readonly kind: FactKind;
  readonly my: string;
  readonly your: string;
  readonly plain: string;
  /** A similar fact that nobody asks for: everything said of it is a distractor. */
  readonly distractor: boolean;
}

/** Puts what happens to a fact into words. */
export class Teller {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  tell(voice: Voice, value: string): Beat {
    return this.#sign(3) ? this.#signOf(voice, value, '') : this.#said(voice, 'tell', { kind: 'asserts', value }, []);
  }

  change(voice: Voice, value: string): Beat {
    const turn = this.#random.pick(TURNS);
    if (this.#sign(4)) return this.#signOf(voice, value, `${turn} `, ['conflicting_update']);
    return this.#said(voice, 'change', { kind: 'asserts', value }, ['conflicting_update']);
  }

  since(voice: Voice, value: string, from: string): Beat {
    return this.#said(voice, 'since', { kind: 'asserts', value, from }, ['late_report', 'conflicting_update'], from);
  }

  recall(voice: Voice, value: string, from: string): Beat {
    return this.#said(voice, 'recall', { kind: 'asserts', value, from }, ['late_report'], from);
  }

  until(voice: Voice, value: string, until: string): Beat {
    return this.#said(voice, 'until', { kind: 'asserts', value, until }, ['temporary_value'], until);
  }

  restate(voice: Voice, value: string): Beat {
    return this.#said(voice, 'restate', { kind: 'asserts', value }, []);
  }

  rumour(voice: Voice, value: string): Beat {
    return this.#said(voice, 'hearsay', { kind: 'hearsay', value }, ['hearsay']);
  }

  withdraw(voice: Voice, value: string): Beat {
    return this.#said(voice, 'withdraw', { kind: 'withdraws', value }, ['retraction', 'conflicting_update']);
  }

  /** It was the only value that was known. */
  withdrawAll(voice: Voice, value: string): Beat {
    return this.#said(voice, 'withdrawAll', { kind: 'withdraws', value }, ['retraction']);
  }

  forget(voice: Voice): Beat {
    return this.#said(voice, 'forget', { kind: 'forgets' }, ['retraction']);
  }

  /** The assistant comes up with a value of its own. */
  slip(voice: Voice, value: string): Beat {
    const text = fill(this.#random.pick(FRAMES.slip), {
      v: value,
      y: substitute(voice.kind.thing, { my: voice.your }),
    });
    const tells: readonly Tell[] = [{ fact: voice.fact, kind: 'repeats', value }];
    return [
      { role: 'user', text: this.#random.pick(ERRANDS) },
      { role: 'assistant', text: upper(text), tells, devices: ['assistant_error'] },
    ];
  }

  #said(
    voice: Voice,
    frame: Exclude<keyof typeof FRAMES, 'slip'>,
    tell: Omit<Tell, 'fact'>,
    devices: readonly Device[],
    date?: string,
  ): Beat {
    const { kind, my } = voice;
    const value = tell.value ?? '';
    const clause = (of: readonly string[]) => substitute(this.#random.pick(of), { my, v: value });
    const text = fill(this.#random.pick<string>(FRAMES[frame]), {
      c: clause(kind.is),
      p: clause(kind.was),
      x: substitute(kind.thing, { my }),
      v: value,
      who: this.#random.pick(GOSSIPS),
      date: date === undefined ? '' : inWords(date),
    });
    return this.#exchange(voice, text, tell, devices);
  }

  #signOf(voice: Voice, value: string, turn: string, devices: readonly Device[] = []): Beat {
    const text = `${turn}${fill(this.#random.pick(voice.kind.signs), { my: voice.my, v: value })}`;
    return this.#exchange(voice, text, { kind: 'asserts', value }, [...devices, 'indirect_cue']);
  }

  #exchange(voice: Voice, text: string, tell: Omit<Tell, 'fact'>, devices: readonly Device[]): Beat {
    const { fact, distractor } = voice;
    const marks: readonly Device[] = distractor ? ['near_duplicate'] : devices;
    const echo = tell.value !== undefined && tell.kind === 'asserts' && this.#random.below(5) === 0;
    return [
      { role: 'user', text: upper(text), tells: [{ fact, ...tell }], devices: marks },
      {
        role: 'assistant',
        text: echo ? fill(this.#random.pick(ECHOES), { v: tell.value ?? '' }) : this.#random.pick(ACKNOWLEDGEMENTS),
        ...(echo && { tells: [{ fact, kind: 'repeats' as const, value: tell.value }] }),
        ...(distractor && { devices: marks }),
      },
    ];
  }

  /** One time in so many. */
  #sign(times: number): boolean {
    return this.#random.below(times) === 0;
  }
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
