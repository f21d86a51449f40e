/** Something a project may have settled. {p} is the project, {v} the value. No value stands inside another's. */
export interface Topic {
  readonly key: string;
  readonly question: string;
  readonly fact: string;
  readonly former: string;
  readonly attempt: string;
  readonly values: readonly string[];
}

export const PROJECTS = [
  'Aldbrook',
  'Birchway',
  'Carrowmoor',
  'Dunmere',
  'Eskdale',
  'Fernhollow',
  'Glaslyn',
  'Harrowgate',
  'Inverleith',
  'Kelmscott',
  'Larkhill',
  'Morwenna',
  'Netherby',
  'Ottershaw',
  'Pendower',
  'Quarrendon',
] as const;

/** Why something was given up; {v} is what was tried. */
export const OUTCOMES = [
  'the job stopped halfway',
  'two checks went red',
  'nobody could log in',
  'the build ran out of memory',
  'requests timed out',
  'half of the rows were missing',
  'the reviewer turned it down',
  'the service never came up',
] as const;

export const TOPICS: readonly Topic[] = [
  {
    key: 'deploy.region',
    question: 'In which region is {p} deployed?',
    fact: '{p} is deployed in the region {v}.',
    former: 'For a while {p} was deployed in the region {v}.',
    attempt: 'Moved the deployment of {p} to the region {v}, but {o}.',
    values: ['north-quay', 'east-ridge', 'west-haven', 'south-cape', 'mid-plain'],
  },
  {
    key: 'database.engine',
    question: 'Which database does {p} store its orders in?',
    fact: 'Orders of {p} are stored in {v}.',
    former: 'Orders of {p} used to be stored in {v}.',
    attempt: 'Stored the orders of {p} in {v}, but {o}.',
    values: ['MariaDB', 'CockroachDB', 'SQLite', 'FoundationDB', 'Firebird'],
  },
  {
    key: 'test.command',
    question: 'How are the unit tests of {p} started?',
    fact: 'Unit tests of {p} are started with `{v}`.',
    former: 'Unit tests of {p} were started with `{v}` last year.',
    attempt: 'Started the unit tests of {p} with `{v}`, but {o}.',
    values: ['make verify', 'tox run', 'gradle probe', 'cargo nextest', 'rake spec'],
  },
  {
    key: 'queue.broker',
    question: 'What broker carries the messages of {p}?',
    fact: 'The messages of {p} are carried by the broker {v}.',
    former: 'Until spring the messages of {p} were carried by the broker {v}.',
    attempt: 'Sent the messages of {p} through the broker {v}, but {o}.',
    values: ['RabbitMQ', 'Pulsar', 'NSQ', 'ActiveMQ', 'Redpanda'],
  },
  {
    key: 'release.day',
    question: 'On which day does {p} make its releases?',
    fact: '{p} makes its releases on a {v}.',
    former: '{p} made its releases on a {v} before the reorganisation.',
    attempt: 'Planned the releases of {p} for a {v}, but {o}.',
    values: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday'],
  },
  {
    key: 'image.base',
    question: 'What base image do the containers of {p} use?',
    fact: 'Containers of {p} use the base image {v}.',
    former: 'Containers of {p} once used the base image {v}.',
    attempt: 'Built the containers of {p} on the base image {v}, but {o}.',
    values: ['alpine-edge', 'bookworm-slim', 'wolfi-core', 'ubi-micro', 'distro-zero'],
  },
  {
    key: 'search.index',
    question: 'Which index does the search of {p} read?',
    fact: 'The search of {p} reads the index {v}.',
    former: 'The search of {p} read the index {v} before the move.',
    attempt: 'Let the search of {p} read the index {v}, but {o}.',
    values: ['catalogue-green', 'inventory-blue', 'listing-amber', 'shelf-violet', 'stock-crimson'],
  },
  {
    key: 'upload.limit',
    question: 'How large may an upload to {p} be?',
    fact: 'An upload to {p} may be up to {v}.',
    former: 'An upload to {p} could be up to {v} in the old plan.',
    attempt: 'Let an upload to {p} grow to {v}, but {o}.',
    values: ['17 MB', '48 MB', '96 MB', '250 MB', '720 MB'],
  },
  {
    key: 'payment.provider',
    question: 'Who handles card payments for {p}?',
    fact: 'Card payments for {p} are handled by {v}.',
    former: 'Card payments for {p} were handled by {v} under the first contract.',
    attempt: 'Routed card payments for {p} over {v}, but {o}.',
    values: ['Brightpay', 'Tillmark', 'Coinford', 'Paylane', 'Duitgo'],
  },
  {
    key: 'style.formatter',
    question: 'What formatter is the code of {p} run through?',
    fact: 'The code of {p} is run through the formatter {v}.',
    former: 'The code of {p} was run through the formatter {v} by the first team.',
    attempt: 'Ran the code of {p} through the formatter {v}, but {o}.',
    values: ['dprint', 'gofumpt', 'rubocop', 'ktlint', 'ormolu'],
  },
  {
    key: 'cache.lifetime',
    question: 'How long does {p} cache a session?',
    fact: '{p} caches a session for {v}.',
    former: '{p} cached a session for {v} in its first version.',
    attempt: 'Had {p} cache a session for {v}, but {o}.',
    values: ['ninety seconds', 'four minutes', 'eleven minutes', 'two hours', 'three days'],
  },
  {
    key: 'support.contact',
    question: 'Who is on call for {p} at night?',
    fact: '{v} is on call for {p} at night.',
    former: '{v} was on call for {p} at night until the summer.',
    attempt: 'Put {v} on call for {p} at night, but {o}.',
    values: ['Oyelaran', 'Brandt', 'Castellanos', 'Nakahara', 'Wiśniewska'],
  },
];
