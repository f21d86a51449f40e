const PREFIX = 'INPUT_';

/** The inputs that the runner passes on, by their kebab-case names; one that is left empty is not given. */
export function givenInputs(env: Readonly<Record<string, string | undefined>>): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith(PREFIX) || value === undefined || value.trim() === '') continue;
    given.set(variable.slice(PREFIX.length).toLowerCase(), value.trim());
  }
  return given;
}
