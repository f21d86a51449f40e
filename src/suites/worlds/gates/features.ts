import { isVisible, type ReadEvent, type ReadWorld } from '../references/read-world.ts';
import type { WorldQuestion } from '../task.ts';
import { wordCount, wordsOf } from '../words.ts';

/** Features are kept by a checksum of this many bits. */
export const BITS = 16;

/** What a classifier sees of an event and a question: each feature by its checksum. */
export type Features = (
  world: ReadWorld,
  question: WorldQuestion,
) => (event: ReadEvent, place: number) => readonly number[];

const checksums = new Map<string, number>();

/** FNV-1a, 32 bits. */
function checksum(feature: string): number {
  const known = checksums.get(feature);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i += 1) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193) >>> 0;
  checksums.set(feature, hash);
  return hash;
}

const both = (one: number, other: number) => Math.imul(one ^ (other >>> 15) ^ (other << 13), 0x9e3779b1) >>> 0;
const folded = (hash: number) => (hash ^ (hash >>> BITS)) & ((1 << BITS) - 1);

/** Words that only one event of a world has say nothing of other worlds. */
const isCommon = ({ index }: ReadWorld, word: string) => index.frequency(word) > 1;

/** (a) The words of an event and their neighbours, whatever is asked. */
const bag: Features = (world) => {
  const known = new Map<ReadEvent, readonly number[]>();
  return (event) => {
    const before = known.get(event);
    if (before !== undefined) return before;
    const words = wordsOf(event.event.text).filter((word) => isCommon(world, word));
    const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
    const found = [...new Set([...words, ...pairs])].map((feature) => folded(checksum(feature)));
    known.set(event, found);
    return found;
  };
};

const rareWords = new WeakMap<ReadEvent, number>();

/** How many of an event's words no other event has. */
function rareIn({ index }: ReadWorld, event: ReadEvent): number {
  const known = rareWords.get(event);
  const found = known ?? index.termsAt(event.place).filter((word) => index.frequency(word) === 1).length;
  rareWords.set(event, found);
  return found;
}

const upTo = (most: number, value: number) => Math.min(most, Math.floor(value));

/** (b) Where an event stands, how long it is, who says it and how much it shares with the names that are asked for. */
function shape(world: ReadWorld, question: WorldQuestion) {
  const asked = world.namesIn(question.text);
  const names = (event: ReadEvent) => [...asked].filter((name) => event.names.has(name)).length;
  const visible = world.events.filter(({ event }) => isVisible(event, question));
  const naming = visible.filter((event) => names(event) > 0);
  const fromLast = new Map(naming.map((event, at) => [event, upTo(4, naming.length - 1 - at)]));
  return (event: ReadEvent, place: number): readonly number[] => {
    const { event: said } = event;
    return [
      `place ${upTo(9, (place * 10) / world.events.length)}`,
      `from the end ${upTo(9, (visible.length - place) / 12)}`,
      `words ${upTo(22, wordCount(said.text))}`,
      `role ${said.role.slice(0, 5)}`,
      `kind ${said.kind}`,
      `workspace ${said.workspace}`,
      `names ${upTo(5, event.names.size)}`,
      `names asked for ${names(event)}`,
      `from the last that names it ${fromLast.get(event) ?? '–'}`,
      `as of ${question.as_of !== undefined}`,
      `digits ${/\d/.test(said.text)}`,
      `rare words ${rareIn(world, event)}`,
      `beginning ${event.prefix !== ''}`,
    ].map(checksum);
  };
}

function crossed(features: readonly number[]): number[] {
  const found = features.map(folded);
  for (const [at, one] of features.entries())
    for (let other = at + 1; other < features.length; other += 1)
      found.push(folded(both(one, features[other] as number)));
  return found;
}

const shapes: Features = (world, question) => {
  const of = shape(world, question);
  return (event, place) => crossed(of(event, place));
};

/** (b) again, with the words of the question, names and numbers aside. */
const shapesByWords: Features = (world, question) => {
  const of = shape(world, question);
  const names = new Set([...world.namesIn(question.text)].map((name) => name.toLowerCase()));
  const words = wordsOf(question.text).filter((word) => !names.has(word) && !/\d/.test(word));
  const asked = words.map((word) => checksum(`asked ${word}`));
  return (event, place) => {
    const features = of(event, place);
    const found = crossed(features);
    for (const word of asked) for (const one of features) found.push(folded(both(word, one)));
    return found;
  };
};

/** The classifiers that must find next to nothing. */
export const CLASSIFIERS: readonly { readonly id: string; readonly text: string; readonly features: Features }[] = [
  { id: 'bag', text: 'words of the event, without the question', features: bag },
  { id: 'shapes', text: 'position, length, role, kind, workspace, names', features: shapes },
  { id: 'shapes-by-words', text: 'the same, with the words of the question', features: shapesByWords },
];
