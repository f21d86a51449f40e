import { Tally } from '../../analysis/tally.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import { plan } from '../../evidence/selection.ts';
import { parseStrict } from '../../evidence/strict-json.ts';
import type { ReadFiles } from '../../ports/files.ts';
import { Outcome } from '../../protocol/outcome.ts';
import type { Suite } from '../../suite/suite.ts';
import { readLines } from '../read-lines.ts';

/** A template's name is one word: a question or a text would hold white space. */
const OPAQUE = /^\S{1,80}$/;

/**
 * What the outcomes of a held-out bundle come to. Their ids and families hang on no seed, so which tasks the run had,
 * and in which order, is known without the data. Throws `bundle.outcomes` where they are not exactly those.
 */
export async function tallyOutcomes(
  files: ReadFiles,
  folder: string,
  suite: Suite,
  { selection, nonce, dataset }: Manifest,
): Promise<Tally> {
  const { generator } = suite;
  const anyTask = (index: number) => generator.generate(generator.publicSeed, index);
  const indexes = plan(selection, nonce, dataset.tasks, (index) => anyTask(index).family)
    .taskOrder()
    [Symbol.iterator]();
  const tally = new Tally();
  let number = 0;
  for await (const text of readLines(files, `${folder}/${BUNDLE.outcomes}`)) {
    number += 1;
    const where = `${BUNDLE.outcomes}:${number}`;
    const outcome = checkSchema(Outcome, parseStrict(text, where), where);
    if (canonical(outcome) !== text) throw new Fault('json.canonical', `${where} is not canonical JSON (RFC 8785).`);
    const next = indexes.next();
    if (next.done) throw misplaced(where, 'an outcome beyond those of the run’s tasks');
    const { id, family } = anyTask(next.value);
    if (outcome.id !== id) throw misplaced(where, `$.id is not ${id}, whose turn it is`);
    if (outcome.family !== family) throw misplaced(where, `$.family is not ${family}`);
    if (!OPAQUE.test(outcome.cluster)) throw misplaced(where, '$.cluster is no template’s name');
    tally.add(outcome);
  }
  if (!indexes.next().done) throw misplaced(`${BUNDLE.outcomes}:${number}`, 'it ends before the run’s last task');
  return tally;
}

function misplaced(where: string, what: string): Fault {
  return new Fault('bundle.outcomes', `${where}: ${what}.`);
}
