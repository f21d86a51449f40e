import type { Generator } from '../../../suite/suite.ts';
import { randomOf } from '../../shared/random.ts';
import { FAMILIES, type Family } from './families.ts';
import { failedBranch, multiDead, negativeLesson, rolledBack, validOnFailed } from './generating/branches.ts';
import {
  clean,
  constraintCompaction,
  expired,
  longHorizon,
  superseded,
  updates,
  workspaceIsolation,
} from './generating/facts.ts';
import { type FamilyStory, SHAPES } from './generating/family-story.ts';
import { multiHop, proceduralReuse } from './generating/relations.ts';
import { riskyOutput } from './generating/risks.ts';
import { StoryWriter } from './generating/story-writer.ts';
import type { MemtraceTask } from './schema.ts';

const STORIES: Readonly<Record<Family, FamilyStory>> = {
  clean,
  failed_branch: failedBranch,
  rolled_back: rolledBack,
  multi_dead: multiDead,
  superseded,
  updates,
  valid_on_failed: validOnFailed,
  workspace_isolation: workspaceIsolation,
  expired,
  risky_output: riskyOutput,
  negative_lesson: negativeLesson,
  constraint_compaction: constraintCompaction,
  procedural_reuse: proceduralReuse,
  multi_hop: multiHop,
  long_horizon: longHorizon,
};

/** Coprime to the number of families, so that the first few tasks are of different families. */
const STRIDE = 7;

/** The token budget of families that do not test the budget. */
const BUDGET = 512;

/** The built-in tasks: fifteen families in turn, each with four shapes in turn. */
export const generator: Generator<MemtraceTask> = {
  publicSeed: 'memtrace-tasks-1',
  publicCount: 180,
  publicDigest: '8fb4f7a50e1cd2069c61e05d6352d03364fb5a17c6f24e6354e669456096316a',
  generate(seed, index) {
    const family = FAMILIES[(index * STRIDE) % FAMILIES.length] as Family;
    const shape = Math.floor(index / FAMILIES.length) % SHAPES;
    const random = randomOf(`memtrace/tasks/${seed}/${index}`);
    const id = `memtrace_${String(index).padStart(6, '0')}`;
    const story = new StoryWriter(id, random);
    const { question, needed, ...gold } = STORIES[family](story, shape);
    const { events, session, as_of } = story.finish();
    return {
      id,
      family,
      workspace: story.home,
      session,
      events,
      question,
      as_of,
      token_budget: BUDGET,
      needed,
      constraints: [],
      lessons: [],
      payloads: [],
      ...gold,
      template: `${family}:${shape}`,
    };
  },
};
