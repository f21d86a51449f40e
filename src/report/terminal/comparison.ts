import { canDiffer, type FamilyComparison, type WinsCompared } from '../../analysis/comparison.ts';
import type { Difference, Paired } from '../../analysis/pairing.ts';
import { taskOfPair } from '../../analysis/units.ts';
import { isSound } from '../../protocol/constants.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { FEWEST_CLUSTERS } from '../../stats/significance.ts';
import { familyName, mainMetric, noHeadlineNote, type SuiteDescription } from '../../suite/description.ts';
import { shellWord } from '../../text/escape.ts';
import { counted, formatP, formatPoints, pointsNumber } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { countsOf, few, pairColumns, partOfTasks } from '../format.ts';
import { idList, type Style, textTable } from './layout.ts';

/** Which of two runs is significantly better; null if neither is. */
interface Decided {
  readonly better: 'a' | 'b' | null;
}

export interface Comparison extends Pick<WinsCompared, 'overall'>, Decided {
  readonly description: SuiteDescription;
  readonly metric: string;
  /** Whether more of the compared metric is better. */
  readonly direction: 'higher' | 'lower';
  /** Whether the counts are of tasks or of pairs. */
  readonly unit: 'task' | 'pair';
  /** The interval of the overall difference. Undefined if all tasks are of one template. */
  readonly ci95?: readonly [lo: number, hi: number] | undefined;
  /** How many of the tasks or pairs of both runs were compared. */
  readonly compared: { readonly count: number; readonly of: number };
  /**
   * Of those that both runs measured: the tasks or pairs that only one passed, and how many of these units and how many tasks each
   * passed. A pass may need more than the compared metric counts.
   */
  readonly passed: Paired['discordant'] & Difference & Decided & { readonly units: Passed; readonly tasks: Passed };
  readonly families: readonly (FamilyComparison & Decided)[];
  /** By every other metric that can be compared; p is the clustered one, corrected over these metrics (Holm). */
  readonly others: readonly (Decided & {
    readonly metric: string;
    readonly direction: 'higher' | 'lower';
    readonly values: Paired['values'];
    readonly delta: number;
    readonly pHolm: number;
  })[];
  readonly a: Scorecard;
  readonly b: Scorecard;
}

/** How many of the units that both runs measured each of them passed. */
interface Passed {
  readonly a: number;
  readonly b: number;
  readonly measured: number;
}

/**
 * Two systems: the paired table by family, then the tasks on which they differ. Two runs of one system differ only by their
 * folders.
 */
export function comparisonText(comparison: Comparison, folders: readonly [a: string, b: string], style: Style): string {
  const { description, metric, unit, a, b, overall, families, better, direction } = comparison;
  const nameA = nameOf(a, 'A');
  const nameB = nameOf(b, 'B');
  const [folderA, folderB] = folders.map((folder) => safeText(folder, 200));
  const described = description.metrics.find(({ id }) => id === metric);
  const label = described?.label ?? metric;
  const note = metric === mainMetric(description).id ? noHeadlineNote(description) : undefined;
  const isWhole = comparison.compared.count === comparison.compared.of;
  const whole = partOfTasks(a) ? `All ${counted(comparison.compared.of, unit)}` : `All ${unit}s`;
  const all = isWhole ? whole : partText(comparison);
  const row = (group: string, pair: Paired, p: number) => [
    group,
    ...countsOf(pair),
    pointsNumber(pair.delta),
    formatP(pair.p),
    formatP(p),
  ];
  const rows = (grouped: boolean) =>
    description.families
      .filter(({ group }) => (group !== undefined) === grouped)
      .flatMap((one) => {
        const found = families.find(({ family }) => family === one.id);
        return found === undefined || !differs(found) ? [] : [row(familyName(one), found, found.pHolm)];
      });
  return [
    style.bold(`${description.title} · ${label}, ${unit} by ${unit}`),
    ...(note === undefined ? [] : [style.dim(note)]),
    `A  ${nameA} · ${folderA}${unsoundText(a)}`,
    `B  ${nameB} · ${folderB}${unsoundText(b)}`,
    '',
    textTable(
      ['family', ...pairColumns(overall), 'A − B, points', 'exact p', 'clustered p'],
      [...rows(false), row(all, overall, overall.pClustered), ...rows(true)],
      style,
    ),
    style.dim(
      `The clustered p decides: ${unit}s of one template count together, and families are corrected by Holm. The exact p ignores templates.`,
    ),
    ...(families.every(differs) ? [] : [style.dim('Families without a difference are left out; --json has them.')]),
    '',
    verdict(better, nameA, nameB, comparison),
    ...(better !== null && a.system.name !== b.system.name ? [OF_ONE_PAIR] : []),
    difference(comparison, direction === 'lower' ? `${label}, where less is better` : label),
    ...(better !== null && isAcross(comparison.ci95) ? [CAUTIOUS] : []),
    ...familiesText(comparison),
    ...(isWhole ? [] : [comparedText(comparison, label)]),
    ...passedText(comparison),
    ...othersText(comparison),
    ...idList(overall.graded ? `More ${label} by A` : `Only A by ${label}`, overall.discordant.onlyA),
    ...idList(overall.graded ? `More ${label} by B` : `Only B by ${label}`, overall.discordant.onlyB),
    ...passedLists(comparison),
    '',
  ].join('\n');
}

