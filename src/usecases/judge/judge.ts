import { Fault } from '../../errors/fault.ts';
import { canonical } from '../../evidence/canonical.ts';
import { type Judgement, MOST_JUDGED } from '../../evidence/judgement.ts';
import type { Model } from '../../ports/models.ts';
import type { Ports } from '../../ports/ports.ts';
import { JUDGE_PROMPT, judgePrompt } from '../../verify/judge/prompt.ts';
import { resultOf } from '../../verify/judge/result.ts';
import { verdictOf } from '../../verify/judge/verdict.ts';
import { askAll } from '../asking/ask-all.ts';
import { keepAsked } from '../asking/keep-asked.ts';
import { type FreelyAnswered, readFreeAnswers } from './read-free-answers.ts';
import { readJudgement } from './read-judgement.ts';

export interface JudgeRequest {
  readonly folder: string;
  readonly out: string;
  readonly dataset?: string | undefined;
  readonly limit?: number | undefined;
  readonly jobs: number;
  readonly model: Model;
}

/** No verdict is so long. */
const LONGEST = 2_000;

/** Has a model say of each free-text answer whether it says what gold says, and keeps that in a file of its own. */
export async function judge(ports: Ports, request: JudgeRequest): Promise<Judgement> {
  const { folder, out, dataset, limit = Number.POSITIVE_INFINITY, model } = request;
  const found = await readFreeAnswers(ports.files, folder, { path: dataset }, limit);
  if (found.answers.length > MOST_JUDGED)
    throw new Fault('usage', `${found.answers.length} answers are too many for one judgement.`, {
      hint: `Give --limit ${MOST_JUDGED} or less.`,
    });
  return keepAsked(ports.files, out, {
    apartFrom: folder,
    read: (path) => readJudgement(ports.files, path),
    isMore: (earlier) => {
      mustBeLike(out, earlier, headOf(found, model, ports.clock.now()));
      return earlier.answers.length > found.answers.length;
    },
    ask: (earlier) => asked(ports, request, found, earlier),
  });
}

async function asked(
  ports: Ports,
  { out, model, jobs }: JudgeRequest,
  found: FreelyAnswered,
  earlier: Judgement | undefined,
): Promise<Judgement> {
  const chats = found.answers.map((one) => (one.answer.trim() === '' ? undefined : judgePrompt(one)));
  const before = (earlier?.answers ?? []).map((answer) => answer.judge);
  const said = await askAll(ports, chats, { model, jobs, out, before, longest: LONGEST });
  const answers = found.answers.map(({ id, cluster, exact }, at) => {
    const words = said[at];
    return { id, cluster, exact, verdict: verdictOf(words?.said), ...(words && { judge: words }) };
  });
  // Its date stays with what was said on it.
  if (earlier !== undefined && canonical(earlier.answers) === canonical(answers)) return earlier;
  return { ...headOf(found, model, ports.clock.now()), answers, result: resultOf(answers) };
}

function headOf({ manifest, digest }: FreelyAnswered, model: Model, now: string) {
  const { temperature, maxOutputTokens, format } = model.settings;
  return {
    schema: 'judgement/1',
    bundle: { manifest: digest, suite: manifest.suite, dataset: manifest.dataset.sha256 },
    judge: {
      name: model.name,
      endpoint_family: model.family,
      temperature,
      max_output_tokens: maxOutputTokens,
      date: now.slice(0, 10),
      prompt_template: `${JUDGE_PROMPT.id} sha256:${JUDGE_PROMPT.sha256}`,
    },
    prompt: JUDGE_PROMPT,
    format,
  } as const;
}

/** One file is one judge on one bundle. The date may be another: a judgement is gone on with. */
function mustBeLike(out: string, earlier: Judgement, head: ReturnType<typeof headOf>): void {
  const undated = ({ bundle, judge: { date: _, ...model }, prompt, format }: ReturnType<typeof headOf> | Judgement) =>
    canonical({ bundle, model, prompt, format });
  if (undated(earlier) === undated(head)) return;
  throw new Fault('out.exists', `${out} holds a judgement of another bundle, or by another judge.`, {
    hint: 'Give --out another file.',
  });
}
