import type { Claim } from '../../../suite/claim.ts';

export interface Decided {
  readonly held: boolean;
  readonly because: string;
}

/** A claim as it was decided; undecided where what it is about was not measured. */
export function decide(id: string, text: string, decided: Decided | undefined): Claim {
  return {
    id,
    text,
    held: decided?.held ?? null,
    because: decided?.because ?? 'nothing of what it is about was measured',
  };
}

export const points = (value: number): string => `${(100 * value).toFixed(1)} %`;
