/**
 * @param template a text with slots, `{name}`. Slots in what takes its place stay as they are.
 * @param slots what stands in place of each slot, by its name; it may have more
 * @throws RangeError for a slot that has no entry
 */
export function substitute(template: string, slots: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new RangeError(`nothing fills {${name}}`);
    return value;
  });
}

/** As `substitute`, and the first letter in upper case. */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  const text = substitute(template, slots);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
