import { few, formatLatency } from '../../report/format.ts';
import { mainMetric, signOf } from '../../suite/description.ts';
import { formatValue } from '../../text/numbers.ts';
import { type Board, type BoardRow, tokensMetric } from '../board/board.ts';
import { boundsOf } from '../board/bounds.ts';
import { adaptersText, isOfBoard, type ShownEntry } from '../board/entries.ts';
import { machinesText } from '../board/machines.ts';
import { topOn } from '../board/row-text.ts';
import { namedValues, nameOf, rangeText, rowOf, rowsOf } from './board-rows.ts';
import { blindText, identicalText, silentText } from './caveats.ts';
import {
  beats,
  comparedRows,
  type Discrimination,
  leadersOf,
  leadersText,
  otherOrders,
  otherwiseText,
  type Tiers,
  usesModel,
} from './order.ts';
import { weakTexts } from './weak-mechanisms.ts';

/**
 * What the verdict is made from: the compared systems of the class without a model, and how well each suite
 * distinguishes them.
 */
export interface VerdictInput {
  readonly systems: readonly ShownEntry[];
  readonly discriminations: readonly Discrimination[];
  readonly tiers: Tiers['tiers'];
  /** The board’s, OWNER/NAME. */
  readonly repository: string;
  /** Whether the board shows claims that it has not run. */
  readonly claims: boolean;
}

/**
 * The main statements about a board, computed from its data. Each is a sentence or more; empty ones are left out. Only the lead stands
 * before the table, so it is short: who leads, with which figures, and what the leaders are.
 */
export function verdictView(input: VerdictInput) {
  const { systems, discriminations, tiers, repository } = input;
  const ordering = discriminations.filter(({ orders }) => orders);
  const orderingBoards = ordering.map(({ board }) => board);
  const allBoards = discriminations.map(({ board }) => board);
  const answers = [
    {
      heading: 'Who is better, and at what',
      sentences: [
        ...orderingBoards.map((board) =>
          [orderText(board, systems), otherwiseText(board, systems)].filter(Boolean).join(' '),
        ),
        identicalText(orderingBoards, tiers[0] ?? []),
        withoutOwnText(input),
      ],
    },
    { heading: 'What almost no system passes', sentences: weakTexts(orderingBoards, systems) },
    {
      heading: 'How sure this is',
      sentences: [
        ...sureText(discriminations),
        ...discriminations.flatMap((one) => [blindText(one, systems), silentText(one, systems)]),
        chosenText(orderingBoards[0] ?? allBoards[0], systems),
        adaptersText(systems),
      ],
    },
    { heading: 'What it costs', sentences: costText(orderingBoards[0] ?? allBoards[0], systems) },
  ];
  return {
    title: titleText(input, orderingBoards),
    lead: [
      ...allBoards
        .map((board) => leadersText(board, systems))
        .filter(Boolean)
        .slice(0, 1),
      bestText(orderingBoards.slice(1), systems),
      whatLeadsText(tiers, repository),
    ]
      .filter(Boolean)
      .join(' '),
    answers: answers
      .map(({ heading, sentences }) => ({ heading, sentences: sentences.filter(Boolean) }))
      .filter(({ sentences }) => sentences.length > 0),
  };
}

/** Also in the place of the first row. */
export const noSystemText = (claims: boolean): string =>
  claims ? 'This board has run no system yet' : 'There are no systems yet';

function titleText({ systems, tiers: [first = []], claims }: VerdictInput, ordering: readonly Board[]): string {
  // The systems that use a model, or that did not run on each of these suites, are not among them.
  if (systems.length < 2 && ordering.length > 0)
    return `${systems.length === 0 ? 'No' : 'Only one'} system without a language model is compared on ${allOf(ordering)}`;
  if (systems.length === 0) return noSystemText(claims);
  if (first.length === 0)
    return systems.length === 1
      ? 'There is one system, and none to compare it with'
      : `No suite distinguishes these ${systems.length} systems`;
  if (first.length === systems.length) return 'None of these systems is ahead of another';
  return first.length === 1
    ? `${few(first.map(nameOf))} is ahead of the ${systems.length === 2 ? 'other system' : `${systems.length - 1} other systems`}`
    : leadsTitle(systems, ordering);
}

const allOf = (ordering: readonly Board[]): string =>
  `${['', '', 'both '][ordering.length] ?? 'all of '}${few(ordering.map(({ description }) => description.title))}`;

