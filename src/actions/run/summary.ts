import { Fault } from '../../errors/fault.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { type Changes, taskLists } from '../../report/markdown/comment-changes.ts';
import type { SuiteSummary } from '../../report/markdown/summary.ts';
import { scorecardView } from '../../report/scorecard-view.ts';
import type { Comparison } from '../../report/terminal/comparison.ts';
import { labelOf } from '../../suite/description.ts';
import { forLog } from '../../system/invocation.ts';
import { fence } from '../../text/escape.ts';
import { counted, formatP, formatPoints, formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import {
  baselineName,
  baselineVerdict,
  figuresLedBy,
  type GateResult,
  neededText,
  tooManyLost,
} from '../../usecases/gates.ts';
import type { Inputs } from './inputs.ts';
import type { SuiteResult } from './measure.ts';

const VERDICTS = {
  worse: 'significantly worse',
  better: 'significantly better',
  level: 'no significant difference',
} as const;

/** Missed gates, invalid runs and errors are in other sections. */
const SHOWN_ELSEWHERE: readonly string[] = ['gate.missed', 'bundle.invalid', 'run.errored'];

interface Place {
  /** For a comment. GitHub masks a secret in logs and summaries, and not there, so it quotes nothing that may contain one. */
  readonly isPublic?: boolean;
}

/** One suite's result as the job summary shows it, or the comment. */
export function suiteSummary(
  result: SuiteResult,
  inputs: Pick<Inputs, 'dataset' | 'max-lost'>,
  { isPublic = false }: Place = {},
): SuiteSummary {
  const { plan, timing, manifest, outcomes, gates, comparison, changes } = result;
  const card = isPublic ? result.card && withoutReplies(result.card) : result.card;
  const faults = isPublic ? result.faults.map(withoutWords) : result.faults;
  const { description, folder } = plan;
  const data = inputs.dataset === undefined ? '' : ` --dataset ${inputs.dataset}`;
  return {
    title: description.title,
    card: card && scorecardView(card, description, timing, manifest, { outcomes }),
    gates: gates.map(gateRow),
    gateMissed: gates.some(({ met }) => !met),
    regression: comparison && changes && regressionRow(comparison, changes),
    tasks: taskLists(changes, description, ['passed by the baseline, not here', 'passed here, not by the baseline']),
    regressed: comparison !== undefined && baselineVerdict(comparison) === 'worse',
    lost: comparison && lostText(comparison, inputs['max-lost']),
    errors: faults.filter(({ code }) => code === 'run.errored').map(faultView)[0],
    problems: faults.filter(({ code }) => !SHOWN_ELSEWHERE.includes(code)).map(faultView),
    verify: card && `cib verify ${folder}${data}`,
  };
}

/** The details of broken rules can quote the adapter's replies. */
function withoutReplies(card: Scorecard): Scorecard {
  const { rules } = card.validity;
  const told = rules.map((rule) => (rule.held ? rule : { ...rule, detail: 'the log of the job says why' }));
  return { ...card, validity: { ...card.validity, rules: told } };
}

/**
 * A fault without the words of the adapter, an engine or an endpoint, and without the input `adapter`, which its hint may repeat. The
 * faults of a check are the harness's own text.
 */
function withoutWords(fault: Fault): Fault {
  const { code, unquoted, facts } = fault;
  if (facts.party === 'check') return fault;
  return new Fault(code, `${unquoted ?? `The error is ${code}.`} The log of the job says more.`);
}

/** The settings of a step that ran nothing, because they have faults. */
export function refusedSummary(faults: readonly Fault[], { isPublic = false }: Place = {}): SuiteSummary {
  const views = (isPublic ? withoutValues(faults) : faults).map(faultView);
  return {
    title: 'Settings of the step',
    refused: true,
    card: undefined,
    gates: [],
    gateMissed: false,
    regression: undefined,
    tasks: [],
    regressed: false,
    errors: undefined,
    problems: views,
    verify: undefined,
  };
}

/** A refused value, or a gate of `fail-below`. The rest of the message may repeat it. */
const REFUSED = /^(?:Input "([\w-]+)" is "|Gate ")/;

function withoutValues(faults: readonly Fault[]): readonly Fault[] {
  const told = new Map<string, Fault>();
  for (const fault of faults) {
    const [match, name = 'fail-below'] = REFUSED.exec(fault.message) ?? [];
    const message = match === undefined ? fault.message : `Input "${name}" is refused: the log of the job says why.`;
    told.set(message, match === undefined ? fault : new Fault(fault.code, message));
  }
  return [...told.values()];
}

function faultView({ message, hint, quote }: Fault): SuiteSummary['problems'][number] {
  return {
    message: safeText(message, LONGEST),
    quote: quote && { title: quote.title, lines: fence(quote.text.split('\n')) },
    steps: hint?.split('\n').map(forLog) ?? [],
  };
}

/** A message may quote the adapter, which is not trusted. */
const LONGEST = 1_500;

function gateRow(result: GateResult) {
  const { metric, value, met } = result;
  return {
    metric: metric.label,
    value: value === undefined ? '–' : formatValue(metric, value),
    needed: neededText(result),
    verdict: value === undefined ? 'not measured' : met ? 'held' : 'missed',
  };
}

function lostText(comparison: Comparison, most: number | undefined): string | undefined {
  const lost = tooManyLost(comparison, most);
  return lost === undefined ? undefined : `${counted(lost, comparison.unit)} lost, more than ${most}`;
}

function regressionRow(comparison: Comparison, { failed, passed }: Changes) {
  const { unit, overall } = comparison;
  const { delta, pClustered } = overall;
  return {
    baseline: baselineName(comparison),
    metric: labelOf(comparison.description.metrics, comparison.metric),
    delta: formatPoints(delta),
    units: `${unit}s`,
    onlyHere: String(passed.length),
    onlyBaseline: String(failed.length),
    p: formatP(pClustered),
    verdict: VERDICTS[baselineVerdict(comparison)],
    worse: figuresLedBy(comparison, 'b'),
  };
}
