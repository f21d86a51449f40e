import { Fault } from '../../errors/fault.ts';
import { canonical } from '../../evidence/canonical.ts';
import { type Judgement, MOST_JUDGED } from '../../evidence/judgement.ts';
import type { Model } from '../../ports/models.ts';
import type { Ports } from '../../ports/ports.ts';
import { askAll } from '../asking/ask-all.ts';
import { askedModel, isAskedAlike } from '../asking/asked-model.ts';
import { keepAsked } from '../asking/keep-asked.ts';
import { JUDGE_PROMPT, judgePrompt, LONGEST_VERDICT } from './prompt.ts';
import { type FreelyAnswered, readFreeAnswers } from './read-free-answers.ts';
import { readJudgement } from './read-judgement.ts';
import { resultOf } from './result.ts';
import { verdictOf } from './verdict.ts';

export interface JudgeRequest {
  readonly folder: string;
  readonly out: string;
  readonly dataset?: string | undefined;
  readonly limit?: number | undefined;
  readonly jobs: number;
  readonly model: Model;
}

/** Has a model say of each free-text answer whether it says what gold says, and keeps that in a file of its own. */
export async function judge(ports: Ports, request: JudgeRequest): Promise<Judgement> {
  const { folder, out, dataset, limit = Number.POSITIVE_INFINITY, model } = request;
  const found = await readFreeAnswers(ports.files, folder, { path: dataset }, limit);
  if (found.answers.length > MOST_JUDGED)
    throw new Fault('usage', `${found.answers.length} answers are too many for one judgement.`, {
      hint: `Give --limit ${MOST_JUDGED} or less.`,
    });
  const head = headOf(found, model, ports.clock.now());
  return keepAsked(ports.files, out, {
    apartFrom: folder,
    read: (path) => readJudgement(ports.files, path),
    isMore(earlier) {
      mustBeLike(out, earlier, head);
      return earlier.answers.length > found.answers.length;
    },
    ask: (earlier) => asked(ports, request, { found, head }, earlier),
  });
}

type Head = ReturnType<typeof headOf>;

async function asked(
  ports: Ports,
  { out, model, jobs }: JudgeRequest,
  { found, head }: { readonly found: FreelyAnswered; readonly head: Head },
  earlier: Judgement | undefined,
): Promise<Judgement> {
  const chats = found.answers.map((one) => (one.answer.trim() === '' ? undefined : judgePrompt(one)));
  const before = (earlier?.answers ?? []).map((answer) => answer.judge);
  const said = await askAll(ports, chats, { model, jobs, out, as: 'judge', before, longest: LONGEST_VERDICT });
  const answers = found.answers.map(({ id, cluster, exact }, at) => {
    const words = said[at];
    return { id, cluster, exact, verdict: verdictOf(words?.said), ...(words && { judge: words }) };
  });
  // Its date stays with what was said on it.
  if (earlier !== undefined && canonical(earlier.answers) === canonical(answers)) return earlier;
  return { ...head, answers, result: resultOf(answers) };
}

function headOf({ manifest, digest }: FreelyAnswered, judging: Model, now: string) {
  const { model, prompt, format } = askedModel(judging, JUDGE_PROMPT, now);
  const bundle = { manifest: digest, suite: manifest.suite, dataset: manifest.dataset.sha256 };
  return { schema: 'judgement/1', bundle, judge: model, prompt, format } as const;
}

/** One file is one judge on one bundle. */
function mustBeLike(out: string, earlier: Judgement, head: Head): void {
  const same = isAskedAlike({ ...earlier, model: earlier.judge }, { ...head, model: head.judge });
  if (same && canonical(earlier.bundle) === canonical(head.bundle)) return;
  throw new Fault('out.exists', `${out} holds a judgement of another bundle, or by another judge.`, {
    hint: 'Give --out another file.',
  });
}
