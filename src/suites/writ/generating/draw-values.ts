import type { Random } from '../../shared/random.ts';
import { VALUES } from '../wording/built-in.ts';
import type { Pool } from '../wording/schema.ts';
import { monthName } from './calendar.ts';

/** Different values of one kind. */
export function drawValues(random: Random, pool: Pool, count: number): string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) drawn.add(drawValue(random, pool));
  return [...drawn];
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function drawValue(random: Random, pool: Pool): string {
  switch (pool) {
    case 'number':
      // Larger than every year in a date.
      return String(2_200 + random.below(7_700));
    case 'date':
      // In the reverse order of the dates in sentences.
      return `${monthName(1 + random.below(12))} ${1 + random.below(28)}`;
    case 'sum':
      return `${4 + random.below(30)},${10 + random.below(90)}0 euros`;
    case 'slot':
      return `${random.pick(DAYS)} ${8 + random.below(12)}:${random.pick(['15', '30', '45'])}`;
    case 'room':
      return `${random.pick(['B', 'C', 'D', 'E', 'F'])}${110 + random.below(690)}`;
    default:
      return random.pick(VALUES[pool]);
  }
}
