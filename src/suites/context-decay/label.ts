/** What tells keys of one name apart, wherever it stands in a text. */
export const labelsIn = (text: string): readonly string[] => text.match(LABEL) ?? [];

const LABEL = /(?<![a-z0-9])[0-9a-f]{6}(?![a-z0-9])/g;
