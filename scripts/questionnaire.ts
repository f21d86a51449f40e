import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Handlebars from 'handlebars';
import { questionnaireDigest } from '../src/analysis/reader-agreement.ts';
import { MOST_PAIRS, type ReaderAnswers } from '../src/evidence/reader-answers.ts';
import { loadSuite } from '../src/suites/catalogue.ts';

/**
 * Writes a questionnaire for readers who do not know the gold: `--out FILE.html` is a page for people, which saves their answers
 * as a file, `--out FILE.md` is text for models. `cib agreement FILE…` compares the answers with gold and with each other.
 */

const { values } = parseArgs({
  options: {
    suite: { type: 'string', default: 'worlds' },
    seed: { type: 'string', default: 'questionnaire-1' },
    pairs: { type: 'string', default: '60' },
    out: { type: 'string' },
  },
});
const { suite, seed, out = '' } = values;
const pairs = Number(values.pairs);
const kind = /\.(html|md)$/.exec(out)?.[1];
const { questionnaire, description } = await loadSuite(suite);
if (questionnaire === undefined) throw new Error(`The suite ${suite} has no questionnaire.`);
if (kind === undefined || !Number.isInteger(pairs) || pairs < 1 || pairs > MOST_PAIRS)
  throw new Error('node scripts/questionnaire.ts [--suite ID] [--seed TEXT] [--pairs N] --out FILE.html|FILE.md');

const { instructions, questions: questionsOf } = await questionnaire();
const questions = questionsOf(seed, pairs);
const template: ReaderAnswers = {
  schema: 'reader-answers/1',
  questionnaire: { suite, seed, pairs, sha256: questionnaireDigest(questions) },
  reader: { kind: kind === 'html' ? 'person' : 'model', name: 'your name' },
  answers: {},
};
// Gold and families stay here.
const shown = questions.map(({ text, date, workspace, statements }, at) => ({
  number: at + 1,
  text,
  date,
  workspace,
  statements: statements.map((one, place) => ({
    number: place + 1,
    date: one.date,
    by: one.by,
    workspace: one.workspace,
    text: one.text,
  })),
}));

/** A template may stand in a page's script: no text in it ends the script. */
const inScript = (value: unknown) => new Handlebars.SafeString(JSON.stringify(value).replaceAll('<', '\\u003c'));

const source = readFileSync(join(import.meta.dirname, 'questionnaire', `page.${kind}.hbs`), 'utf8');
const page = Handlebars.compile(source, { strict: true, noEscape: kind === 'md' })({
  title: description.title,
  instructions,
  questions: shown,
  template: kind === 'html' ? inScript(template) : JSON.stringify({ ...template, answers: { 1: [3], 2: [] } }, null, 2),
});
writeFileSync(out, page);
console.log(`${questions.length} questions: ${out}`);
