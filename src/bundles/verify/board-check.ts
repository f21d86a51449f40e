import { Fault, isEvidenceFault } from '../../errors/fault.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { System } from '../../protocol/scorecard.ts';
import type { Check } from '../../verify/integrity.ts';
import { RULES } from '../../verify/rules.ts';
import type { GoldInAnswers } from '../../verify/tape/gold-in-answers.ts';
import { filesProblem, formatProblem, hashProblem, sizeProblem } from './form.ts';
import { type VerifyRequest, verify } from './verify.ts';

/**
 * The failed checks that keep a bundle off a board. A control may break a rule on purpose, such as acting without a source:
 * its page says so.
 */
export function failedChecks(kind: System['kind'] | undefined, checks: readonly Check[]): readonly Check[] {
  const isMeant = ({ id }: Check) => kind === 'control' && RULES.some((rule) => rule.id === id);
  return checks.filter((check) => !check.held && !isMeant(check));
}

interface BoardCheck {
  /** Why the bundle does not belong on a board: the first check that failed, or the fault that prevents its verification. */
  readonly fault?: Fault;
  /** What was found on its tape; absent without one. */
  readonly tape?: GoldInAnswers;
}

/** Verifies a bundle of a board. */
export async function boardCheck(files: Files, request: Omit<VerifyRequest, 'allowOutcomesOnly'>): Promise<BoardCheck> {
  try {
    const { checks, manifest, tape } = await verify(files, { ...request, allowOutcomesOnly: true });
    const failed = failedChecks(manifest?.system.kind, checks);
    // Another version has other rules and scores, so that further checks fail for it.
    const first = failed.find(({ id }) => id === 'known-version') ?? failed[0];
    if (first === undefined) return tape ? { tape } : {};
    const others = failed.length === 1 ? '' : `; and ${failed.length - 1} more`;
    const message = `${request.folder} does not verify: ${first.title}: ${first.detail ?? 'not held'}${others}`;
    return { fault: new Fault('bundle.invalid', message, first.remedy === undefined ? {} : { hint: first.remedy }) };
  } catch (thrown) {
    if (isEvidenceFault(thrown, 'missing', 'uncheckable')) return { fault: thrown };
    throw thrown;
  }
}

/**
 * Checks a bundle as it is stored: its form, and that its files are those that its manifest lists. Nothing else can be checked
 * for a run of another version of its suite. If its transcript is packed, not even its hash can be, because the requests
 * follow from the data of that version.
 */
export async function storedFault(files: ReadFiles, folder: string, manifest: Manifest): Promise<Fault | undefined> {
  const problem =
    (await formatProblem(files, folder)) ??
    (await filesProblem(files, folder, manifest)) ??
    (await sizeProblem(files, folder, manifest)) ??
    (await hashProblem(files, folder, manifest, undefined));
  return problem && new Fault('bundle.invalid', `${folder} is not a valid bundle: ${problem.detail}`);
}
