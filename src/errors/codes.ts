/**
 * Whose fault it is: the user's; that of the machine or a service; that of what was checked and found wrong; the adapter's;
 * or the harness's own.
 */
export type Party = 'user' | 'environment' | 'check' | 'adapter' | 'ours';

/**
 * What a fault says of evidence that is being read or verified: it is not in its form or contradicts itself, a part of it is
 * missing, or something else that a verification needs is not at hand. A failed check of a bundle is always `malformed`.
 */
export type EvidenceProblem = 'malformed' | 'missing' | 'uncheckable';

/** Why the board withholds an entry. */
export type Withholding = 'submission' | 'record' | 'data' | 'evidence' | 'version' | 'description' | 'unchecked';

export interface CodeFacts {
  readonly party: Party;
  /** The exit status of a command or an Action that ends with it. */
  readonly exit: 1 | 2 | 3 | 4 | 130;
  /** Whether a run of several suites leaves out the remaining ones. */
  readonly stopsRun: boolean;
  /** Whether it can be the consequence of ending a run's processes. */
  readonly followsStop?: true;
  /** Why the board withholds an entry that cannot be shown for it; false where it ends the whole build instead. */
  readonly withholds: Withholding | false;
  readonly evidence?: EvidenceProblem;
}

const USER: CodeFacts = { party: 'user', exit: 2, stopsRun: true, withholds: 'unchecked' };
const ENVIRONMENT: CodeFacts = { ...USER, party: 'environment' };
const MACHINE: CodeFacts = { ...ENVIRONMENT, withholds: false };
const CHECK: CodeFacts = { party: 'check', exit: 1, stopsRun: true, withholds: 'unchecked' };
const ADAPTER: CodeFacts = { party: 'adapter', exit: 3, stopsRun: false, withholds: 'unchecked' };
const PROTOCOL: CodeFacts = { ...ADAPTER, followsStop: true };
const MODEL: CodeFacts = { ...ENVIRONMENT, stopsRun: false };
const IMAGE: CodeFacts = { ...USER, followsStop: true };
const DOCUMENT: CodeFacts = { ...USER, withholds: 'evidence', evidence: 'malformed' };
const BUNDLE: CodeFacts = { ...CHECK, withholds: 'evidence', evidence: 'malformed' };
const SHARD: CodeFacts = { ...USER, evidence: 'malformed' };
const DATASET: CodeFacts = { ...USER, withholds: 'data', evidence: 'uncheckable' };
const UNCHECKABLE: CodeFacts = { ...USER, withholds: 'evidence', evidence: 'uncheckable' };
const OURS: CodeFacts = { party: 'ours', exit: 4, stopsRun: true, withholds: 'unchecked' };

/**
 * Every code the project can report. Codes are stable: scripts and documentation refer to them. Exit status, party and
 * withholding come from this table alone.
 */
