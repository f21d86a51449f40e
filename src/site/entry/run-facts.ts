import { safeText } from '../../text/safe-text.ts';
import { isClaimed, type ShownBundle } from '../board/entries.ts';
import { type Fact, fact } from './fact.ts';

/**
 * What a run was, by its own manifest: of a board run the board's, of any other the submitter's. Nothing binds what such a
 * manifest says of itself, so that all of it is claimed.
 */
export function runFacts(bundle: ShownBundle): readonly Fact[] {
  const { manifest, claim, tier } = bundle;
  const { declared } = manifest.adapter;
  const claimed = isClaimed(bundle);
  const said = (term: string, value: string): Fact => ({ ...fact(term, value), claimed });
  return [
    said('Named itself', `${safeText(declared.name, 100)} ${safeText(declared.version, 100)}`),
    said('Capabilities', declared.capabilities.join(', ') || 'none'),
    said('Deterministic', deterministicText(declared.deterministic === true, claim?.deterministic === 'lost')),
    said('Limits', limitsText(manifest.limits)),
    said('Harness', manifest.harness.version),
    said(tier === 'board-run' ? 'The board’s run ended' : 'Run ended', manifest.dates.finished),
  ];
}

function deterministicText(declared: boolean, lost: boolean): string {
  if (lost) return 'declared, and lost: two of its runs differ';
  return declared ? 'declared' : 'not declared';
}

function limitsText({ episode_seconds, memory_mb, cpus, pids }: ShownBundle['manifest']['limits']): string {
  return `${episode_seconds} s an episode, ${memory_mb} MiB, ${cpus} ${cpus === 1 ? 'processor' : 'processors'}, ${pids} processes`;
}