/** Which systems lead on every suite, or that none does: which one leads where is said below the title. */
function leadsTitle(systems: readonly ShownEntry[], ordering: readonly Board[]): string {
  const leaders = ordering.map((board) => leadersOf(comparedRows(board, systems)).map(({ entry }) => entry));
  const everywhere = leaders[0]?.filter((entry) => leaders.every((some) => some.includes(entry))) ?? [];
  if (everywhere.length === 0) return `No system leads on ${allOf(ordering)}`;
  const names = few(
    everywhere.flatMap(({ slug }) => systems.filter(({ entry }) => entry.slug === slug).map(nameOf)),
    4,
  );
  return everywhere.length === 1 ? `${names} leads` : `${names} share the lead`;
}

/**
 * The systems with the best figure of each suite that orders the table, those that are first by another way to count, and the best
 * reference where it is better.
 */
function bestText(ordering: readonly Board[], systems: readonly ShownEntry[]): string {
  const parts = new Map<string, { readonly titles: string[]; readonly figures: string[]; readonly more: string[] }>();
  for (const board of ordering) {
    const metric = mainMetric(board.description);
    const measured = rowsOf(board, systems).flatMap(({ entry, dispute, estimate }) =>
      estimate === undefined ? [] : [{ entry, dispute, value: signOf(metric) * estimate.value }],
    );
    if (measured.length < 2) continue;
    const best = Math.max(...measured.map(({ value }) => value));
    const names = few(measured.filter(({ value }) => value === best).map(nameOf), 4);
    const { reference } = boundsOf(board);
    const isBetter = reference !== undefined && signOf(metric) * reference.value > best;
    const { title } = board.description;
    const part = parts.get(names) ?? { titles: [], figures: [], more: [] };
    parts.set(names, part);
    part.titles.push(title);
    part.figures.push(formatValue(metric, signOf(metric) * best));
    part.more.push(
      ...otherOrders(board, systems).flatMap(({ by, first }) =>
        first === undefined ? [] : [`First on ${title} ${by}: ${first}.`],
      ),
      ...(isBetter ? [`The best reference on ${title} has ${formatValue(metric, reference.value)}.`] : []),
    );
  }
  const eachOf = (figures: readonly string[]) =>
    figures.length > 1 && new Set(figures).size === 1 ? `${figures[0]} on each` : few(figures);
  return [...parts]
    .flatMap(([names, { titles, figures, more }]) => [
      `Best on ${few(titles)}: ${names} with ${eachOf(figures)}.`,
      ...more,
    ])
    .join(' ');
}

/**
 * Which leading systems are the board's own, and which could use a model and were run without it: those must not be taken for the
 * product as people use it.
 */
function whatLeadsText([first = []]: Tiers['tiers'], repository: string): string {
  const named = (systems: readonly ShownEntry[], one: string, more: string) =>
    systems.length === 0 ? [] : [`${few(systems.map(nameOf), 4)} ${systems.length === 1 ? one : more}`];
  const parts = [
    ...named(ownIn(first, repository), 'is the board’s own', 'are the board’s own'),
    ...named(
      first.filter(({ entry }) => entry.configuration?.model === 'off'),
      'was run without a language model',
      'were run without a language model',
    ),
  ];
  return parts.length === 0 ? '' : `${parts.join('; ')}.`;
}

const ownIn = (systems: readonly ShownEntry[], repository: string) =>
  systems.filter((one) => isOfBoard(one, repository));

/** The board's own systems compete, so the page names the best of the others. */
function withoutOwnText({ systems, discriminations, tiers: [first = []], repository }: VerdictInput): string {
  const own = ownIn(systems, repository);
  const others = systems.filter((one) => !own.includes(one));
  if (ownIn(first, repository).length === 0 || others.length === 0) return '';
  const boards = discriminations.filter(({ orders }) => orders).map(({ board }) => board);
  const ahead = (a: ShownEntry, b: ShownEntry) => boards.some((board) => beats(rowOf(board, a), rowOf(board, b)));
  const best = others.filter((one) => !others.some((other) => ahead(other, one) && !ahead(one, other)));
  return `Without the board’s own systems (${few(own.map(nameOf), 4)}), tier 1 would have ${few(best.map(nameOf), 6)}.`;
}

/** The systems of a board by value, in steps that the test distinguishes. */
function stepsOf(board: Board, systems: readonly ShownEntry[]): readonly (readonly BoardRow[])[] {
  const steps: BoardRow[][] = [];
  for (const row of comparedRows(board, systems)) {
    const last = steps.at(-1);
    if (last === undefined || last.every((one) => beats(one, row))) steps.push([row]);
    else last.push(row);
  }
  return steps;
}

