import type { LogEntry } from '../runtime/log.ts';
import { says } from './script.ts';

/** What is true and has nothing to do with anything that is asked. */
const ASIDES = [
  'The kettle in the small kitchen is new.',
  'Parking behind the mill costs nothing after six.',
  'On Thursdays the canteen has lentil soup.',
  'The blinds on the south side are being cleaned.',
  'No more than six people use the lift.',
  'Umbrellas stand in the hall, next to the mirror.',
  'The corner room has a piano that nobody plays.',
  'Somebody left a green scarf on the upper landing.',
  'The printer is out of blue again.',
  'In spring the yard gets a new gate.',
  'At noon the radio plays, though softly.',
  'Old chairs go down to the cellar.',
  'The clock above the stairs is two minutes fast.',
  'A heron has been seen at the pond.',
  'The bakery opposite opens at half past six.',
  'Bicycles may stand under the low roof.',
  'The carpet on the first floor was beaten yesterday.',
  'Two lamps in the corridor flicker in the evening.',
];

/** So many asides, from one of them on and round again. */
export function asides(count: number, from = 0): readonly LogEntry[] {
  return Array.from({ length: count }, (_, i) => says(ASIDES[(from + i) % ASIDES.length] as string));
}
