import { type Context, positiveText } from './runtime/context.ts';

/** A question, what must come back in the lines to build on, and what must not. Case does not count. */
export interface Probe {
  readonly question: string;
  readonly recall_markers: readonly string[];
  readonly distractor_markers: readonly string[];
}

export interface ProbeScore {
  /** Every recall marker is there. */
  readonly recalled: boolean;
  /** A distractor marker is there; absent where the probe has none. */
  readonly leaked?: boolean;
  /** All recalled and nothing leaked. */
  readonly clean: boolean;
  readonly tokens: number;
}

export function scoreProbe({ recall_markers, distractor_markers }: Probe, context: Context): ProbeScore {
  const text = positiveText(context).toLowerCase();
  const stands = (marker: string) => text.includes(marker.toLowerCase());
  const recalled = recall_markers.every(stands);
  const leaked = distractor_markers.some(stands);
  return {
    recalled,
    ...(distractor_markers.length > 0 && { leaked }),
    clean: recalled && !leaked,
    tokens: context.tokens,
  };
}
