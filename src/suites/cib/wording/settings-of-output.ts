import { cap, format, grouping, period } from './options.ts';
import type { FactTopic } from './topic.ts';

/** How results are to look, and how long they are kept. */
export const OUTPUT_SETTINGS = [
  {
    id: 't01',
    options: grouping,
    thing: 'the order of invoice exports',
    answer: 'Invoice exports are grouped {v}.',
    questions: [
      'By what key are {p} {d} invoice exports grouped?',
      'Which grouping do the {p} {d} invoice exports need?',
      'In {p} {d}, what order applies to invoice exports?',
      'What grouping counts for {d} invoice exports in {p}?',
    ],
    statements: [
      'For {p} {d}, invoice exports must always arrive grouped {v}.',
      'Please remember that invoice exports in {p} {d} are grouped {v}.',
      'The standing rule at {p} is that {d} invoice exports come sorted {v}.',
    ],
  },
  {
    id: 't02',
    options: grouping,
    thing: 'the split of sales charts',
    answer: 'Sales charts are split {v}.',
    questions: [
      'How should sales charts for {p} {d} be split?',
      'What split should the agent give the {p} {d} sales charts?',
      'Along which line are sales charts of {p} {d} divided?',
      'The {d} sales charts of {p} are due: how are they divided?',
    ],
    statements: [
      'Readers of {p} {d} sales charts want the bars split {v} in every edition.',
      'From now on all sales charts in {p} {d} are to be split {v}.',
      'Management of {p} asked to see {d} sales charts divided {v} each time.',
    ],
  },
  {
    id: 't03',
    options: grouping,
    thing: 'the folder layout for scanned receipts',
    answer: 'Scanned receipts are filed {v}.',
    questions: [
      'How does {p} {d} want its scanned receipts filed?',
      'Which folders should hold the scanned receipts of {p} {d}?',
      'Where do scanned receipts go in the {p} {d} folder tree?',
      'What folder layout fits scanned receipts at {p} {d}?',
    ],
    statements: [
      'In {p}, scanned receipts of {d} belong in folders arranged {v}.',
      'Note for later: {p} {d} files its scanned receipts {v}, without exception.',
      'Auditors of {p} {d} look for scanned receipts {v}, so file them that way.',
    ],
  },
  {
    id: 't04',
    options: format,
    thing: 'the file format of partner reports',
    answer: 'Partner reports are delivered as {v}.',
    questions: [
      'In which file format do {p} {d} partner reports go out?',
      'What format should the agent choose for partner reports in {p} {d}?',
      'How are {d} partner reports of {p} delivered?',
      'Which file type do partner reports from {p} {d} have?',
    ],
    statements: [
      'Each of the {p} {d} partner reports has to be delivered as {v}.',
      'The receiving side of {p} can only read {d} partner reports written as {v}.',
      'Keep in mind that partner reports for {p} {d} always leave us as {v}.',
    ],
  },
  {
    id: 't05',
    options: format,
    thing: 'the format of shared price lists',
    answer: 'Price lists are shared as {v}.',
    questions: [
      'What format do the {p} {d} price lists take when shared?',
      'How should the agent share price lists with {d} buyers at {p}?',
      'Which file format suits price lists shared by {p} {d}?',
      'A buyer wants price lists from {p} {d}: in which format?',
    ],
    statements: [
      'Buyers in {p} {d} open price lists on old machines, so share {v}.',
      'At {p}, the agreed form for all {d} price lists is {v} and stays so.',
      'Price lists that leave {p} {d} must be saved as {v} before sharing.',
    ],
  },
  {
    id: 't06',
    options: format,
    thing: 'the format of archived meeting minutes',
    answer: 'Meeting minutes are archived as {v}.',
    questions: [
      'In what format does {p} {d} archive its meeting minutes?',
      'How should meeting minutes for {p} {d} be stored?',
      'Which format must the agent use to archive {p} {d} meeting minutes?',
      'What file type do the meeting minutes in {p} {d} get?',
    ],
    statements: [
      'Meeting minutes of {p} {d} go to the archive as {v}, says the secretary.',
      'Our archive for {p} only accepts {d} meeting minutes that come as {v}.',
      'Remember to store all {p} {d} meeting minutes as {v} in the archive.',
    ],
  },
  {
    id: 't07',
    options: period,
    thing: 'the retention time of access logs',
    answer: 'Access logs are kept for {v}.',
    questions: [
      'How long should access logs of {p} {d} be kept?',
      'What retention applies to the access logs in {p} {d}?',
      'When may the agent delete old {p} {d} access logs?',
      'For what time does {p} retain its {d} access logs?',
    ],
    statements: [
      'The privacy policy of {p} {d} has access logs kept for {v}, then deleted.',
      'Access logs from {p} {d} are retained for {v} and wiped after that.',
      'Please note: at {p} we keep {d} access logs for exactly {v}.',
    ],
  },
  {
    id: 't08',
    options: period,
    thing: 'the interval between vendor checks',
    answer: 'Vendor checks are due after {v}.',
    questions: [
      'How often are vendor checks due in {p} {d}?',
      'What interval separates two vendor checks at {p} {d}?',
      'When does the agent plan further vendor checks for {p} {d}?',
      'After what time do {d} vendor checks in {p} come round again?',
    ],
    statements: [
      'In {p} {d}, vendor checks are repeated after {v} at the latest.',
      'We agreed to have {d} vendor checks at {p} come round again after {v}.',
      'The interval between two vendor checks for {p} {d} was fixed at {v}.',
    ],
  },
  {
    id: 't09',
    options: period,
    thing: 'the validity of guest passes',
    answer: 'Guest passes are valid for {v}.',
    questions: [
      'How long do guest passes in {p} {d} stay valid?',
      'What validity should the agent set on {p} {d} guest passes?',
      'When do guest passes issued by {p} {d} expire?',
      'For how long does {p} issue its {d} guest passes?',
    ],
    statements: [
      'Guest passes issued for {p} {d} are valid for {v} and cannot be extended.',
      'Reception was told that {d} guest passes at {p} expire after {v}.',
      'Security set the validity of all guest passes in {p} {d} to {v}.',
    ],
  },
  {
    id: 't10',
    options: cap,
    thing: 'the row limit of data extracts',
    answer: 'Data extracts hold at most {v} rows.',
    questions: [
      'How many rows may data extracts of {p} {d} hold?',
      'What row limit does the agent set on {p} {d} data extracts?',
      'Up to which size are {d} data extracts allowed in {p}?',
      'What is the largest size for data extracts at {p} {d}?',
    ],
    statements: [
      'Nobody should pull {p} {d} data extracts above {v} rows.',
      'The limit for {d} data extracts in {p} was set to {v} rows each.',
      'Keep data extracts from {p} {d} at or below {v} rows, the admin says.',
    ],
  },
] as const satisfies readonly FactTopic[];
