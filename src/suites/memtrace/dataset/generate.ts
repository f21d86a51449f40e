import { substitute } from '../../shared/fill.ts';
import { type Random, randomOf, shuffled } from '../../shared/random.ts';
import type { Topic } from '../data-schema.ts';
import type { Fact, MemoryRecord } from './read.ts';
import wording from './wording.json' with { type: 'json' };

export const PUBLIC_SEED = 'memtrace-public-1';
export const PUBLIC_COUNT = 3_000;

/** Record i of the built-in dataset: a pure function of (seed, i). Its id and category depend only on i. */
export function generateRecord(seed: string, index: number): MemoryRecord {
  const category = categoryAt(index);
  const random = randomOf(`memtrace/${seed}/${index}`);
  const story = storyOf(random);
  const { facts, distractors } = MAKE[category](story);
  const question = substitute(story.topic.question, { p: story.project });
  return {
    id: `${category}_${String(index).padStart(6, '0')}`,
    facts: story.shuffle([...facts, story.aside]),
    probes: [{ question, recall_markers: [story.value], distractor_markers: distractors }],
  };
}

interface Story {
  readonly topic: Topic;
  readonly project: string;
  readonly value: string;
  /** Other values of the topic. */
  readonly others: readonly [string, string];
  /** A fact about something else. */
  readonly aside: Fact;
  outcome(): string;
  shuffle(facts: readonly Fact[]): readonly Fact[];
}

function storyOf(random: Random): Story {
  const index = random.below(wording.topics.length);
  const topic = wording.topics[index] as Topic;
  const other = wording.topics[(index + 1 + random.below(wording.topics.length - 1)) % wording.topics.length] as Topic;
  const project = random.pick(wording.projects);
  const [value, first, second] = shuffled(random, topic.values) as [string, string, string];
  return {
    topic,
    project,
    value,
    others: [first, second],
    aside: known(other, project, random.pick(other.values)),
    outcome: () => random.pick(wording.outcomes),
    shuffle: (facts) => shuffled(random, facts),
  };
}

interface Made {
  readonly facts: readonly Fact[];
  readonly distractors: readonly string[];
}

const current = ({ topic, project, value }: Story) => known(topic, project, value);

const beside =
  (status: Fact['branch_status']) =>
  (story: Story): Made => ({
    facts: [current(story), attempted(story, story.others[0], status)],
    distractors: [story.others[0]],
  });

const MAKE: Readonly<Record<Category, (story: Story) => Made>> = {
  failed: beside('failed'),
  rolled_back: beside('rolled_back'),
  multi: (story) => ({
    facts: [
      current(story),
      attempted(story, story.others[0], 'failed'),
      attempted(story, story.others[1], 'rolled_back'),
    ],
    distractors: story.others,
  }),
  superseded: (story) => ({ facts: [former(story), current(story)], distractors: [story.others[0]] }),
  clean: (story) => ({ facts: [current(story)], distractors: [] }),
  // The fact is right although the branch that found it failed. This shows the cost of isolation.
  valid_on_failed: (story) => ({ facts: [{ ...current(story), branch_status: 'failed' }], distractors: [] }),
};

function known(topic: Topic, project: string, value: string): Fact {
  const content = substitute(topic.fact, { p: project, v: value });
  return { key: topic.key, value, content, memory_type: 'project', status: 'active', branch_status: 'completed' };
}

function former({ topic, project, others: [value] }: Story): Fact {
  return {
    ...known(topic, project, value),
    content: substitute(topic.former, { p: project, v: value }),
    status: 'superseded',
  };
}

function attempted({ topic, project, outcome }: Story, value: string, branch_status: Fact['branch_status']): Fact {
  const content = substitute(topic.attempt, { p: project, v: value, o: outcome() });
  return { content, memory_type: 'tool_evidence', status: 'active', branch_status };
}

/** The number of records of each kind among twenty. */
const SHARES = { failed: 6, rolled_back: 3, multi: 2, superseded: 3, clean: 3, valid_on_failed: 3 } as const;

type Category = keyof typeof SHARES;
export const CATEGORIES = Object.keys(SHARES) as readonly Category[];

const BLOCK = CATEGORIES.flatMap((category) => Array<Category>(SHARES[category]).fill(category));

/** Coprime to the block size, so that twenty records visit each position once, and the first few are of many kinds. */
const STRIDE = 7;

/**
 * The kind of record i. It depends only on its position, so any twenty consecutive records have all kinds in their
 * proportions.
 */
function categoryAt(index: number): Category {
  return BLOCK[((index % BLOCK.length) * STRIDE) % BLOCK.length] as Category;
}
