import { asides } from '../cases/noise.ts';
import { asking, attempt, says, sets } from '../cases/script.ts';
import type { LogEntry } from '../runtime/log.ts';
import type { Markers } from './scenarios.ts';

/** What happened, and a question that nobody can answer who does not remember it. */
export interface Scenario extends Markers {
  readonly id: string;
  readonly kind: 'project preference' | 'failed branch' | 'stale endpoint' | 'several facts';
  readonly log: readonly LogEntry[];
  readonly question: string;
}

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'preferred_formatter',
    kind: 'project preference',
    log: [
      asking('tidy the sources'),
      sets('formatter', 'oxfmt', 'This project formats its sources with oxfmt.', { type: 'preference' }),
      ...asides(3),
    ],
    question: 'With which program does this project format its sources? Name the program only.',
    expected: ['oxfmt'],
    forbidden: ['prettier', 'biome'],
  },
  {
    id: 'preferred_spelling',
    kind: 'project preference',
    log: [
      asking('write the handbook'),
      says('Dates in the handbook are written with the week first, such as W23-2.', { type: 'preference' }),
      ...asides(2, 5),
    ],
    question: 'What is the example of how dates in the handbook are written? Give the example only.',
    expected: ['W23-2'],
    forbidden: [],
  },
  {
    id: 'failed_cache',
    kind: 'failed branch',
    log: [
      asking('speed up the search'),
      ...attempt('keep results in memory', 'failed', 'The search keeps its results in a memcached pool.'),
      ...attempt('keep results on disk', 'completed', 'The search keeps its results in a RocksDB store.'),
      ...asides(2, 3),
    ],
    question: 'Where does the search keep its results? Name the product in use only.',
    expected: ['RocksDB'],
    forbidden: ['memcached'],
  },
  {
    id: 'rolled_back_queue',
    kind: 'failed branch',
    log: [
      asking('deliver the mails'),
      ...attempt('mails through a queue', 'completed', 'Mails are delivered through the queue named heron.'),
      ...attempt('mails through another', 'rolled_back', 'Mails are delivered through the queue named bittern.'),
      ...asides(1, 8),
    ],
    question: 'Through which queue are mails delivered? Give its name only.',
    expected: ['heron'],
    forbidden: ['bittern'],
  },
  {
    id: 'moved_endpoint',
    kind: 'stale endpoint',
    log: [
      asking('fetch the invoices'),
      sets('invoices.endpoint', '/v2/bills', 'Invoices are fetched from /v2/bills.'),
      ...asides(2, 11),
      sets('invoices.endpoint', '/v5/ledger', 'Invoices are now fetched from /v5/ledger.'),
    ],
    question: 'From which path are invoices fetched? Give the present path only.',
    expected: ['/v5/ledger'],
    forbidden: ['/v2/bills'],
  },
  {
    id: 'moved_host',
    kind: 'stale endpoint',
    log: [
      asking('reach the sensors'),
      sets('sensors.host', 'quay-3', 'The sensors report to the host quay-3.'),
      sets('sensors.host', 'quay-8', 'The sensors moved and report to the host quay-8.'),
      ...asides(2, 14),
    ],
    question: 'To which host do the sensors report? Name the present host only.',
    expected: ['quay-8'],
    forbidden: ['quay-3'],
  },
  {
    id: 'release_facts',
    kind: 'several facts',
    log: [
      asking('publish the release'),
      says('Releases of the atlas are signed by Ottilie.'),
      ...asides(2, 6),
      says('Releases of the atlas are published on the shelf named Fjord.'),
    ],
    question: 'Who signs releases of the atlas, and on which shelf are they published?',
    expected: ['Ottilie', 'Fjord'],
    forbidden: [],
  },
  {
    id: 'backup_facts',
    kind: 'several facts',
    log: [
      asking('restore the archive'),
      says('Backups of the archive are made at 04:25.'),
      ...asides(1, 2),
      says('Backups of the archive are kept for 19 weeks.'),
      says('Backups of the archive lie in the vault called Thistle.'),
    ],
    question:
      'At what time are backups of the archive made, for how many weeks are they kept, and in which vault do they lie?',
    expected: ['04:25', '19', 'Thistle'],
    forbidden: [],
  },
];
