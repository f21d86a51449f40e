/** Environment variables by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

const PREFIX = 'INPUT_';

/**
 * The inputs by their names in action.yml, trimmed; empty ones are left out. This does not use `getInput` of @actions/core, which reads one
 * input by its name and cannot list them, so that it never sees a misspelt one.
 */
export function givenInputs(env: Environment): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const [variable, value = ''] of Object.entries(env)) {
    if (!variable.startsWith(PREFIX) || value.trim() === '') continue;
    given.set(variable.slice(PREFIX.length).toLowerCase(), value.trim());
  }
  return given;
}