export const CODES = {
  'usage': USER,
  'spec.invalid': USER,
  'suite.unknown': UNCHECKABLE,
  'arm.unknown': USER,
  'family.unknown': USER,
  'part.unknown': USER,
  'grader.unknown': USER,
  'reference.unknown': USER,
  'task.unknown': USER,
  'metric.unknown': USER,
  'input.missing': USER,
  'input.invalid': USER,
  'input.unknown': USER,
  'file.missing': { ...USER, evidence: 'missing' },
  'file.unreadable': MACHINE,
  'file.unwritable': MACHINE,
  'revision.unknown': USER,
  'out.exists': { ...USER, withholds: false },
  'out.busy': { ...USER, withholds: false },
  'resume.mismatch': USER,
  'journal.invalid': USER,
  'run.stopped': { ...USER, exit: 130 },
  'dataset.needed': DATASET,
  'dataset.invalid': DATASET,
  'json.syntax': DOCUMENT,
  'json.text': DOCUMENT,
  'json.depth': DOCUMENT,
  'json.size': DOCUMENT,
  'json.number': DOCUMENT,
  'json.name': DOCUMENT,
  'json.duplicate-key': DOCUMENT,
  'json.schema': DOCUMENT,
  'json.canonical': DOCUMENT,
  'bundle.incomplete': { ...USER, withholds: 'evidence', evidence: 'missing' },
  'bundle.incomparable': { ...USER, withholds: 'evidence' },
  'bundle.newer': { ...USER, withholds: 'evidence' },
  'shard.none': SHARD,
  'shard.mismatch': SHARD,
  'shard.twice': SHARD,
  'shard.missing': SHARD,
  'entry.invalid': { ...USER, withholds: 'submission', evidence: 'malformed' },
  'receipt.invalid': { ...USER, withholds: 'record' },
  'heldout.binding': UNCHECKABLE,
  'heldout.commitment': UNCHECKABLE,
  'heldout.seed': UNCHECKABLE,
  'heldout.split': UNCHECKABLE,
  'heldout.adapter': UNCHECKABLE,
  'heldout.descriptor': UNCHECKABLE,
  'heldout.reveal': UNCHECKABLE,
  'heldout.secret': UNCHECKABLE,
  'heldout.wording': UNCHECKABLE,
  'engine.missing': { ...ENVIRONMENT, followsStop: true },
  'engine.refused': { ...ENVIRONMENT, followsStop: true },
  'engine.stuck': ENVIRONMENT,
  'git.missing': MACHINE,
  'actor.unmeasured': USER,
  'judge.nothing': USER,
  'model.unset': USER,
  'model.malformed': MODEL,
  'model.prompt': MODEL,
  'model.errored': MODEL,
  'model.refused': USER,
  'model.unavailable': ENVIRONMENT,
  // Each suite has its own budget.
  'model.budget': { ...USER, stopsRun: false },
  'model.usage': USER,
  'gateway.listen': ENVIRONMENT,
  'gateway.unsupported': ENVIRONMENT,
  'image.missing': IMAGE,
  'image.unsuitable': IMAGE,
  'image.loader': IMAGE,
  'build.failed': IMAGE,
  'bridge.mapping': USER,
  'github.token': USER,
  'github.permission': USER,
  'github.missing': USER,
  'github.fork': USER,
  'github.refused': USER,
  'github.conflict': USER,
  'github.truncated': USER,
  'github.rate-limit': ENVIRONMENT,
  'github.unavailable': ENVIRONMENT,
  'github.event': USER,
  'github.pull-request-none': USER,
  'github.pull-request-many': USER,
  'github.head-moved': USER,
  'github.fork-deleted': USER,

  'bundle.archive': BUNDLE,
  'bundle.entry': BUNDLE,
  'bundle.missing': BUNDLE,
  'bundle.stray': BUNDLE,
  'bundle.list': BUNDLE,
  'bundle.duplicate': BUNDLE,
  'bundle.gzip': BUNDLE,
  'bundle.packed': BUNDLE,
  'bundle.size': BUNDLE,
  'bundle.hash': BUNDLE,
  'bundle.line': BUNDLE,
  'bundle.binding': BUNDLE,
  'bundle.episodes': BUNDLE,
  'bundle.reference': BUNDLE,
  'bundle.outcomes': BUNDLE,
  'bundle.scorecard': BUNDLE,
  'bundle.texts': BUNDLE,
  'bundle.verdict': BUNDLE,
  'bundle.exchange': BUNDLE,
  'bundle.invalid': BUNDLE,
  'suite.version': { ...BUNDLE, withholds: 'version' },
  'judgement.invalid': CHECK,
  'judge.untrusted': CHECK,
  'wording.unsound': CHECK,
  'gate.missed': CHECK,
  'submission.scope': CHECK,
  'submission.removal': CHECK,
  'submission.owner': CHECK,
  'submission.own': CHECK,
  'submission.heldout': CHECK,
  'submission.file': CHECK,
  'submission.size': CHECK,
  'submission.stray': CHECK,
  'submission.mismatch': { ...CHECK, withholds: 'description' },

  'adapter.start': PROTOCOL,
  'adapter.exit': PROTOCOL,
  'adapter.timeout': PROTOCOL,
  'adapter.error': PROTOCOL,
  'adapter.unsteady': PROTOCOL,
  'run.errored': ADAPTER,
  'bridge.server': ADAPTER,
  // What the model gateway returns to the adapter in place of an answer.
  'gateway.request': ADAPTER,
  'gateway.slow': ADAPTER,
  'gateway.key': ADAPTER,
  'gateway.route': ADAPTER,
  'gateway.body': ADAPTER,
  'gateway.size': ADAPTER,
  'gateway.field': ADAPTER,
  'gateway.busy': ADAPTER,
  'gateway.budget': ADAPTER,
  'gateway.miss': ADAPTER,
  'gateway.refused': ADAPTER,
  'gateway.unavailable': ADAPTER,
  'gateway.answer': ADAPTER,
  'gateway.untaken': ADAPTER,
  'gateway.closed': ADAPTER,
  'gateway.sidecar': PROTOCOL,
  'protocol.version': PROTOCOL,
  'protocol.json': PROTOCOL,
  'protocol.utf8': PROTOCOL,
  'protocol.frame': PROTOCOL,
  'protocol.id': PROTOCOL,
  'protocol.result': PROTOCOL,
  'protocol.line-too-long': PROTOCOL,
  'protocol.output-limit': PROTOCOL,
  'protocol.unexpected': PROTOCOL,

  'internal': OURS,
} as const satisfies Record<string, CodeFacts>;

export type Code = keyof typeof CODES;
