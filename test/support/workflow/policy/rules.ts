import { PROJECT } from '../../../../src/protocol/project.ts';
import { partsOf } from '../expressions.ts';
import { linesOf, type PolicyFile, reasons, textsOf } from './policy-file.ts';

/** The violations of a rule in a file. */
export type Rule = (file: PolicyFile) => string[];

type Job = Readonly<Record<string, unknown>> & { readonly steps?: readonly Step[] };
interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

const jobsOf = ({ data }: PolicyFile) => Object.entries((data.jobs ?? {}) as Record<string, Job>);
const stepsOf = (file: PolicyFile) => jobsOf(file).flatMap(([, { steps = [] }]) => steps);
const using = (file: PolicyFile, action: string) => stepsOf(file).filter(({ uses }) => uses?.startsWith(`${action}@`));
const shown = (value: unknown) => JSON.stringify(value);

/** Every expression of a file: in `${{ }}`, and an `if` without them. */
function expressionsOf(file: PolicyFile): string[] {
  const conditions = linesOf(file).flatMap(({ key, value }) =>
    key === 'if' && !`${value}`.includes('${{') ? [`${value}`] : [],
  );
  const filled = textsOf(file).filter((text) => text.includes('${{'));
  return [
    ...conditions,
    ...filled.flatMap((text) => partsOf(text).flatMap((part) => (part.expression ? [part.text] : []))),
  ];
}

/** Such a workflow runs with the board's permissions on code and text that a stranger chose. */
const noPullRequestTarget: Rule = (file) =>
  textsOf(file)
    .filter((text) => text.includes('pull_request_target'))
    .map((text) => `${text} is used`);

const noUnsafeCheckout: Rule = (file) =>
  textsOf(file)
    .filter((text) => text.includes('allow-unsafe-pr-checkout'))
    .map((text) => `${text} is used`);

/** The tag of an immutable release cannot be moved either. */
const OWN_RELEASE = new RegExp(`^${PROJECT}(/[\\w./-]+)?@v\\d+\\.\\d+\\.\\d+$`);

/** A tag can be moved, a commit cannot. Files of this repository come from the running commit: `$/…` or `./…`. */
const pinned: Rule = (file) =>
  linesOf(file).flatMap(({ key, value, comment }) => {
    if (key !== 'uses' || /^(\$|\.)\/[^@]*$/.test(`${value}`) || OWN_RELEASE.test(`${value}`)) return [];
    if (!/^[\w.-]+\/[\w.-]+(\/[\w./-]+)?@[0-9a-f]{40}$/.test(`${value}`))
      return [`${value} is not pinned to 40 hex digits`];
    return /^v\d+\.\d+\.\d+$/.test(comment) ? [] : [`${value} has no comment with its version`];
  });

/** Actions pinned to several commits, or commits with several versions in their comments. */
export function inconsistentPins(files: readonly PolicyFile[], of: 'action' | 'commit' = 'action'): string[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) =>
    linesOf(file).flatMap(({ key, value, comment }) => {
      const [action = '', sha] = `${value}`.split('@');
      if (key !== 'uses' || sha === undefined) return [];
      const pin = `${sha} ${comment}`;
      const one = of === 'action' ? action : `${value}`;
      const other = seen.get(one) ?? pin;
      seen.set(one, other);
      return other === pin ? [] : [`${file.path}: ${action} is ${pin}, elsewhere ${other}`];
    }),
  );
}

const nothingOnTop: Rule = ({ data }) => (shown(data.permissions) === '{}' ? [] : ['its own `permissions` are not {}']);

const grantsWithReasons: Rule = (file) =>
  jobsOf(file).flatMap(([id, { permissions }]) => {
    if (typeof permissions !== 'object' || permissions === null) return [`job ${id} has no permissions of its own`];
    const missing = Object.entries(reasons(file, id)).filter(([, reason]) => reason === undefined);
    return missing.map(([name]) => `job ${id} does not say why it has ${name}`);
  });

/** The value of an expression would become a part of the program. An environment variable stays a text. */
const noExpressionInScripts: Rule = (file) =>
  linesOf(file)
    .filter(({ key, value }) => ['run', 'script', 'shell'].includes(key) && `${value}`.includes('${{'))
    .map(({ key, value }) => `an expression in \`${key}\`: ${shown(value)}`);

/** These files set the environment and the path of later steps. */
const noEnvironmentFiles: Rule = (file) =>
  linesOf(file)
    .filter(({ key, value }) => key === 'run' && /GITHUB_(ENV|PATH)\b/.test(`${value}`))
    .map(({ value }) => `the environment of later steps is written: ${shown(value)}`);

const noKeptCredentials: Rule = (file) =>
  using(file, 'actions/checkout')
    .filter((step) => step.with?.['persist-credentials'] !== false)
    .map(() => 'actions/checkout without `persist-credentials: false`');

