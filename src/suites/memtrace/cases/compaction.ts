import { caseOf } from './case.ts';
import { asides } from './noise.ts';
import { asking, attempt, says, sets } from './script.ts';

export const constraintCompaction = caseOf({
  id: 'constraint_compaction',
  title: 'A rule that nothing in the question points to survives a context that overflows.',
  log: [
    asking('move the customer table'),
    says('Never write to production between eight and six.', { type: 'constraint' }),
    ...asides(18),
    sets('customer.table', 'clients_v3', 'The copy job moves the customer table into clients_v3.'),
    says('For every thousand rows of the customer table the copy job writes a line.'),
    says('A customer table without rows makes the copy job stop early.'),
    says('Rows of the customer table that have no address go into a table apart.'),
    says('The customer table was last moved in autumn, by hand and over a weekend.'),
    says('Whoever watches the copy job can pause it while the customer table is locked.'),
    says('The copy job leaves the customer table readable.'),
  ],
  question: 'Into what does the copy job move the customer table, and how far is it?',
  budget: 64,
  answer: ['clients_v3'],
  constraints: ['Never write to production'],
});

export const reflectionRetention = caseOf({
  id: 'reflection_retention',
  title: 'What was confirmed again and again is kept when room is short, though other things are nearer.',
  log: [
    asking('plan the harvest'),
    sets('crate.limit', 'nine', 'Nobody carries more than nine crates, and nobody carries any alone.'),
    ...asides(6, 4),
    says('The harvest plan says which rows are picked on which morning, and by whom.'),
    sets('crate.limit', 'nine', 'Nobody carries more than nine crates, and nobody carries any alone.'),
    says('Crews are in the harvest plan by the name of whoever leads them.'),
    ...asides(6, 12),
    says('The weather for the harvest is looked up by the youngest, every evening at seven.'),
    sets('crate.limit', 'nine', 'Nobody carries more than nine crates, and nobody carries any alone.'),
    says('Tools for the harvest are counted twice: when they leave the barn and at night.'),
  ],
  question: 'What does the plan for the harvest say about rows, crews, tools and weather?',
  budget: 58,
  valuable: ['nine crates'],
});

export const negativeLessonCompaction = caseOf({
  id: 'negative_lesson_compaction',
  title: 'A warning that finds no room stays on record, and does not push out the answer.',
  log: [
    asking('index the archive'),
    ...asides(18, 3),
    ...attempt(
      'index it by year',
      'failed',
      'Laying the archive out by year left nearly everything in one shard and the others quite empty.',
    ),
    sets('archive.split', 'author', 'The archive index is split by author.'),
    says('The archive index is built anew each Sunday before the reading room opens.'),
    says('Whoever searches the archive index by name needs a card from the desk.'),
    says('Since the fire a second copy of the archive index lies at the bank.'),
    says('Letters are in the archive index too, but only those with a date.'),
  ],
  question: 'By what is the archive index split?',
  budget: 64,
  answer: ['author'],
  dead: ['out by year'],
});
