import { parentPort } from 'node:worker_threads';
import { type Assignment, bundleVerifier } from '../board/bundle-verifier.ts';
import type { FromHelper } from '../system/helpers.ts';
import { nodePorts } from '../system/ports.ts';
import { type Stretch, scoredStretch } from '../usecases/score-apart.ts';

/** The thread of a helper: verifies the bundles, or scores the tasks, that it is asked to. */
type Asked = { readonly verify: Assignment } | { readonly score: Stretch };

const port = parentPort;
if (port === null) throw new Error('This file is no program: a command starts it as a thread.');
const send = (message: FromHelper) => port.postMessage(message);
const verify = bundleVerifier(nodePorts().files);
port.on('message', async (asked: Asked) => {
  if ('verify' in asked) send({ answer: await verify(asked.verify) });
  else for await (const answer of scoredStretch(asked.score)) send({ answer });
  send({ done: true });
});
