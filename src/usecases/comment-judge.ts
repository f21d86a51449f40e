import { Fault } from '../errors/fault.ts';
import type { Entry } from '../evidence/entry.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Files, ReadFiles } from '../ports/files.ts';
import type { CheckFacts, Measured, SuiteFacts } from '../report/markdown/comment-facts.ts';
import type { Suite } from '../suites/suite.ts';
import { imageDigest } from '../verify/rerun-order.ts';
import type { DatasetChoice } from './dataset.ts';
import { loadOutcomes } from './load-bundle.ts';
import { verify } from './verify/verify.ts';

export interface Judged {
  readonly valid: boolean;
  readonly state: SuiteFacts['state'];
  readonly checks: readonly CheckFacts[];
  readonly manifest: Manifest | undefined;
  readonly measured: Measured | undefined;
}

interface Bundle {
  readonly folder: string;
  readonly suite: Suite;
  readonly entry: Entry;
  readonly data: DatasetChoice;
}

/** Without these a verification cannot be made: it says nothing of the evidence. */
const UNJUDGED = /^(?:bundle\.incomplete|file\.missing|suite\.unknown|dataset\.|heldout\.)/;

/** A bundle of an entry, verified: what holds, and what it came to as far as that follows from its transcript. */
export async function judge(
  files: Files,
  evidence: ReadFiles,
  { folder, suite, entry, data }: Bundle,
): Promise<Judged> {
  try {
    const { valid, state, checks, manifest, scorecard } = await verify(files, folder, data, evidence);
    const other = manifest && mismatch(manifest, suite, entry);
    if (other !== undefined) {
      return { valid: false, state: 'invalid', checks: [...checks, named(other)], manifest, measured: undefined };
    }
    const follow = checks.some(({ id, held }) => id === 'outcomes' && held);
    const outcomes = follow ? await loadOutcomes(evidence, folder) : undefined;
    return { valid, state, checks, manifest, measured: scorecard && { scorecard, outcomes } };
  } catch (thrown) {
    if (!(thrown instanceof Fault && UNJUDGED.test(thrown.code))) throw thrown;
    const { code, message: detail, hint: remedy } = thrown;
    const check = { title: 'What a verification needs is at hand', held: false, code, detail, remedy };
    return { valid: false, state: 'unjudged', checks: [check], manifest: undefined, measured: undefined };
  }
}

/** What runs in process may read labels: it must not pass for a system. What is run again must be what was submitted. */
function mismatch(manifest: Manifest, { description }: Suite, entry: Entry): string | undefined {
  const { suite, system, adapter } = manifest;
  if (suite.id !== description.id) return `it is of suite "${suite.id}", the entry says "${description.id}"`;
  if ((system.kind === 'reference' || system.kind === 'control') && system.kind !== entry.kind)
    return `a ${system.kind} made it, the entry says ${entry.kind}`;
  if (system.reads_labels && !entry.reads_labels) return 'the entry does not say that it reads labels';
  if (system.name !== entry.name || system.version !== entry.version)
    return `it is of "${system.name}" ${system.version}, the entry says "${entry.name}" ${entry.version}`;
  const image = /^image:.*@(.+)$/.exec(entry.adapter)?.[1];
  if (image !== undefined && imageDigest(manifest) !== image)
    return 'it was made by another image than the entry names';
  if (image === undefined && plain(adapter.spec) !== plain(entry.adapter))
    return `it was made by "${adapter.spec}", the entry says "${entry.adapter}"`;
  return undefined;
}

const plain = (spec: string) => spec.replace(/^(\w+):\s*/, '$1:').trim();

function named(detail: string): CheckFacts {
  return {
    title: 'The bundle is what the entry names it as',
    held: false,
    code: 'entry.invalid',
    detail,
    remedy: 'Mend `entry.json`, or give the bundle that it means.',
  };
}
