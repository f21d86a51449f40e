import { memoise, memoiseByKey } from '../../../text/caches.ts';
import { checksum as checksumOf } from '../../shared/random.ts';
import { isVisible, type ReadEvent, type ReadWorld } from '../references/read-world.ts';
import type { WorldQuestion } from '../schema.ts';
import { wordCount, wordsOf } from '../words.ts';

/** Features are kept by a checksum of this many bits. */
export const BITS = 16;

/** What a classifier sees of an event and a question: each feature by its checksum. The list is valid until the next is asked for. */
export type Features = (
  world: ReadWorld,
  question: WorldQuestion,
) => (event: ReadEvent, place: number) => ArrayLike<number>;

const checksum = memoiseByKey(checksumOf);

const both = (one: number, other: number) => Math.imul(one ^ (other >>> 15) ^ (other << 13), 0x9e3779b1) >>> 0;
const folded = (hash: number) => (hash ^ (hash >>> BITS)) & ((1 << BITS) - 1);

/** Words that only one event of a world has say nothing of other worlds. */
const isCommon = ({ index }: ReadWorld, word: string) => index.frequency(word) > 1;

/** (a) The words of an event and their neighbours, whatever is asked: made once for all questions of a world. */
const bag: Features = memoise((world: ReadWorld) =>
  memoiseByKey((event: ReadEvent) => {
    const words = wordsOf(event.event.text).filter((word) => isCommon(world, word));
    const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
    return Uint16Array.from(new Set([...words, ...pairs]), (feature) => folded(checksum(feature)));
  }),
);

/** How many of an event's words no other event has. */
const rareIn = ({ index }: ReadWorld, { place }: ReadEvent) =>
  index.frequenciesAt(place).filter((frequency) => frequency === 1).length;

const upTo = (most: number, value: number) => Math.min(most, Math.floor(value));

// What a question changes of a shape, by number: made for every event of every question, where a text would take most of the time.
const fromTheEnd = memoiseByKey((twelve: number) => checksumOf(`from the end ${twelve}`));
const namesAskedFor = memoiseByKey((names: number) => checksumOf(`names asked for ${names}`));
const fromTheLast = memoiseByKey((place: number) => checksumOf(`from the last that names it ${place}`));
const NOT_NAMED = checksumOf('from the last that names it –');

/** (b) Where an event stands, how long it is, who says it and how much it shares with the names that are asked for. */
const SHAPE = 13;

/** What of a shape no question changes, and the places of what one does, which are 0 here. */
function ownShape(world: ReadWorld, event: ReadEvent): Uint32Array {
  const { event: said, place } = event;
  const features = [
    `place ${upTo(9, (place * 10) / world.events.length)}`,
    '',
    `words ${upTo(22, wordCount(said.text))}`,
    `role ${said.role.slice(0, 5)}`,
    `kind ${said.kind}`,
    `workspace ${said.workspace}`,
    `names ${upTo(5, event.names.size)}`,
    '',
    '',
    '',
    `digits ${/\d/.test(said.text)}`,
    `rare words ${rareIn(world, event)}`,
    `beginning ${event.prefix !== ''}`,
  ];
  return Uint32Array.from(features, (feature) => (feature === '' ? 0 : checksum(feature)));
}

const shapesIn = memoise((world: ReadWorld) => world.events.map((event) => ownShape(world, event)));

/** @returns what gives the shape of an event, in one array for all */
function shape(world: ReadWorld, question: WorldQuestion): (event: ReadEvent, place: number) => Uint32Array {
  const own = shapesIn(world);
  const asked = [...world.namesIn(question.text)];
  const names = (event: ReadEvent) => asked.reduce((count, name) => count + Number(event.names.has(name)), 0);
  const visible = world.events.filter(({ event }) => isVisible(event, question));
  const naming = visible.filter((event) => names(event) > 0);
  const fromLast = new Map(naming.map((event, at) => [event, fromTheLast(upTo(4, naming.length - 1 - at))]));
  const asOf = checksum(`as of ${question.as_of !== undefined}`);
  const found = new Uint32Array(SHAPE);
  return (event, place) => {
    found.set(own[place] as Uint32Array);
    found[1] = fromTheEnd(upTo(9, (visible.length - place) / 12));
    found[7] = namesAskedFor(names(event));
    found[8] = fromLast.get(event) ?? NOT_NAMED;
    found[9] = asOf;
    return found;
  };
}

/** Each feature and each two of them, with room for more behind. */
function crossed(features: Uint32Array, into: Uint16Array): number {
  let end = 0;
  for (const feature of features) into[end++] = folded(feature);
  for (let at = 0; at < features.length; at += 1)
    for (let other = at + 1; other < features.length; other += 1)
      into[end++] = folded(both(features[at] as number, features[other] as number));
  return end;
}

const CROSSED = (SHAPE * (SHAPE + 1)) / 2;

const shapes: Features = (world, question) => {
  const of = shape(world, question);
  const found = new Uint16Array(CROSSED);
  return (event, place) => {
    crossed(of(event, place), found);
    return found;
  };
};

/** (b) again, with the words of the question, names and numbers aside. */
const shapesByWords: Features = (world, question) => {
  const of = shape(world, question);
  const names = new Set([...world.namesIn(question.text)].map((name) => name.toLowerCase()));
  const words = wordsOf(question.text).filter((word) => !names.has(word) && !/\d/.test(word));
  const asked = words.map((word) => checksum(`asked ${word}`));
  const found = new Uint16Array(CROSSED + asked.length * SHAPE);
  return (event, place) => {
    const features = of(event, place);
    let end = crossed(features, found);
    for (const word of asked) for (const one of features) found[end++] = folded(both(word, one));
    return found;
  };
};

/** The classifiers that must find next to nothing. */
export const CLASSIFIERS: readonly { readonly id: string; readonly text: string; readonly features: Features }[] = [
  { id: 'bag', text: 'words of the event, without the question', features: bag },
  { id: 'shapes', text: 'position, length, role, kind, workspace, names', features: shapes },
  { id: 'shapes-by-words', text: 'the same, with the words of the question', features: shapesByWords },
];
