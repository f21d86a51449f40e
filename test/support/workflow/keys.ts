/** The keys of a workflow file that this runner supports, by the mapping they are in; GitHub has more. */
const KNOWN = {
  workflow: ['name', 'on', 'permissions', 'env', 'defaults', 'concurrency', 'jobs'],
  event: ['types', 'branches', 'tags', 'paths', 'workflows', 'cron', 'inputs', 'outputs', 'secrets'],
  concurrency: ['group', 'cancel-in-progress'],
  defaults: ['run'],
  run: ['shell', 'working-directory'],
  job: [
    'name',
    'needs',
    'if',
    'runs-on',
    'timeout-minutes',
    'permissions',
    'concurrency',
    'environment',
    'strategy',
    'env',
    'defaults',
    'outputs',
    'steps',
    'uses',
    'with',
    'secrets',
  ],
  strategy: ['fail-fast', 'max-parallel', 'matrix'],
  step: [
    'id',
    'name',
    'if',
    'uses',
    'run',
    'with',
    'env',
    'shell',
    'working-directory',
    'timeout-minutes',
    'continue-on-error',
  ],
  action: ['name', 'description', 'author', 'branding', 'inputs', 'outputs', 'runs'],
  input: ['description', 'required', 'default', 'type'],
  runs: ['using', 'main'],
} as const;

/** A mapping without other keys; null counts as empty. */
export function known<T extends object>(value: T | null | undefined, what: keyof typeof KNOWN, where: string): T {
  const keys: readonly string[] = KNOWN[what];
  for (const key of Object.keys(value ?? {}))
    if (!keys.includes(key)) throw new Error(`This runner does not know \`${key}\` in ${where}.`);
  return value ?? ({} as T);
}
