import { parseSpec } from '../../adapters/spec.ts';
import { irregularOn } from '../../bundles/plain-files.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import type { Files } from '../../ports/files.ts';
import { markdownTemplate } from '../../report/markdown/markdown-template.ts';
import { type SuiteSummary, summaryMarkdown } from '../../report/markdown/summary.ts';
import { scorecardView } from '../../report/scorecard-view.ts';
import { scorecardText } from '../../report/terminal/scorecard.ts';
import { safeText } from '../../text/safe-text.ts';
import { baselineVerdict } from '../../usecases/gates.ts';
import { defineAction, type Host, type Refused } from '../action.ts';
import { type CommentInputs, comment, commentInputs } from './comment.ts';
import { aliases, type Inputs, inputs } from './inputs.ts';
import { measure, planSuites, type SuiteResult } from './measure.ts';
import { refusedSummary, suiteSummary } from './summary.ts';

/** The Action's outputs, with the values that a later step reads if there is no result. */
const DEFAULT_OUTPUTS = { bundle: '', valid: 'false', scorecard: '', headline: '', results: '[]' } as const;

type Outputs = Readonly<Record<keyof typeof DEFAULT_OUTPUTS, string>>;

/** Runs the suites; then the outputs, the summary, and the comment on the pull request. */
export const action = defineAction({
  inputs,
  aliases,
  outputs: DEFAULT_OUTPUTS,
  refuse: async (step, faults) => refuse(step, commentInputs(step.env), faults),
  async act(step) {
    const { inputs, env, reporter, ports, setOutputs } = step;
    const linked = await linkFaults(ports.files, inputs, env.GITHUB_WORKSPACE);
    const { plans, faults } = linked.length > 0 ? { plans: [], faults: linked } : await planSuites(ports.files, inputs);
    if (faults.length > 0) {
      await refuse(step, inputs, faults);
      return faults;
    }

    const results: SuiteResult[] = [];
    for (const plan of plans) {
      const title = safeText(`${plan.description.title} · ${inputs.adapter}`);
      const result = await reporter.group(title, async () => shown(step, await measure(step, inputs, plan)));
      results.push(result);
      // An adapter that fails in one suite may pass the next one. An error in the settings of the step affects all suites.
      if (result.card === undefined && result.faults.some(({ facts }) => facts.stopsRun)) break;
    }
    setOutputs(outputsOf(results));
    const summaries = (isPublic: boolean) => results.map((result) => suiteSummary(result, inputs, { isPublic }));
    await writeSummary(step, summaries(false));
    await comment(step, inputs, results, summaries(true));
    return results.flatMap((result) => result.faults);
  },
});

const writeSummary = ({ ports, root, summarise }: Refused, suites: readonly SuiteSummary[]) =>
  summarise(async () => summaryMarkdown(await markdownTemplate(ports.files, `${root}/leaderboard`, 'summary'), suites));

/** Says in the summary and in the comment why nothing was run, since the comment still shows an earlier result. */
async function refuse(step: Refused, inputs: CommentInputs, faults: readonly Fault[]): Promise<void> {
  await writeSummary(step, [refusedSummary(faults)]);
  await comment(step, inputs, [], [refusedSummary(faults, { isPublic: true })]);
}

const asIs = (text: string) => text;
const PLAIN = { bold: asIs, dim: asIs, good: asIs, bad: asIs };

/** Prints the scorecard to the log. */
function shown({ reporter }: Host, result: SuiteResult): SuiteResult {
  const { card, plan, timing, manifest, outcomes } = result;
  if (card === undefined) return result;
  const view = scorecardView(card, plan.description, timing, manifest, { outcomes });
  for (const line of scorecardText(view, PLAIN).split('\n')) reporter.info(line);
  return result;
}

/** The first suite's values, and all suites' as JSON. */
function outputsOf(all: readonly SuiteResult[]): Outputs {
  const results = all.map(resultOf);
  const [first] = results;
  if (first === undefined) return DEFAULT_OUTPUTS;
  return {
    bundle: first.bundle,
    valid: String(first.valid),
    scorecard: first.scorecard,
    headline: first.headline === null ? '' : String(first.headline),
    results: JSON.stringify(results),
  };
}

function resultOf({ plan, card, gates, comparison, faults }: SuiteResult) {
  const { id, headline } = plan.description;
  const value = headline === undefined ? undefined : card?.overall.metrics[headline]?.value;
  return {
    suite: id,
    bundle: card ? plan.folder : '',
    scorecard: card ? `${plan.folder}/${BUNDLE.scorecard}` : '',
    state: card?.validity.state ?? null,
    valid: card?.validity.state === 'valid',
    headline: value ?? null,
    gates_missed: gates.filter(({ met }) => !met).map(({ gate }) => gate.text),
    regression: comparison ? baselineVerdict(comparison) === 'worse' : null,
    errors: faults.map(({ code }) => code),
  };
}

const PATHS = ['out', 'dataset', 'baseline', 'replay', 'prices'] as const;
const OF_SUITES: readonly string[] = ['out', 'baseline', 'replay'];

/**
 * The inputs whose path in the workspace contains a link or a device. A pull request can replace any of its files by one. The bundle
 * would then be written elsewhere, a message would quote another file of the runner, or the build would get the whole checkout.
 */
async function linkFaults(files: Files, inputs: Inputs, workspace = '.'): Promise<readonly Fault[]> {
  const spec = parseSpec(inputs.adapter);
  const given = [
    ...(spec.kind === 'dir' ? [['adapter', spec.path] as const] : []),
    ...PATHS.map((name) => [name, inputs[name] ?? ''] as const),
  ];
  const faults = given.map(async ([name, folder]) => {
    // In the folders of bundles, each suite has one of its own.
    const paths = OF_SUITES.includes(name) ? inputs.suites.map((id) => `${folder}/${id}`) : [];
    for (const path of folder === '' ? [] : [folder, ...paths]) {
      const what = await irregularOn(files, workspace, path);
      if (what !== undefined)
        return new Fault('input.invalid', `Input "${name}" is ${JSON.stringify(folder)}: ${what}.`, {
          hint: 'Give the path of the file or folder itself.',
        });
    }
    return [];
  });
  return (await Promise.all(faults)).flat();
}
