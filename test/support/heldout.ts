import { readFileSync } from 'node:fs';
import { cib } from './cli.ts';
import { cibWith } from './descriptor.ts';

/** Makes a held-out run of a reference on CIB in a folder, and returns the folder of its published part. */
export async function publishedHeldOut(folder: string, reference = 'recent3'): Promise<string> {
  const [secret, commitment, whole, published] = ['secret.json', 'commitment.json', 'whole', 'published'].map(
    (name) => `${folder}/${name}`,
  ) as [string, string, string, string];
  const must = ({ status, stdout, stderr }: Awaited<ReturnType<typeof cib>>) => {
    if (status !== 0) throw new Error(`the held-out run ended with status ${status}: ${stderr}`);
    return stdout;
  };
  must(await cib('heldout', 'commit', '--secret', secret, '--out', commitment));
  const derive = ['heldout', 'derive', '--head', 'a'.repeat(40), '--run', 'run-1'];
  const seed = must(await cibWith({ text: readFileSync(secret, 'utf8') }, ...derive));
  const run = ['run', '--suite', 'cib', '--adapter', `ref:${reference}`, '--split', 'heldout', '--seed-fd', '3'];
  must(await cibWith({ text: seed }, ...run, '--out', whole));
  must(await cib('heldout', 'publish', whole, '--out', published));
  return published;
}
