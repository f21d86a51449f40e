import { parentPort } from 'node:worker_threads';
import { type Assignment, bundleVerifier } from '../board/bundle-verifier.ts';
import type { FromHelper } from '../system/helpers.ts';
import { nodePorts } from '../system/ports.ts';
import { type SharedTasks, scoredTogether } from '../usecases/score-apart.ts';

/** A message to this worker thread: a bundle to verify, or tasks to score. */
type Request = { readonly verify: Assignment } | { readonly score: SharedTasks };

const port = parentPort;
if (port === null) throw new Error('This file must be started as a worker thread.');
const send = (message: FromHelper) => port.postMessage(message);
const verify = bundleVerifier(nodePorts().files);
port.on('message', async (request: Request) => {
  if ('verify' in request) send({ answer: await verify(request.verify) });
  else for await (const answer of scoredTogether(request.score)) send({ answer });
  send({ done: true });
});
