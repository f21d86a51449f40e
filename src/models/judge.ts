import type { DatasetChoice } from '../bundles/dataset.ts';
import { loadManifest, openRun } from '../bundles/load-bundle.ts';
import { readAttempts } from '../bundles/read-attempts.ts';
import { hashProblem } from '../bundles/verify/form.ts';
import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { type Calibration, type Judgement, MOST_JUDGED, type RecordedCompletion } from '../evidence/judgement.ts';
import { manifestDigest } from '../evidence/manifest.ts';
import type { Files } from '../ports/files.ts';
import type { Model } from '../ports/models.ts';
import type { Ports } from '../ports/ports.ts';
import type { FreeAnswer } from '../suite/suite.ts';
import { askAll, isSameSetup, setupOf, updateAnswers } from './answer-file.ts';
import { calibrationResult, judgeVerdict, PLANTED, readJudgement, resultOf } from './judgement.ts';
import { JUDGE_PROMPT, judgeChat, LONGEST_VERDICT } from './prompts.ts';

interface JudgeRequest {
  /** The bundle. */
  readonly folder: string;
  readonly out: string;
  readonly data: DatasetChoice;
  /** Judges only this many answers. */
  readonly limit?: number | undefined;
  readonly jobs: number;
  readonly model: Model;
}

/**
 * Asks a model whether each free-text answer of a bundle says the same as gold, and writes a judgement.
 *
 * @throws Fault `judge.nothing` if the bundle has no such answer; `judge.untrusted` if the judge fails its calibration
 */
export async function judge(ports: Ports, request: JudgeRequest): Promise<Judgement> {
  const { folder, out, data, limit = Number.POSITIVE_INFINITY, model } = request;
  const answered = await readFreeAnswers(ports.files, folder, data, limit);
  if (answered.answers.length > MOST_JUDGED)
    throw new Fault('usage', `${answered.answers.length} answers are too many for one judgement.`, {
      hint: `Give --limit ${MOST_JUDGED} or less.`,
    });
  const head = headOf(answered, model, ports.clock.now());
  return updateAnswers(ports.files, out, {
    read: (path) => readJudgement(ports.files, path),
    isOther: (earlier) =>
      !isSameSetup({ ...earlier, model: earlier.judge }, { ...head, model: head.judge }) ||
      canonical(earlier.bundle) !== canonical(head.bundle),
    others: 'a judgement of another bundle, or by another judge',
    isMore: (earlier) => earlier.answers.length > answered.answers.length,
    ask: (earlier) => judgeAnswers(ports, request, { free: answered.answers, head, earlier }),
  });
}

interface Judging {
  readonly free: readonly FreeAnswer[];
  readonly head: Head;
  /** What an earlier call has judged. */
  readonly earlier: Judgement | undefined;
}

async function judgeAnswers(
  ports: Ports,
  { out, model, jobs }: JudgeRequest,
  { free, head, earlier }: Judging,
): Promise<Judgement> {
  const calibration = await calibrate(ports, { out, model, jobs }, earlier);
  const chats = free.map((one) => (one.answer.trim() === '' ? undefined : judgeChat(one)));
  const before = (earlier?.answers ?? []).map((answer) => answer.judge);
  if (chats.some((chat, at) => chat !== undefined && before[at] === undefined)) requireTrusted(calibration, out);
  const replies = await askAll(ports, chats, { model, jobs, out, role: 'judge', before, longest: LONGEST_VERDICT });
  const answers = free.map(({ id, cluster, exact }, at) => {
    const reply = replies[at];
    return { id, cluster, exact, verdict: judgeVerdict(reply?.said), ...(reply && { judge: reply }) };
  });
  // An unchanged judgement keeps its date.
  if (earlier !== undefined && canonical(earlier.answers) === canonical(answers)) return earlier;
  return { ...head, calibration, answers, result: resultOf(answers, calibration) };
}

/** Has the judge grade the planted pairs, whose verdicts are known. */
async function calibrate(
  ports: Ports,
  { out, model, jobs }: Pick<JudgeRequest, 'out' | 'model' | 'jobs'>,
  earlier: Judgement | undefined,
): Promise<Calibration> {
  const before = (earlier?.calibration ?? []).map((answer) => answer.judge);
  const asking = { model, jobs, out, role: 'calibration', before, longest: LONGEST_VERDICT } as const;
  const replies = await askAll(ports, PLANTED.map(judgeChat), asking);
  return PLANTED.map(({ id, planted }, at) => {
    const reply = replies[at] as RecordedCompletion;
    return { id, planted, verdict: judgeVerdict(reply.said), judge: reply };
  });
}

/** Called before an answer is paid for: no share is computed from the verdicts of a judge that is not trusted. */
function requireTrusted(calibration: Calibration, out: string): void {
  const { sensitivity, specificity, trusted } = calibrationResult(calibration);
  if (trusted) return;
  const [same, different] = [sensitivity, specificity].map(({ k, n }) => `${k} of ${n}`);
  throw new Fault(
    'judge.untrusted',
    `The judge recognised ${same} planted matches and ${different} planted differences, and must recognise 90% of each. It is sent no answer.`,
    {
      hint: `Name another judge. What this one was paid for is kept in ${out}.paying: remove that folder to ask it again.`,
    },
  );
}

type Head = ReturnType<typeof headOf>;

function headOf({ manifest, digest }: FreeAnswers, judging: Model, now: string) {
  const { model, prompt, format } = setupOf(judging, JUDGE_PROMPT, now);
  const bundle = { manifest: digest, suite: manifest.suite, dataset: manifest.dataset.sha256 };
  return { schema: 'judgement/2', bundle, judge: model, prompt, format } as const;
}

type FreeAnswers = Awaited<ReturnType<typeof readFreeAnswers>>;

async function readFreeAnswers(files: Files, folder: string, data: DatasetChoice, limit: number) {
  const manifest = await loadManifest(files, folder);
  if (manifest.split === 'heldout')
    throw new Fault('usage', 'Held-out questions are never sent to a model endpoint.', {
      hint: 'Judge a run on public data.',
    });
  const run = await openRun(files, folder, manifest, data);
  const problem = await hashProblem(files, folder, manifest, run);
  if (problem !== undefined) throw new Fault(problem.code, `${folder}: ${problem.detail}.`);
  const answers: FreeAnswer[] = [];
  const { suite } = run;
  if (suite.freeAnswers !== undefined && manifest.adapter.declared.capabilities.includes('answer')) {
    for await (const { task, answers: replies } of readAttempts(files, folder, run)) {
      if (answers.length >= limit) break;
      answers.push(...suite.freeAnswers(task, replies));
    }
  }
  if (answers.length === 0) {
    throw new Fault('judge.nothing', `${folder} has no free-text answer whose task has a gold answer.`, {
      hint: 'The suite must have gold answers, and the system must declare the capability `answer`.',
    });
  }
  // The manifest lists the digests of all other files.
  return { manifest, digest: manifestDigest(manifest), answers: answers.slice(0, limit) };
}
