import type { Declare } from './command.ts';
import { agreement } from './commands/agreement.ts';
import { baselines } from './commands/baselines.ts';
import { bridge } from './commands/bridge.ts';
import { check } from './commands/check.ts';
import { claims } from './commands/claims.ts';
import { compare } from './commands/compare.ts';
import { convert } from './commands/convert.ts';
import { demo } from './commands/demo.ts';
import { doctor } from './commands/doctor.ts';
import { entry } from './commands/entry.ts';
import { explain } from './commands/explain.ts';
import { flags } from './commands/flags.ts';
import { generate } from './commands/generate.ts';
import { heldout } from './commands/heldout.ts';
import { init } from './commands/init.ts';
import { judge } from './commands/judge.ts';
import { merge } from './commands/merge.ts';
import { pack } from './commands/pack.ts';
import { qa } from './commands/qa.ts';
import { receipt } from './commands/receipt.ts';
import { release } from './commands/release.ts';
import { run } from './commands/run.ts';
import { score } from './commands/score.ts';
import { site } from './commands/site.ts';
import { submit } from './commands/submit.ts';
import { suites } from './commands/suites.ts';
import { validate } from './commands/validate.ts';
import { verify } from './commands/verify.ts';

/** Every command, in the order of `cib --help`. A new one is a file in commands/ and a line here. */
export const COMMANDS: readonly Declare[] = [
  init,
  check,
  bridge,
  run,
  verify,
  score,
  explain,
  compare,
  judge,
  flags,
  merge,
  pack,
  entry,
  submit,
  baselines,
  claims,
  qa,
  generate,
  convert,
  release,
  validate,
  agreement,
  heldout,
  site,
  receipt,
  demo,
  suites,
  doctor,
];
