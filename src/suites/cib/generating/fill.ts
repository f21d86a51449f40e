/** The template with its slots filled and its first letter in upper case. A slot may itself hold slots. */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  const text = substitute(template, slots);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function substitute(template: string, slots: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new RangeError(`nothing fills {${name}}`);
    return value;
  });
}
