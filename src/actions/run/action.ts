import { markdownTemplate } from '../../report/markdown/markdown-template.ts';
import { summaryMarkdown } from '../../report/markdown/summary.ts';
import { scorecardView } from '../../report/scorecard-view.ts';
import { scorecardText } from '../../report/terminal/scorecard.ts';
import { safeText } from '../../text/safe-text.ts';
import { defineAction, type Host } from '../action.ts';
import { comment } from './comment.ts';
import { aliases, inputs } from './inputs.ts';
import { measure, type SuiteResult } from './measure.ts';
import { DEFAULT_OUTPUTS, outputsOf } from './outputs.ts';
import { planSuites } from './plan.ts';
import { suiteSummary } from './summary.ts';

/** Runs the suites; then the outputs, the summary, and the comment on the pull request. */
export const action = defineAction({
  inputs,
  aliases,
  outputs: DEFAULT_OUTPUTS,
  async act(step) {
    const { inputs, reporter, ports, root, setOutputs, summarise } = step;
    const { plans, faults } = await planSuites(ports.files, inputs);
    if (faults.length > 0) return faults;

    const results: SuiteResult[] = [];
    for (const plan of plans) {
      const title = safeText(`${plan.description.title} · ${inputs.adapter}`);
      const result = await reporter.group(title, async () => shown(step, await measure(step, inputs, plan)));
      results.push(result);
      // An adapter that fails in one suite may pass the next one. An error in the settings of the step affects all suites.
      if (result.card === undefined && result.faults.some(({ facts }) => facts.stopsRun)) break;
    }
    setOutputs(outputsOf(results));
    const suites = results.map((result) => suiteSummary(result, inputs));
    await summarise(async () =>
      summaryMarkdown(await markdownTemplate(ports.files, `${root}/leaderboard`, 'summary'), suites),
    );
    await comment(step, results, suites);
    return results.flatMap((result) => result.faults);
  },
});

const asIs = (text: string) => text;
const PLAIN = { bold: asIs, dim: asIs, good: asIs, bad: asIs };

/** Prints the scorecard to the log. */
function shown({ reporter }: Host, result: SuiteResult): SuiteResult {
  const { card, plan, timing, gateway } = result;
  if (card === undefined) return result;
  for (const line of scorecardText(scorecardView(card, plan.description, timing, gateway), PLAIN).split('\n'))
    reporter.info(line);
  return result;
}
