import { readdirSync, readFileSync } from 'node:fs';

/** Prints the sentences of comments and of the site's templates as plain text, so that `npm run prose` can read them. */

const TEMPLATES = 'leaderboard/templates';
const BLOCK =
  /<\/?(?:p|li|ul|dl|dt|dd|h\d|summary|details|div|section|table|tr|th|td|caption|label|option|button|title)\b[^>]*>/g;

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsIn);

/** A block is a paragraph of its own, and what a template fills in is one letter. */
const textOf = (template: string): string =>
  template
    .replace(/\{\{!--[\s\S]*?--\}\}/g, '')
    .replace(BLOCK, '\n\n')
    .replace(/\{\{[#/>][^}]*\}\}/g, '')
    .replace(/\{\{[^}]*\}\}/g, 'X')
    .replace(/<[^>]*>/g, '');

const words: unknown = JSON.parse(readFileSync('src/report/markdown/comment-words.json', 'utf8'));
const templates = readdirSync(TEMPLATES).map((name) => textOf(readFileSync(`${TEMPLATES}/${name}`, 'utf8')));
process.stdout.write([...stringsIn(words), ...templates].join('\n\n'));
