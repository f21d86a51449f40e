// Which words tell what a text is about.

// Words that tell no topic.
const FILLER = new Set(
  `a an and are as at be been by can did do does for from had has have how i if in instead is it its me my now of on
  or our should so than that the their then there these they this to was we were what when where which who whose why
  will with would you your`.split(/\s+/),
);

/** The distinct lower-case words of a text, without filler; a plural counts as its singular. */
function words(text: string): Set<string> {
  const found = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const singular = found.map((word) => (/..[^s]s$/u.test(word) ? word.slice(0, -1) : word));
  return new Set(singular.filter((word) => !FILLER.has(word)));
}

/** Without the names of the scope, which pick the facts: they must not count as a match as well. */
export function topicOf(text: string, scope: { project?: string; domain?: string } = {}): Set<string> {
  const names = words(`${scope.project ?? ''} ${scope.domain ?? ''}`);
  return new Set([...words(text)].filter((word) => !names.has(word)));
}

/** How many words two topics share. */
export const shared = (a: Set<string>, b: Set<string>): number => [...a].filter((word) => b.has(word)).length;