/** A workflow must not check out the head of a pull request, by its name or commit. */
const noHeadCheckout: Rule = (file) =>
  using(file, 'actions/checkout')
    .filter((step) => /head/.test(`${step.with?.ref ?? ''} ${step.with?.repository ?? ''}`))
    .map((step) => `the head is checked out: ${shown(step.with)}`);

const timeouts: Rule = (file) =>
  jobsOf(file)
    .filter(([, job]) => job.uses === undefined && !(Number(job['timeout-minutes']) > 0))
    .map(([id]) => `job ${id} has no timeout-minutes`);

/** Others may have written a cache, so a workflow that may write must not read one. */
const noCacheWithRights: Rule = (file) => {
  const grants = jobsOf(file).flatMap(([, { permissions }]) => Object.values(permissions ?? {}));
  const privileged = grants.includes('write') || 'workflow_run' in Object(file.data.on);
  if (!privileged) return [];
  const caches = stepsOf(file).filter(({ uses }) => /^actions\/cache[/@]/.test(uses ?? ''));
  const nodes = using(file, 'actions/setup-node').filter(
    (step) => step.with?.['package-manager-cache'] !== false || step.with?.cache !== undefined,
  );
  return [...caches, ...nodes].map(({ uses }) => `${uses} brings a cache`);
};

/** `contains` looks for a substring in a text: `contains('admin other', 'a')` is true. */
const noSubstringTrap: Rule = (file) =>
  expressionsOf(file)
    .filter((text) => /\bcontains\s*\(\s*'/.test(text))
    .map((text) => `a part of a text is taken for an element: ${text}`);

/** A text around an expression is not empty, and so always true. */
const noConstantCondition: Rule = (file) =>
  linesOf(file)
    .filter(({ key, value }) => key === 'if' && `${value}`.includes('${{'))
    .filter(({ value }) => partsOf(`${value}`).length !== 1)
    .map(({ value }) => `a condition that is always true: ${shown(value)}`);

/** The account that started a run need not be the author of the pull request, and a bot's name can be chosen. */
const noActor: Rule = (file) =>
  expressionsOf(file)
    .filter((text) => /github\.(triggering_)?actor\b|\bsender\b|\.user\.login/.test(text))
    .map((text) => `somebody's name decides: ${text}`);

const noInheritedSecrets: Rule = (file) =>
  jobsOf(file)
    .filter(([, { secrets }]) => secrets === 'inherit')
    .map(([id]) => `job ${id} hands all secrets on`);

/** A fork's branch may be called `main`, too: that filter says nothing about the origin of a run. */
const noBranchOfRuns: Rule = ({ data }) => {
  const event = Object(data.on).workflow_run;
  return event?.branches || event?.['branches-ignore'] ? ["`branches` of workflow_run is a stranger's text"] : [];
};

/**
 * A workflow must not download anything before it knows that a pull request started the run, and that the run finished.
 */
const guardedRuns: Rule = (file) =>
  'workflow_run' in Object(file.data.on)
    ? jobsOf(file)
        .filter(([, job]) => job.needs === undefined && job.uses === undefined)
        .filter(
          ([, job]) =>
            !/\.workflow_run\.event == 'pull_request'[\s\S]*\.workflow_run\.conclusion == 'success'/.test(`${job.if}`),
        )
        .map(([id]) => `job ${id} does not ask for the run's event and conclusion`)
    : [];

const nodeAction: Rule = ({ data, path }) => {
  const name = path.includes('/') ? path.split('/')[0] : 'run';
  const main = `${path.includes('/') ? '../' : ''}dist/actions/${name}.js`;
  const right = data.runs.using === 'node24' && data.runs.main === main && Object.keys(data.runs).length === 2;
  return right ? [] : [`it does not run ${main} by node24 alone`];
};

/** Rules for everything that runs, also in other repositories. */
const DANGERS = {
  noPullRequestTarget,
  noUnsafeCheckout,
  noExpressionInScripts,
  noEnvironmentFiles,
  noHeadCheckout,
  noSubstringTrap,
  noConstantCondition,
  noActor,
  noInheritedSecrets,
  noBranchOfRuns,
};

/** Rules for workflows that run with our permissions, or with those of readers who copy them from a page. */
export const RULES = {
  ...DANGERS,
  pinned,
  nothingOnTop,
  grantsWithReasons,
  noKeptCredentials,
  timeouts,
  noCacheWithRights,
  guardedRuns,
};

export const ACTION_RULES = { ...DANGERS, nodeAction };

/** The violations, by the names of the rules. */
export function problemsIn(file: PolicyFile, rules: Readonly<Record<string, Rule>>): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => rule(file).map((what) => `${file.path}: ${name}: ${what}`));
}
