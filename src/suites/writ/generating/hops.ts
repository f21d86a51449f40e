import { fill } from '../../shared/fill.ts';
import type { DraftFact, Line } from '../draft.ts';
import { ACKNOWLEDGEMENTS, INTRODUCTIONS, NAMES, ROLES, SUCCESSIONS } from '../wording/built-in.ts';
import { several } from './draw-values.ts';
import { type Scene, type Story, voiceOf } from './story.ts';
import type { Beat, Voice } from './teller.ts';

/** Somebody's fact, where who somebody is was told elsewhere. */
export interface HopStory extends Story {
  readonly facts: Readonly<Record<string, DraftFact>>;
  readonly restsOn: readonly string[];
  /** Whose fact is asked for: the role's. */
  readonly asked: Voice;
}

export interface HopDesign {
  readonly name: string;
  write(scene: Scene): HopStory;
}

interface Cast {
  readonly names: readonly [string, string];
  readonly role: string;
  readonly voices: readonly [Voice, Voice];
  introduce(name: string, otherRole?: boolean): Beat;
  succeed(name: string): Beat;
}

function castOf({ random, main: { kind } }: Scene): Cast {
  const names = several(random, NAMES, 2) as [string, string];
  const [role, other] = several(random, ROLES, 2) as [string, string];
  const beat = (text: string, tells: NonNullable<Line['tells']>, devices: NonNullable<Line['devices']>): Beat => [
    { role: 'user', text, tells, devices },
    { role: 'assistant', text: random.pick(ACKNOWLEDGEMENTS), ...(devices.includes('near_duplicate') && { devices }) },
  ];
  return {
    names,
    role,
    voices: [
      voiceOf(kind, 'fact-of-the-first', `${names[0]}'s`, false),
      voiceOf(kind, 'fact-of-the-second', `${names[1]}'s`, false),
    ],
    introduce: (name, otherRole = false) =>
      beat(
        fill(random.pick(INTRODUCTIONS), { n: name, role: otherRole ? other : role }),
        [{ fact: otherRole ? 'another-role' : 'role', kind: 'asserts', value: name }],
        otherRole ? ['near_duplicate'] : [],
      ),
    succeed: (name) =>
      beat(
        fill(random.pick(SUCCESSIONS), { n: name, role }),
        [{ fact: 'role', kind: 'asserts', value: name }],
        ['conflicting_update'],
      ),
  };
}

function hop(
  { main: { kind } }: Scene,
  cast: Cast,
  holder: 0 | 1,
  story: Story,
  more: HopStory['facts'] = {},
): HopStory {
  const [first, second] = cast.names;
  return {
    ...story,
    facts: {
      'role': { type: 'entity' },
      'fact-of-the-first': { type: kind.type, subject: first },
      'fact-of-the-second': { type: kind.type, subject: second },
      ...more,
    },
    restsOn: ['role', holder === 0 ? 'fact-of-the-first' : 'fact-of-the-second'],
    asked: voiceOf(kind, 'asked', `my ${cast.role}'s`, false),
  };
}

const ANOTHER: HopStory['facts'] = { 'another-role': { type: 'entity' } };

export const HOPS: readonly HopDesign[] = [
  {
    name: 'multi_hop/other-person-last',
    write(scene) {
      const { say, values, schedule } = scene;
      const cast = castOf(scene);
      const [one, two] = cast.voices;
      const [a, b] = values;
      schedule(4);
      return hop(
        scene,
        cast,
        0,
        {
          beats: [
            cast.introduce(one.my.slice(0, -2)),
            say.tell(one, a),
            cast.introduce(cast.names[1], true),
            say.tell({ ...two, distractor: true }, b),
          ],
          question: 'now',
          answer: a,
          rejected: { distractor: [b] },
        },
        ANOTHER,
      );
    },
  },
  {
    name: 'multi_hop/fact-before-person',
    write(scene) {
      const { say, values, schedule } = scene;
      const cast = castOf(scene);
      const [one, two] = cast.voices;
      const [a, b] = values;
      schedule(4);
      return hop(
        scene,
        cast,
        1,
        {
          beats: [
            say.tell({ ...one, distractor: true }, b),
            say.tell(two, a),
            cast.introduce(cast.names[0], true),
            cast.introduce(cast.names[1]),
          ],
          question: 'now',
          answer: a,
          rejected: { distractor: [b] },
        },
        ANOTHER,
      );
    },
  },
  {
    name: 'multi_hop/person-changed',
    write(scene) {
      const { say, values, schedule } = scene;
      const cast = castOf(scene);
      const [one, two] = cast.voices;
      const [a, b] = values;
      schedule(4);
      return hop(scene, cast, 1, {
        beats: [cast.introduce(cast.names[0]), say.tell(two, a), cast.succeed(cast.names[1]), say.tell(one, b)],
        question: 'now',
        answer: a,
        rejected: { stale: [b] },
      });
    },
  },
  {
    name: 'multi_hop/fact-changed',
    write(scene) {
      const { say, values, schedule } = scene;
      const cast = castOf(scene);
      const [one, two] = cast.voices;
      const [a, b, c] = values;
      schedule(4);
      return hop(scene, cast, 0, {
        beats: [say.tell(one, b), cast.introduce(cast.names[0]), say.tell(two, c), say.change(one, a)],
        question: 'now',
        answer: a,
        rejected: { stale: [b], distractor: [c] },
      });
    },
  },
  {
    name: 'multi_hop/both-changed',
    write(scene) {
      const { say, values, schedule } = scene;
      const cast = castOf(scene);
      const [one, two] = cast.voices;
      const [a, b, c] = values;
      schedule(5);
      return hop(scene, cast, 1, {
        beats: [
          cast.introduce(cast.names[0]),
          say.tell(two, b),
          say.change(two, a),
          say.tell(one, c),
          cast.succeed(cast.names[1]),
        ],
        question: 'now',
        answer: a,
        rejected: { stale: [b, c] },
      });
    },
  },
];
