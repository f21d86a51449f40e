import type { Declare } from './command.ts';

/** Loads each command, by its heading in `cib --help` and its name. Only the command that is called is loaded. */
export type Commands = Readonly<Record<string, Readonly<Record<string, () => Promise<Declare>>>>>;

/** Every command, in the order of `cib --help`. To add one, add a file in commands/ and a line here. */
export const COMMANDS: Commands = {
  'Your memory:': {
    init: async () => (await import('./commands/init.ts')).init,
    check: async () => (await import('./commands/check.ts')).check,
    bridge: async () => (await import('./commands/bridge.ts')).bridge,
    run: async () => (await import('./commands/run.ts')).run,
    verify: async () => (await import('./commands/verify.ts')).verify,
    score: async () => (await import('./commands/score.ts')).score,
    explain: async () => (await import('./commands/explain.ts')).explain,
    compare: async () => (await import('./commands/compare.ts')).compare,
    judge: async () => (await import('./commands/judge.ts')).judge,
    merge: async () => (await import('./commands/merge.ts')).merge,
  },
  'Entries:': {
    entry: async () => (await import('./commands/entry.ts')).entry,
    submit: async () => (await import('./commands/submit.ts')).submit,
    pack: async () => (await import('./commands/pack.ts')).pack,
    flags: async () => (await import('./commands/flags.ts')).flags,
  },
  'Boards:': {
    site: async () => (await import('./commands/site.ts')).site,
    receipt: async () => (await import('./commands/receipt.ts')).receipt,
    references: async () => (await import('./commands/references.ts')).references,
    claims: async () => (await import('./commands/claims.ts')).claims,
  },
  'Data:': {
    generate: async () => (await import('./commands/generate.ts')).generate,
    convert: async () => (await import('./commands/convert.ts')).convert,
    release: async () => (await import('./commands/release.ts')).release,
    validate: async () => (await import('./commands/validate.ts')).validate,
    heldout: async () => (await import('./commands/heldout.ts')).heldout,
    baselines: async () => (await import('./commands/baselines.ts')).baselines,
    qa: async () => (await import('./commands/qa.ts')).qa,
    agreement: async () => (await import('./commands/agreement.ts')).agreement,
  },
  'This program:': {
    demo: async () => (await import('./commands/demo.ts')).demo,
    suites: async () => (await import('./commands/suites.ts')).suites,
    doctor: async () => (await import('./commands/doctor.ts')).doctor,
  },
};
