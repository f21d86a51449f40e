import { parentPort } from 'node:worker_threads';
import type { Assignment } from '../board/bundle-verifier.ts';
import type { RunOnData } from '../bundles/over-data.ts';
import type { FromHelper } from '../system/helpers.ts';
import type { SharedTasks } from '../usecases/score-in-threads.ts';

/** A message to this worker thread: a bundle to verify, tasks to score, or a run whose data is to be looked at. */
type Request = { readonly verify: Assignment } | { readonly score: SharedTasks } | { readonly data: RunOnData };

const port = parentPort;
if (port === null) throw new Error('This file must be started as a worker thread.');
const send = (message: FromHelper) => port.postMessage(message);
let verify: ReturnType<typeof import('../board/bundle-verifier.ts').bundleVerifier> | undefined;
port.on('message', async (request: Request) => {
  // Each is loaded when it is asked for: the start of a thread counts.
  if ('verify' in request) {
    verify ??= await verifier();
    send({ answer: await verify(request.verify) });
  } else if ('score' in request) {
    const { scoredTogether } = await import('../usecases/score-in-threads.ts');
    for await (const answer of scoredTogether(request.score)) send({ answer });
  } else {
    const { dataFacts } = await import('../bundles/over-data.ts');
    send({ answer: await dataFacts(request.data) });
  }
  send({ done: true });
});

async function verifier() {
  const { bundleVerifier } = await import('../board/bundle-verifier.ts');
  const { nodeFiles } = await import('../system/files.ts');
  const { nodeProcesses } = await import('../system/processes.ts');
  return bundleVerifier(nodeFiles, nodeProcesses);
}
