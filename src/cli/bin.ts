#!/usr/bin/env node
import { main } from './main.ts';
import { Output } from './output.ts';
import { stopSignal } from './stop-signal.ts';
import { boundYoungGeneration } from './young-generation.ts';

let working = false;

const { argv, env, stderr } = process;

const stdout = new Output(process.stdout, () => {
  if (working) stderr.write('note: nobody reads standard output any more; the command goes on to its end\n');
});
// Nobody is left to be told.
stderr.on('error', () => {});

const stop = () => {
  working = true;
  return stopSignal();
};
boundYoungGeneration();
process.exitCode = await main({ argv, env, stdout, stderr, stopSignal: stop });
