import type { Random } from '../../shared/random.ts';
import type { DraftFact } from '../draft.ts';
import type { Asks, RejectedBecause } from '../scenario.ts';
import { FACTS, type QUESTIONS, RELATIVES } from '../wording/built-in.ts';
import type { FactKind } from '../wording/schema.ts';
import { drawValues, several } from './draw-values.ts';
import { type Beat, Teller, type Voice } from './teller.ts';

/** What happens in a scenario, before it is laid out among other matters. */
export interface Story {
  readonly beats: readonly Beat[];
  readonly question: keyof typeof QUESTIONS;
  readonly asks?: Asks | undefined;
  readonly asOf?: string | undefined;
  readonly answer: string | readonly string[] | null;
  readonly rejected: Readonly<Partial<Record<RejectedBecause, readonly string[]>>>;
}

/** One way in which things happen. Its name is the scenarios' template: they stand or fall together. */
export interface Design {
  readonly name: string;
  write(scene: Scene): Story;
}

/** What a design draws from. `main` is the fact that is asked for, `other` a similar one of somebody else. */
export interface Scene {
  readonly random: Random;
  readonly say: Teller;
  readonly main: Voice;
  readonly other: Voice;
  /** The main fact's stand-in for a while. */
  readonly stopgap: Voice;
  /** Different values, enough for every design. */
  readonly values: readonly [string, string, string, string, string, string];
  /** The times of so many sessions, in order. A design calls it once, with the number of its beats. */
  readonly schedule: (beats: number) => readonly string[];
}

const VALUES_NEEDED = 6;

export function sceneOf(random: Random, schedule: Scene['schedule'], kinds: readonly FactKind[] = FACTS): Scene {
  const kind = random.pick(kinds);
  // Half of the facts are the user's own: whose it is tells nothing about which one is asked for.
  const [first, second] = several(random, RELATIVES, 2) as [string, string];
  const [mine, others] = random.pick([
    ['my', `${first}'s`],
    [`${first}'s`, 'my'],
    [`${first}'s`, `${second}'s`],
    ['my', `${second}'s`],
  ] as const);
  return {
    random,
    say: new Teller(random),
    main: voiceOf(kind, 'fact', mine, false),
    other: voiceOf(kind, 'similar-fact', others, true),
    stopgap: voiceOf(kind, 'stopgap', mine, false),
    values: drawValues(random, kind.pool, VALUES_NEEDED) as unknown as Scene['values'],
    schedule,
  };
}

/** `my` is whose the fact is, as the user says it: "my", "my sister's", "Dana's". */
export function voiceOf(kind: FactKind, fact: string, my: string, distractor: boolean): Voice {
  return { fact, kind, my, your: my.replace(/^my/, 'your'), plain: my.replace(/^my/, "the user's"), distractor };
}

export function factOf(kind: FactKind): DraftFact {
  return { type: kind.type };
}