/** Which tasks only one of the two passed, unless the compared metric names the same. */
function passedLists({ overall: { discordant }, passed }: Comparison): readonly string[] {
  return (['A', 'B'] as const).flatMap((side) => {
    const ids = passed[`only${side}`];
    const named = new Set(discordant[`only${side}`]);
    return ids.length === named.size && ids.every((id) => named.has(id)) ? [] : idList(`Passed only by ${side}`, ids);
  });
}

function nameOf({ system }: Scorecard, side: string): string {
  return `${safeText(system.name, 100)} ${safeText(system.version, 100)}` || side;
}

/** Why a run says little about its memory; empty for a valid run of all tasks without errors. */
function unsoundText(card: Scorecard): string {
  const {
    validity: { state },
    counts: { errored, tasks },
  } = card;
  const part = partOfTasks(card);
  const errors = errored === 0 ? [] : [`${errored} of ${tasks} tasks errored`];
  const words = [...(part === undefined ? [] : [part]), ...(isSound(state) ? [] : [`the run is ${state}`]), ...errors];
  return words.length === 0 ? '' : ` · ${words.join(', ')}`;
}

const differs = ({ discordant: { onlyA, onlyB } }: Paired) => onlyA.length + onlyB.length > 0;

function verdict(better: 'a' | 'b' | null, a: string, b: string, { unit, overall: { templates } }: Comparison): string {
  if (better === null && !canDiffer(templates))
    return `Too few to decide: the ${unit}s are of ${templates} ${templates === 1 ? 'template' : 'templates'}, and no difference over fewer than ${FEWEST_CLUSTERS} can be significant.`;
  if (better === null) return `No significant difference over these ${unit}s.`;
  return better === 'a' ? `A is significantly better: ${a}.` : `B is significantly better: ${b}.`;
}

/** Left out for two runs of one system: nobody chose them among many systems. */
const OF_ONE_PAIR = 'The clustered p is of the pair alone, not corrected for the number of systems.';

const isAcross = (interval: Comparison['ci95']) => interval !== undefined && interval[0] <= 0 && interval[1] >= 0;

const CAUTIOUS = 'The interval contains 0 because it is wider than the test needs. The test decides.';

/** In which families one of the two is significantly better: that may differ from the verdict over all tasks. */
function familiesText({ description, families }: Comparison): readonly string[] {
  const texts = ledTexts((by) =>
    description.families
      .filter(({ id, group }) => {
        const found = group === undefined ? families.find(({ family }) => family === id) : undefined;
        return found?.better === by;
      })
      .map(({ label }) => label),
  );
  return texts.length === 0 ? [] : [`By family, significantly better: ${texts.join('; ')}.`];
}

/** Such as `A in …`, for each of the two that is better in something. */
function ledTexts(namesOf: (by: 'a' | 'b') => readonly string[]): readonly string[] {
  return (['a', 'b'] as const).flatMap((by) => {
    const names = namesOf(by);
    return names.length === 0 ? [] : [`${by.toUpperCase()} in ${few(names)}`];
  });
}

/** Such as `15 of 150 tasks`. */
const partText = ({ compared: { count, of }, unit }: Comparison) => `${count} of ${counted(of, unit)}`;

function comparedText(comparison: Comparison, label: string): string {
  const { description, metric } = comparison;
  const which = metric === description.headline ? `the others have no value of ${label}` : 'those that both measured';
  return `Compared on ${partText(comparison)}: ${which}.`;
}

/** How many tasks each passed, if not equally many: a pass may need more than the compared metric counts. */
function passedText({ passed: { tasks }, a: { counts } }: Comparison): readonly string[] {
  const of = tasks.measured === counts.tasks ? `${counts.tasks}` : `the ${tasks.measured} that both measured`;
  return tasks.a === tasks.b ? [] : [`Tasks passed: A ${tasks.a}, B ${tasks.b} of ${of}.`];
}

/** By which other metrics one of the two is significantly better, by the names that `--metric` takes. */
function othersText({ others }: Comparison): readonly string[] {
  const texts = ledTexts((by) => others.filter(({ better }) => better === by).map(({ metric }) => metric));
  return texts.length === 0 ? [] : [`By another --metric, significantly better: ${texts.join('; ')}.`];
}

/** The difference in a sentence, with the sign that it has in the table. */
function difference({ overall: { delta }, ci95 }: Comparison, label: string): string {
  const range = ci95 === undefined ? '' : ` (95% interval ${pointsNumber(ci95[0])} to ${pointsNumber(ci95[1])})`;
  if (delta === 0) return `A and B have the same value${range} in ${label}.`;
  return `A − B is ${formatPoints(delta)}${range} in ${label}.`;
}

/** The task to look at next: one that only B got right or passed; otherwise one of A; otherwise the failures of A, such as the new run. */
export function taskToExplain(comparison: Comparison) {
  const {
    overall: { discordant },
    passed,
    unit,
  } = comparison;
  const wins = [discordant.onlyA[0], discordant.onlyB[0]];
  const [more, less] = comparison.direction === 'lower' ? wins.toReversed() : wins;
  const [won, lost] = [more ?? passed.onlyA[0], less ?? passed.onlyB[0]];
  const id = lost ?? won;
  const side: 'a' | 'b' = lost === undefined && won !== undefined ? 'b' : 'a';
  if (id === undefined) return { side, words: [] };
  const [task = '', pair] = unit === 'pair' ? [taskOfPair(id), id.slice(taskOfPair(id).length + 1)] : [id];
  const word = (text: string) => shellWord(safeText(text, 80));
  return { side, words: [`--task ${word(task)}`, ...(pair === undefined ? [] : [`--pair ${word(pair)}`])] };
}
