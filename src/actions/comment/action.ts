import * as z from 'zod';
import { asFault, Fault } from '../../errors/fault.ts';
import { identityOf } from '../../github/identity.ts';
import { jobIn } from '../../github/job.ts';
import { isOvertaken, pullRequestOfRun } from '../../github/pull-request.ts';
import { postComment } from '../../github/sticky-comment.ts';
import { finishedRun } from '../../github/workflow-run.ts';
import type { Files } from '../../ports/files.ts';
import { runComment, runCommentTemplates } from '../../report/markdown/run-comment.ts';
import { checkBundle } from '../../submissions/comment/check-bundle.ts';
import { lookOver } from '../../submissions/scorecard/collect.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { loadSuite, SUITE_IDS } from '../../suites/catalogue.ts';
import { safeText } from '../../text/safe-text.ts';
import { changedTasks, compare, requireSameActor, requireSound } from '../../usecases/compare.ts';
import { checkGates } from '../../usecases/gates.ts';
import { clientFor, defineAction, type Step } from '../action.ts';
import { folder } from '../inputs.ts';
import { markerOf, runDigests } from '../run/comment.ts';
import { gates, mostLost, NEEDS_BASELINE } from '../run/inputs.ts';
import { bundleOf, type SuiteResult } from '../run/measure.ts';
import { suiteSummary } from '../run/summary.ts';

const inputs = z
  .object({
    'bundles': folder,
    'workflow': z.string().default('.github/workflows/memory.yml'),
    'fail-below': gates.prefault(''),
    'baseline': z.string().optional(),
    'max-lost': mostLost,
    'comment-id': z.string().optional(),
    'github-token': z.string(),
  })
  .superRefine(({ baseline, 'max-lost': most }, { addIssue }) => {
    if (most !== undefined && baseline === undefined)
      addIssue({ code: 'custom', path: ['max-lost'], message: NEEDS_BASELINE });
  });

export const action = defineAction({
  inputs,
  outputs: {},
  async act(step) {
    try {
      await commentOnFork(step);
    } catch (thrown) {
      const fault = asFault(thrown);
      if (!isOvertaken(fault)) return [fault];
      step.reporter.notice('No comment', safeText(fault.message, 1_500));
    }
    return [];
  },
});

type CommentStep = Step<z.infer<typeof inputs>>;

/** The name of the fork's output folder in messages. */
const WRITTEN = 'cib-results';

/** In milliseconds: the job has 15 minutes. */
const LONGEST_WAIT = 10 * 60_000;

/**
 * Comments on the pull request of a fork after its run. The event names the run and the commit. The bundles, which
 * the fork may have forged, are verified and scored again. No code of the fork is run.
 */
async function commentOnFork(step: CommentStep): Promise<void> {
  const { inputs, env, reporter, ports, root, harness } = step;
  const job = jobIn(env);
  const { name, payload } = await step.event();
  if (name !== 'workflow_run' || job.repositoryId === undefined)
    throw new Fault('github.event', `This Action does not support the event ${JSON.stringify(name)}.`, {
      hint: 'Use this Action in a workflow that workflow_run starts.',
    });
  const run = finishedRun(payload, { repositoryId: job.repositoryId, workflow: inputs.workflow });
  if (run.head.repositoryId === run.repository.id)
    return reporter.info('No comment: the run was not of a fork, and comments itself.');
  const client = await clientFor(step, inputs['github-token'], LONGEST_WAIT);
  const pull = await pullRequestOfRun(client, run);
  const results = await scoredAgain(step);
  if (results.length === 0) return reporter.notice('No comment', 'The run left no bundle.');
  const suites = results.map((result) => ({
    ...suiteSummary(result, { 'dataset': undefined, 'max-lost': inputs['max-lost'] }),
    verify: `cib verify ${WRITTEN}/${result.plan.description.id}`,
  }));
  const templates = await runCommentTemplates(ports.files, `${root}/leaderboard`);
  const text = runComment(templates, suites, {
    commit: pull.headSha,
    run: { id: String(run.id), attempt: run.attempt, url: `${job.repositoryUrl}/actions/runs/${run.id}` },
    harness: harness(),
    digests: await runDigests(ports.files, results),
    commands: [],
    ofFork: true,
  });
  const marker = markerOf(job, inputs['comment-id']);
  const posted = await postComment(client, pull, { identity: await identityOf(client), marker }, text);
  reporter.info(safeText(`Comment ${posted.what}: ${posted.url}`));
}

/** @throws `bundle.invalid` if something in the folder is not a bundle, or differs from the result of its transcript. */
async function scoredAgain({ inputs, ports: { files } }: CommentStep) {
  const { bundles } = inputs;
  const results: SuiteResult[] = [];
  const listed = (await files.isDirectory(bundles)) ? await files.entries(bundles) : [];
  for (const { name, kind } of listed) {
    if (kind !== 'folder' || !SUITE_IDS.includes(name)) throw forged(name, 'it is the folder of no suite');
    const { problems } = await lookOver(files, bundles, name);
    // Such a run is only reported by its own check.
    if (problems[0]?.code === 'bundle.incomplete') continue;
    if (problems[0]) throw forged(name, problems[0].detail ?? problems[0].title);
    const { description } = await loadSuite(name);
    const folder = `${bundles}/${name}`;
    const { checks, manifest, measured } = await checkBundle(files, files, {
      folder,
      refuse: ({ suite }) => (suite.id === name ? undefined : `it is of suite ${JSON.stringify(suite.id)}`),
    });
    // A broken rule or a control out of its range is a result. Inconsistent evidence is not.
    const broken = checks.find(({ held, code }) => !held && !/^(?:rule|control)\./.test(code ?? ''));
    if (broken?.code === 'dataset.needed') throw forged(name, broken.detail ?? broken.title, BUILT_IN);
    if (broken || !measured || !manifest) throw forged(name, broken?.detail ?? 'it cannot be read');
    const { scorecard: card, timing } = measured;
    const checked = checkGates(inputs['fail-below'], card, description);
    const plan = { description, folder, baseline: undefined };
    const against =
      inputs.baseline === undefined ? { faults: [] } : await compared(files, folder, inputs.baseline, description);
    results.push({ plan, card, gates: checked, manifest, ...(timing && { timing }), ...against });
  }
  return results;
}

/** A bundle beside the baseline of the repository. If they cannot be compared, the comment says why. */
async function compared(files: Files, folder: string, baseline: string, description: SuiteDescription) {
  try {
    const bundle = await bundleOf(files, 'baseline', baseline, description);
    await requireSound(files, bundle);
    await requireSameActor(files, folder, bundle);
    const comparison = await compare(files, folder, bundle);
    return { comparison, changes: await changedTasks(files, folder, bundle, comparison), faults: [] };
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    return { faults: [thrown] };
  }
}

const BUILT_IN =
  'This Action only verifies runs on built-in data. Leave out the input "dataset" in the runs of forks, or read their results in the summary of the run.';

const forged = (
  name: string,
  why: string,
  hint = 'Use the same version of the program for the run and for this Action. If the versions are the same, the artifact was changed.',
) =>
  new Fault(
    'bundle.invalid',
    `No comment was written: ${JSON.stringify(name.slice(0, 80))} in the artifact is invalid: ${safeText(why.replace(/\.$/, ''), 500)}.`,
    { hint },
  );