/** The best steps: `a 98.0%, then b and c 75.0% to 76.0%`. */
function orderText(board: Board, systems: readonly ShownEntry[]): string {
  const metric = mainMetric(board.description);
  const steps = stepsOf(board, systems);
  const texts = steps.slice(0, MOST_STEPS).map((step) => {
    return `${few(step.map(nameOf), 3)} ${rangeText(metric, step)}`;
  });
  return steps.length === 0 ? '' : `${board.description.title}: ${texts.join(', then ')}.`;
}

const MOST_STEPS = 2;

function sureText(discriminations: readonly Discrimination[]): readonly string[] {
  // If only one system has a rank, none of the others is compared with it.
  const ranked = discriminations.filter(({ board, pairs }) => {
    const ranks = board.rows.filter(({ rank }) => rank !== undefined).length;
    return board.description.headline !== undefined && pairs > 0 && ranks > 1;
  });
  if (ranked.length === 0) return [];
  const counts = ranked.map(({ board, pairs, apart }) => {
    const groups = board.rows.flatMap(({ group }) => group ?? []);
    const different = new Set(groups).size;
    const of = different === groups.length ? '' : ` (${groups.length} systems with ${different} different results)`;
    return `${apart} of ${pairs} on ${board.description.title}${of}`;
  });
  return [
    `Pairs of systems that differ significantly: ${few(counts, 6)}. Systems with the same score in every task count once.`,
    'These counts are about new tasks with the same wording, and about these weights, metrics and adapters.',
    'Two systems can differ although their intervals overlap, because they are compared task by task.',
  ];
}

function costText(board: Board | undefined, systems: readonly ShownEntry[]): readonly string[] {
  if (board === undefined) return [];
  const rows = rowsOf(board, systems);
  const ranged = (figureOf: (row: BoardRow) => number | undefined, print: (value: number) => string) => {
    const sorted = namedValues(rows, figureOf).sort((a, b) => a.value - b.value);
    const [least, most] = [sorted[0], sorted.at(-1)];
    if (least === undefined || most === undefined) return '';
    if (print(least.value) === print(most.value)) return print(least.value);
    return `${print(least.value)} (${least.name}) to ${print(most.value)} (${most.name})`;
  };
  const time = ranged(({ bundle }) => bundle.timing.latency_ms.query?.p50, formatLatency);
  const storing = ranged(({ bundle }) => bundle.timing.latency_ms.observe?.p50, formatLatency);
  const tokens = tokensMetric(board.description);
  const words =
    tokens &&
    ranged(
      ({ bundle }) => bundle.scorecard.overall.metrics[tokens.id]?.value,
      (value) => formatValue({ ...tokens, digits: 0 }, value),
    );
  return [
    ...(time
      ? [
          `The median time of a query on ${board.description.title} is ${time}${storing ? `; that of a call that stores ${[board.description.eventsPerCall ?? [], 'events'].flat().join(' ')} is ${storing}` : ''}.`,
        ]
      : []),
    ...(time ? [machinesText(rowsOf(board, systems))] : []),
    ...(words ? [`${tokens.label} on ${board.description.title}: ${words}.`] : []),
    modelText(systems),
  ];
}

/** How many of the systems call a language model, and which of them can and did not. */
function modelText(systems: readonly ShownEntry[]): string {
  if (systems.length === 0) return '';
  const models = systems.filter(usesModel).length;
  const off = systems.filter(({ entry }) => entry.configuration?.model === 'off').map(nameOf);
  const calling =
    models === 0 ? 'No system here calls a language model' : `${models} of ${systems.length} call a language model`;
  if (off.length === 0) return `${calling}.`;
  return `${calling}; ${few(off, 4)} can, and ${off.length === 1 ? 'was' : 'were'} run without it.`;
}

/** How many results a system returns decides a part of its figures, and somebody chose it. */
function chosenText(board: Board | undefined, systems: readonly ShownEntry[]): string {
  if (board === undefined) return '';
  const { id, title } = board.description;
  const most = systems.flatMap(({ entry }) => topOn(entry, id) ?? []).toSorted((a, b) => a - b);
  const [least, greatest] = [most[0], most.at(-1)];
  if (least === undefined || greatest === undefined) return '';
  const number = least === greatest ? `${least}` : `${least} to ${greatest}`;
  return `${most.length} of the ${systems.length} systems return at most ${number} results to a question on ${title}, a number that their adapters set. With another number, their figures and their order can differ.`;
}
