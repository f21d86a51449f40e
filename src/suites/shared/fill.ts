import { ofRecentTexts } from '../../text/caches.ts';
import { capital } from '../../text/words.ts';

/**
 * Fills the slots of a text.
 *
 * @param template a text with slots, `{name}`; slots in the inserted texts are not filled
 * @param slots the text for each slot, by name; it may have more names
 * @throws RangeError for a slot without a text
 */
export function substitute(template: string, slots: Readonly<Record<string, string>>): string {
  const parts = partsOf(template);
  let text = parts[0] as string;
  for (let at = 1; at < parts.length; at += 2) {
    const value = slots[parts[at] as string];
    if (value === undefined) throw new RangeError(`nothing fills {${parts[at]}}`);
    text += value + parts[at + 1];
  }
  return text;
}

/** The texts of a template and the names of the slots between them, in turns. */
const partsOf = ofRecentTexts(2_000, (template) => template.split(/\{(\w+)\}/));

/** Like `substitute`, with the first letter in upper case. */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  return capital(substitute(template, slots));
}
