/** Whose fault it is. It decides the exit status: user 2, check 1, adapter 3, ours 4. */
export type Party = 'user' | 'check' | 'adapter' | 'ours';

/** Every code the project can report. Codes are stable: scripts and documentation refer to them. */
export const CODES = {
  'usage': 'user',
  'spec.invalid': 'user',
  'suite.unknown': 'user',
  'family.unknown': 'user',
  'reference.unknown': 'user',
  'task.unknown': 'user',
  'metric.unknown': 'user',
  'input.missing': 'user',
  'input.invalid': 'user',
  'input.unknown': 'user',
  'file.missing': 'user',
  'file.unreadable': 'user',
  'file.unwritable': 'user',
  'out.exists': 'user',
  'resume.mismatch': 'user',
  'run.stopped': 'user',
  'dataset.needed': 'user',
  'dataset.invalid': 'user',
  'json.invalid': 'user',
  'bundle.incomplete': 'user',
  'bundle.incomparable': 'user',
  'entry.invalid': 'user',
  'engine.missing': 'user',
  'image.missing': 'user',
  'image.unsuitable': 'user',
  'build.failed': 'user',

  'bundle.invalid': 'check',
  'dataset.unsound': 'check',
  'gate.missed': 'check',

  'adapter.start': 'adapter',
  'adapter.exit': 'adapter',
  'adapter.timeout': 'adapter',
  'adapter.error': 'adapter',
  'adapter.unsteady': 'adapter',
  'protocol.version': 'adapter',
  'protocol.json': 'adapter',
  'protocol.utf8': 'adapter',
  'protocol.frame': 'adapter',
  'protocol.id': 'adapter',
  'protocol.result': 'adapter',
  'protocol.line-too-long': 'adapter',
  'protocol.unexpected': 'adapter',

  'internal': 'ours',
} as const satisfies Record<string, Party>;

export type Code = keyof typeof CODES;
