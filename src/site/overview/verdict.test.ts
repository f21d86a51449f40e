import { describe, expect, it } from 'vitest';
import { described, metricOf } from '../../../test/support/described.ts';
import { receiptOf } from '../../../test/support/receipt.ts';
import { resultsMaker } from '../../analysis/results.ts';
import type { Entry } from '../../evidence/entry.ts';
import { boards } from '../board/board.ts';
import type { ShownBundle, ShownEntry } from '../board/entries.ts';
import { overviewView } from './overview-page.ts';
import { systemsOf } from './table-view.ts';

const TASKS = 60;
const metric = metricOf('right', { label: 'Right' });
const family = (id: string, label: string) => ({
  ...{ id, label },
  mechanism: { shows: 's', lacks: 'l', without: { system: 'x', reaches: 0 }, having: { system: 'y', reaches: 1 } },
});
const describedAs = (id: string) =>
  described({
    ...{ id, title: id.toUpperCase(), metrics: [metric], headline: 'right' },
    families: [
      family('find', 'Find'),
      { ...family('update', 'Update'), ...(id === 'empty' && { emptyReply: true as const }) },
    ],
  });
const ownSystems = [
  { name: 'all', kind: 'control', readsLabels: false, questionBlind: true, summary: 'Returns all.' },
  { name: 'simple', kind: 'reference', readsLabels: false, summary: 'Searches by words.' },
];
const resultsOf = resultsMaker();

interface Given {
  /** By suite, how many of its first tasks the system passes. */
  readonly [suite: string]: number;
}

function shown(
  slug: string,
  passes: Given,
  given: Partial<Entry> & { readonly part?: number; readonly gateway?: boolean } = {},
): ShownEntry {
  const { part, gateway, ...more } = given;
  const kind = more.kind ?? 'system';
  const bundles = Object.entries(passes).map(([suite, passed]) => {
    const value = passed / TASKS;
    const find = Math.min(1, passed / (TASKS / 2));
    const update = Math.max(0, passed - TASKS / 2) / (TASKS / 2);
    return {
      suite: { description: describedAs(suite), ownSystems },
      manifest: {
        adapter: {
          spec:
            ({ control: 'ref:all', reference: 'ref:simple' } as Partial<Record<Entry['kind'], string>>)[kind] ??
            'dir:x',
        },
        dates: { finished: '2026-01-05T00:00:00.000Z' },
        ...(gateway && { gateway: { settings: { model: 'small' } } }),
      },
      scorecard: {
        ...{ suite: { id: suite, version: '1' }, dataset: { id: 'd', sha256: 'd', tasks: TASKS, official: true } },
        ...{
          system: { name: slug, version: '1', reads_labels: false },
          validity: { state: 'valid', rules: [], controls: [] },
        },
        overall: { n: TASKS, metrics: { right: { value, n: part ?? TASKS, ci95: [value, value] } } },
        families: {
          find: { metrics: { right: { value: find, n: 30 } } },
          update: { metrics: { right: { value: update, n: 30 } } },
        },
      },
      results: resultsOf(
        Array.from({ length: TASKS }, (_, i) => ({
          ...{ id: `t${i}`, family: i < 30 ? 'find' : 'update', cluster: `c${i}`, slices: {}, failure_modes: [] },
          ...{ verdict: i < passed ? ('passed' as const) : ('failed' as const), values: { right: Number(i < passed) } },
        })) as never,
      ),
      timing: { latency_ms: { query: { p50: passed }, observe: { p50: passed / 2 } } },
      tier: 'own',
      runs: [{}],
    } as unknown as ShownBundle;
  });
  const entry = { slug, name: slug, version: '1', licence: 'MIT', kind, network: false, ...more } as Entry;
  return { entry, bundles, dispute: undefined };
}

const ALL = shown('all', { a: 0, b: 20 }, { kind: 'control' });
const view = (...entries: ShownEntry[]) =>
  overviewView({
    entries,
    boards: boards(entries, ['b', 'a'], { ranksClaims: false }),
    asOf: undefined,
    repository: 'ada/board',
  });
const textOf = (pieces: readonly { readonly text: string }[]) => pieces.map(({ text }) => text).join('');
const tiersIn = ({ groups }: ReturnType<typeof view>) =>
  groups.map(
    ({ label, rows }) =>
      `${label}: ${rows
        .flatMap(systemsOf)
        .map(({ name }) => name)
        .join(' ')}`,
  );
/** On b all of them have the results of the control. */
const THREE = [shown('top', { a: 58, b: 20 }), shown('mid', { a: 36, b: 20 }), shown('low', { a: 18, b: 20 })];

describe('overviewView: tiers and answers', () => {
  it('puts systems into tiers by the suites that distinguish them', () => {
    const made = view(...THREE, ALL);
    expect(made.columns.map(({ suite }) => suite)).toEqual(['a']);
    expect(made.roles.map(({ title, role }) => `${title}: ${role}`)).toEqual([
      'B: has no two systems with different results',
    ]);
    const [others] = made.folded;
    expect([others?.label, others?.suites, others?.rows.map(({ name }) => name)]).toEqual([
      'Systems on the other suites',
      [{ title: 'B', cheat: '33.3%' }],
      ['top', 'mid', 'low'],
    ]);
    expect(tiersIn(made)).toEqual(['Tier 1: top', 'Tier 2: mid', 'Tier 3: low']);
    expect(made.groups.map(({ note }) => note)).toEqual([
      'no system is ahead of it on A',
      'top (tier 1) is ahead of it',
      'mid (tier 2) is ahead of it',
    ]);
    expect(made.title).toBe('top is ahead of the 2 other systems');
    const disputed = { ...(THREE[0] as ShownEntry), dispute: receiptOf({ event: 'disputed' }) };
    expect(view(disputed, ...THREE.slice(1), ALL).title).toBe('top (disputed) is ahead of the 2 other systems');
    const sure = made.answers.find(({ heading }) => heading === 'How sure this is');
    expect(sure?.sentences.map(textOf)).toContain(
      'On B all 3 systems pass the same tasks as the control all (“Returns all”).',
    );
    expect(made.rule).toBe(
      'A suite orders the table if at least 25% of the pairs of systems differ significantly; systems with the same score in every task count once. A system has a rank on a suite only if it is significantly better than the suite’s best control that reads neither the question nor the labels. In this count a system without a rank does not differ from any other, because it is not compared with them.',
    );
  });

  it('says that a control that never reads the question is significantly better than systems of a suite without an order', () => {
    const sure = (passed: number) =>
      view(...THREE, shown('all', { a: 0, b: passed }, { kind: 'control' }))
        .answers.find(({ heading }) => heading === 'How sure this is')
        ?.sentences.map(textOf);
    expect(sure(55)).toContain(
      'On B the control all (“Returns all”), 91.7%, is significantly better than 3 of the 3 systems (33.3%).',
    );
    expect(sure(21)?.filter((one) => one.startsWith('On B'))).toEqual([]);
  });

  it('explains what the suites ask, in what they count, and controls of one name that differ', () => {
    const made = view(...THREE, ALL);
    expect(made.asks).toEqual([
      { title: 'A', text: 'It measures.' },
      { title: 'B', text: 'It measures.' },
    ]);
    expect(made.floors).toBe('all on A');
    expect(made.folded[0]?.rows.map(({ own }) => own)).toEqual([false, false, false]);
    const own = shown('house', { a: 60, b: 20 }, { homepage: 'https://github.com/ada/board' });
    expect(view(own, ...THREE.slice(1), ALL).folded[0]?.rows.map(({ own: its }) => its)).toEqual([true, false, false]);
    const systems = [shown('top', { a: 58, b: 58 }), shown('mid', { a: 36, b: 36 }), shown('low', { a: 18, b: 18 })];
    const none = shown('none', { b: 0 }, { kind: 'control' });
    const readers = shown('all', { a: 0, b: 5 }, { kind: 'control' });
    const [, onB] = readers.bundles;
    const reading = ownSystems.map(({ questionBlind: _, ...one }) => one);
    Object.assign(onB as object, { suite: { ...onB?.suite, ownSystems: reading } });
    expect(view(...systems, readers, none).floors).toBe(
      'none on B and all on A. Controls of the same name can differ: all on B reads the question',
    );
  });

  it('counts the systems that beat the best cheat, and no pairs, if there is only one', () => {
    const alone = shown('top', { a: 58, b: 58 });
    const made = view(alone, shown('mid', { a: 36, b: 20 }), shown('low', { a: 18, b: 20 }), ALL);
    expect(made.roles.map(({ title, role }) => `${title}: ${role}`)).toContain(
      'B: does not order the table: 1 of 3 systems is better than the best control that reads neither the question nor the labels',
    );
  });

  it('says of a suite that all its runs are of an earlier version', () => {
    const entries = [shown('top', { a: 58, b: 58 }), shown('low', { a: 18, b: 18 })];
    for (const { suite } of entries.flatMap(({ bundles }) => bundles.slice(1)))
      Object.assign(suite, { description: { ...suite.description, version: '2' } });
    expect(view(...entries).roles.map(({ title, role }) => `${title}: ${role}`)).toEqual([
      'B: has only runs of an earlier version',
    ]);
  });

  it('shows the mechanisms of a suite as columns, with the bounds of each', () => {
    const made = view(...THREE, ALL, shown('simple', { a: 40 }, { kind: 'reference' }));
    expect(made.columns.map(({ families }) => families.map(({ label }) => label))).toEqual([['Find', 'Update']]);
    const [top] = made.groups[0]?.rows ?? [];
    expect(top?.scores[0]?.families.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Find 100%',
      'Update 93%',
    ]);
    expect(top?.scores[0]?.families.map(({ able }) => able)).toEqual([true, true]);
    expect(top?.weak).toBe('');
    const low = made.groups.at(-1)?.rows[0];
    expect(low?.scores[0]?.families.map(({ value, able }) => [value, able])).toEqual([
      ['60%', true],
      ['0%', false],
    ]);
    expect(low?.weak).toBe('does not beat the best cheat in 1 of 2 mechanisms of A');
    const [cheat, reference] = made.bounds.map(({ cells }) => cells[0]);
    expect([cheat?.whole?.value, cheat?.families.map(({ value }) => value)]).toEqual(['0.0%', ['0%', '0%']]);
    expect(cheat?.families.map(({ name }) => name)).toEqual(['', '']);
    expect([reference?.whole?.name, reference?.families.map(({ value }) => value)]).toEqual([
      'simple',
      ['100%', '33%'],
    ]);
  });

  it('counts no mechanisms that a partial run does not do: it decides none', () => {
    const few = shown('few', { a: 1 });
    for (const { scorecard } of few.bundles) Object.assign(scorecard.validity, { state: 'partial' });
    const rows = view(...THREE, few, ALL).groups.flatMap((group) => group.rows);
    expect(rows.find(({ name }) => name === 'few')?.weak).toBe('');
  });

  it('names the best reference of a mechanism, if that of the suite does not reach it', () => {
    const late = shown('late', { a: 20 }, { kind: 'reference' });
    for (const { scorecard } of late.bundles)
      Object.assign(scorecard.families, { update: { metrics: { right: { value: 0.5, n: 30 } } } });
    const [, reference] = view(...THREE, ALL, shown('simple', { a: 40 }, { kind: 'reference' }), late).bounds;
    expect(reference?.cells[0]?.families.map(({ value, name }) => [value, name])).toEqual([
      ['100%', ''],
      ['50%', 'late'],
    ]);
  });

  it('answers who is better, what almost no system passes, how sure this is and what it costs', () => {
    const said = Object.fromEntries(
      view(...THREE, ALL).answers.map(({ heading, sentences }) => [heading, sentences.map(textOf)]),
    );
    expect(said).toEqual({
      'Who is better, and at what': ['A: top 96.7%, then mid 60.0%.'],
      'What almost no system passes': ['A, Update: top 93.3%, the others at most 20.0%.'],
      'How sure this is': [
        'Pairs of systems that differ significantly: 3 of 3 on A. Systems with the same score in every task count once.',
        'These counts are about new tasks with the same wording, and about these weights, metrics and adapters.',
        'Two systems can differ although their intervals overlap, because they are compared task by task.',
        'On B all 3 systems pass the same tasks as the control all (“Returns all”).',
        'The board’s maintainers wrote all adapters.',
      ],
      'What it costs': [
        'The median time of a query on A is 18.0 ms (low) to 58.0 ms (top); that of a call that stores events is 9.00 ms (low) to 29.0 ms (top).',
        'The runs do not describe their machines, so times may not be comparable.',
        'No system here calls a language model.',
      ],
    });
  });

  it('says how many results systems return, because their adapters set it', () => {
    const said = (...numbers: (number | undefined)[]) => {
      const entries = THREE.map((one, i) => {
        const top = numbers[i];
        return { ...one, entry: { ...one.entry, ...(top !== undefined && { configuration: { top } }) } };
      });
      const sure = view(...entries, ALL).answers.find(({ heading }) => heading === 'How sure this is');
      return sure?.sentences.map(textOf).filter((sentence) => sentence.includes('results to a question'));
    };
    expect(said()).toEqual([]);
    expect(said(3, 3)).toEqual([
      '2 of the 3 systems return at most 3 results to a question on A, a number that their adapters set. With another number, their figures and their order can differ.',
    ]);
    expect(said(3, 20, 10)).toEqual([
      expect.stringMatching(/^3 of the 3 systems return at most 3 to 20 results to a question on A,/),
    ]);
  });

  it('says on what the times were measured, as far as the runs say it', () => {
    const said = (...processors: (string | undefined)[]) => {
      const entries = THREE.map((one, i) => ({
        ...one,
        bundles: one.bundles.map((bundle) => {
          const processor = processors[i];
          const machine = processor && { machine: { processor, processors: 2, memory_gib: 8 } };
          return { ...bundle, timing: { ...bundle.timing, ...machine } };
        }),
      })) as unknown as ShownEntry[];
      const costs = view(...entries, ALL).answers.find(({ heading }) => heading === 'What it costs');
      return textOf(costs?.sentences[1] ?? []);
    };
    expect(said('Chip 1', 'Chip 1', 'Chip 1')).toBe('All were measured on Chip 1, 2 processors, 8 GiB.');
    expect(said('Chip 1', 'Chip 2', 'Chip 1')).toBe(
      'They were not all measured on one machine: Chip 1, 2 processors, 8 GiB; Chip 2, 2 processors, 8 GiB.',
    );
    expect(said('Chip 1', undefined, 'Chip 1')).toBe(
      'They were not all measured on one machine: Chip 1, 2 processors, 8 GiB; some runs do not describe theirs.',
    );
  });

  it('lists the mechanisms that no system passes before those that all pass hardly, with the highest figure', () => {
    const said = (...entries: ShownEntry[]) =>
      view(...entries, ALL)
        .answers.find(({ heading }) => heading === 'What almost no system passes')
        ?.sentences.map(textOf);
    expect(said(shown('top', { a: 28 }), shown('low', { a: 14 }))).toEqual(['A, 0% for every system: Update.']);
    expect(said(...THREE.slice(1))).toEqual(['A, with the highest figure of all systems: Update 20.0%.']);
    // Another figure does not say why they fail.
    expect(said(shown('top', { empty: 28 }), shown('low', { empty: 14 }))).toEqual([
      'EMPTY, 0% for every system: Update.',
      'Update: the right reply to some questions is empty, so a system that always returns something fails these questions.',
    ]);
  });

  it('says above the title what the board is, and below it which leading system ran without its model', () => {
    const off = { configuration: { model: 'off' } };
    const { about, title, lead } = view(shown('top', { a: 58 }, off), shown('low', { a: 14 }), ALL);
    expect(about).toBe(
      'Which memory systems for AI agents return the right facts, and nothing outdated? 2 systems on 2 benchmark suites',
    );
    expect(title).toBe('top is ahead of the other system');
    expect(textOf(lead)).toBe(
      'On A, top (96.7%) leads; next is low (23.3%), significantly worse. top was run without a language model.',
    );
    expect(view().about).toBe('');
    const house = shown('top', { a: 58 }, { ...off, homepage: 'https://github.com/ada/board' });
    expect(textOf(view(house, shown('low', { a: 14 }), ALL).lead)).toBe(
      'On A, top (96.7%) leads; next is low (23.3%), significantly worse. top is the board’s own; top was run without a language model.',
    );
  });

  it('says by how much the leaders of the first suite lead, for any number of systems', () => {
    const none = shown('all', { a: 0 }, { kind: 'control' });
    const said = (...passes: readonly number[]) =>
      textOf(view(...passes.map((passed, i) => shown(`s${i}`, { a: passed })), none).lead);
    expect([said(), said(40)]).toEqual(['', '']);
    expect(said(40, 40)).toBe('On A, s0 and s1 (66.7%) have the same score in every task.');
    expect(said(40, 38)).toBe('On A, s0 (66.7%) and s1 (63.3%) do not differ significantly (p = 0.50).');
    expect(said(40, 39, 38, 37)).toBe('On A, s0, s1 and 2 more (61.7% to 66.7%) do not differ significantly.');
    expect(said(40, 38, 20)).toBe(
      'On A, s0 (66.7%) and s1 (63.3%) lead and do not differ significantly (p = 0.50); next is s2 (33.3%), significantly worse.',
    );
    expect(said(40, 20, 20)).toBe('On A, s0 (66.7%) leads; next are s1 and s2 (33.3%), significantly worse.');
    // The fourth is significantly worse than the first, but not than the third.
    expect(said(60, 57, 55, 51, 12)).toBe(
      'On A, s0 (100.0%), s1 (95.0%) and s2 (91.7%) lead and do not differ significantly; the first that is significantly worse is s4 (20.0%).',
    );
    const many = Array.from({ length: 40 }, (_, i) => 30 - (i % 4));
    expect(said(...many, 3)).toBe(
      'On A, s0, s12 and 38 more (45.0% to 50.0%) lead and do not differ significantly; next is s40 (5.0%), without a rank.',
    );
  });

  it('says if the first system depends on how a suite counts, by its second metric or by its families', () => {
    const asked = metricOf('asked', { label: 'Questions asked' });
    const led = (top: number, mid: number, find: number, ...suites: string[]) => {
      const passes = (count: number) => Object.fromEntries(['a', ...suites].map((suite) => [suite, count]));
      const entries = [
        shown('top', passes(50)),
        shown('mid', passes(36)),
        shown('all', passes(0), { kind: 'control' }),
      ];
      for (const [i, { bundles }] of entries.entries())
        for (const { suite, scorecard } of bundles) {
          Object.assign(suite, {
            description: { ...suite.description, metrics: [metric, asked], besideHeadline: 'asked' },
          });
          Object.assign(scorecard.overall.metrics, { asked: { value: [top, mid, 0][i], n: TASKS } });
          if (i === 1) Object.assign(scorecard.families, { find: { metrics: { right: { value: find, n: 30 } } } });
        }
      const { lead, answers } = view(...entries);
      expect(answers[0]?.heading).toBe('Who is better, and at what');
      const [order] = answers[0]?.sentences ?? [];
      return [lead, order ?? []].map((text) => textOf(text).replace(/^.*(significantly worse|60\.0%)\./, ''));
    };
    expect(led(0.9, 0.1, 1)).toEqual(['', '']);
    expect(led(0.1, 0.9, 1)).toEqual([' First by questions asked: mid.', ' By questions asked, mid is first (90.0%).']);
    expect(led(0.1, 0.9, 2)).toEqual([
      ' First by questions asked: mid; with each family counted alike: mid.',
      ' By questions asked, mid is first (90.0%); with each family counted alike, mid is first (110.0%).',
    ]);
    // Of a further suite, too.
    expect(led(0.1, 0.9, 1, 'b')[0]).toBe(
      ' First by questions asked: mid. Best on A: top with 83.3%. First on A by questions asked: mid.',
    );
  });

  it('calls a system not significantly behind only by a test against the one that is first', () => {
    const asked = metricOf('asked', { label: 'Questions asked' });
    const said = (...counts: number[]) => {
      const entries = [shown('top', { a: 50 }), shown('mid', { a: 49 }), shown('low', { a: 20 }), ALL];
      for (const [i, { bundles }] of entries.entries())
        for (const { suite, scorecard, results } of bundles) {
          Object.assign(suite, {
            description: { ...suite.description, metrics: [metric, asked], besideHeadline: 'asked' },
          });
          const count = counts[i] ?? 0;
          Object.assign(scorecard.overall.metrics, { asked: { value: count / TASKS, n: TASKS } });
          (results.won as Map<string, Uint8Array>).set(
            'asked',
            Uint8Array.from({ length: TASKS }, (_, at) => Number(at < count)),
          );
        }
      return textOf(view(...entries).answers[0]?.sentences[0] ?? []).replace(/^.*?%\. ?/, '');
    };
    // The last of the leaders has nearly the same as the next system, and the first has more than both.
    expect(said(60, 31, 30)).not.toContain('asked');
    expect(said(31, 31, 30)).toBe('By questions asked, low (50.0%) is not significantly behind the first (51.7%).');
  });

  it('does not call a system without a rank significantly worse, which no test compares with the leader', () => {
    const none = shown('all', { a: 20 }, { kind: 'control' });
    const { lead } = view(shown('top', { a: 58 }), shown('next', { a: 40 }), shown('low', { a: 22 }), none);
    expect(textOf(lead)).toBe('On A, top (96.7%) leads; next is next (66.7%), significantly worse.');
    expect(textOf(view(shown('s', { a: 58 }), shown('t', { a: 57 }), shown('low', { a: 22 }), none).lead)).toBe(
      'On A, s (96.7%) and t (95.0%) lead and do not differ significantly (p = 1.00); next is low (36.7%), without a rank.',
    );
  });

  it('gives a figure that the best of several suites has on each of them once', () => {
    const passes = (passed: number) => ({ a: passed, b: passed, c: passed });
    const none = shown('all', passes(0), { kind: 'control' });
    expect(textOf(view(shown('x', passes(58)), shown('y', passes(20)), none).lead)).toMatch(
      / Best on \w and \w: x with 96\.7% on each\.$/,
    );
  });

  it('says why systems with different values share an end of their intervals', () => {
    expect(view(...THREE, ALL).sharedEnds).toBe('');
    const [top = ALL, close = ALL] = [shown('top', { a: 60 }), shown('close', { a: 58 })];
    for (const { bundles } of [top, close])
      for (const { scorecard } of bundles)
        Object.assign(scorecard.overall.metrics.right ?? {}, { ci95_clustered: [0.774, 1] });
    expect(view(top, close, shown('low', { a: 18 }), ALL).sharedEnds).toBe(
      'On A even the clustered interval of a run with 100.0% begins at 77.4%, so none begins higher.',
    );
  });

  it('says nothing of systems without a rank, which are not compared', () => {
    expect(textOf(view(shown('x', { b: 20 }), shown('y', { b: 21 }), ALL).lead)).toBe('');
  });

  it('names the best system of each suite that orders the table, and the best reference if that is better', () => {
    const { lead } = view(...THREE, ALL, shown('simple', { a: 59 }, { kind: 'reference' }));
    expect(textOf(lead)).toBe(
      'On A, top (96.7%) leads; next is mid (60.0%), significantly worse. The best reference there, by the suite’s authors, has 98.3%.',
    );
  });

  it('names the systems that were run without the model that they can call', () => {
    const off = shown('low', { a: 18, b: 20 }, { configuration: { model: 'off' } });
    const { answers } = view(...THREE.slice(0, 2), off, ALL);
    const costs = answers.find(({ heading }) => heading === 'What it costs');
    expect(costs?.sentences.map(textOf)).toContain(
      'No system here calls a language model; low can, and was run without it.',
    );
  });

  it('says nothing of the best systems if none, or only one, of those without a model is compared', () => {
    const none = shown('all', { a: 0, b: 0 }, { kind: 'control' });
    const model = { gateway: true };
    const modelled = [shown('x', { a: 60, b: 60 }, model), shown('y', { a: 40, b: 40 }, model)];
    const apart = [shown('x', { a: 60 }), shown('y', { a: 40 }), shown('z', { b: 60 }), shown('w', { b: 30 })];
    const one = [...modelled, shown('z', { a: 20, b: 20 })];
    for (const [count, systems] of [
      ...[modelled, apart].map((some) => ['No', some] as const),
      ['Only one', one] as const,
    ]) {
      const { title, lead, answers } = view(...systems, none);
      expect(title).toMatch(new RegExp(`^${count} system without a language model is compared on both [AB] and [AB]$`));
      expect(JSON.stringify([lead, answers])).not.toMatch(/Infinity|: \./);
    }
  });

  it('says which of several leading systems is the best on which suite, with links to the suites', () => {
    const { title, lead, answers } = view(
      ...[shown('one', { a: 58, b: 36 }), shown('two', { a: 36, b: 58 }), shown('copy', { a: 58, b: 36 })],
      ...[shown('low', { a: 18, b: 2 }), shown('all', { a: 0, b: 0 }, { kind: 'control' })],
    );
    expect(title).toBe('No system leads on both A and B');
    expect(textOf(lead)).toBe(
      'On A, copy and one (96.7%) lead with the same score in every task; next is two (60.0%), significantly worse. Best on B: two with 96.7%.',
    );
    const sentences = answers[0]?.sentences ?? [];
    expect(sentences.map(textOf)).toEqual([
      'A: copy and one 96.7%, then two 60.0%.',
      'B: two 96.7%, then copy and one 60.0%.',
      'copy and one have the same score in every task on A and B, though what they return can differ; common to all: no LLM.',
    ]);
    expect(sentences.flat().filter(({ href }) => href !== '')).toEqual(
      ['A', 'B', 'A', 'B'].map((text) => ({ text, href: `suites/${text.toLowerCase()}.html` })),
    );
  });

  it('names the best other system if the board’s own system leads', () => {
    const own = shown('house', { a: 60, b: 20 }, { homepage: 'https://github.com/ada/board' });
    const { lead, answers, groups } = view(own, ...THREE.slice(1), ALL);
    expect(textOf(lead)).toBe(
      'On A, house (100.0%) leads; next is mid (60.0%), significantly worse. house is the board’s own.',
    );
    expect(answers[0]?.sentences.map(textOf).at(-1)).toBe(
      'Without the board’s own systems (house), tier 1 would have mid.',
    );
    const second = shown('yard', { a: 50, b: 20 }, { homepage: 'https://github.com/ada/board' });
    expect(
      view(own, second, ...THREE.slice(1), ALL)
        .answers[0]?.sentences.map(textOf)
        .at(-1),
    ).toBe('Without the board’s own systems (house and yard), tier 1 would have mid.');
    expect(groups[0]?.rows[0]?.own).toBe(true);
  });

  it('gives no tier and no mark to a system that was measured in part or not at all', () => {
    const part = shown('part', { a: 60, b: 20 }, { part: 15 });
    const made = view(...THREE, part, shown('absent', { b: 20 }), ALL);
    expect(tiersIn(made).slice(0, 4)).toEqual([
      'Tier 1: top',
      'Tier 2: mid',
      'Tier 3: low',
      'No tier yet: part absent',
    ]);
    const [one, other] = made.groups[3]?.rows ?? [];
    expect([one?.scores[0]?.mark, one?.scores[0]?.part]).toEqual([null, '15 of 60 tasks']);
    expect(other?.scores[0]?.measured).toBe(false);
    expect(made.title).toBe('top is ahead of the 2 other systems');
  });

  it('lists systems with a language model in tiers of their own', () => {
    const made = view(...THREE, shown('asks', { a: 60, b: 20 }, { gateway: true }), ALL);
    expect(tiersIn(made)).toEqual(['Tier 1: top', 'Tier 2: mid', 'Tier 3: low', 'With a language model: Tier 1: asks']);
    expect(made.groups[3]?.rows[0]?.configuration).toBe('LLM small');
    expect(made.title).toMatch(/^top is ahead/);
  });

  it('ignores suites that do not distinguish systems, and copies of entries', () => {
    const made = view(shown('x', { b: 20 }), shown('y', { b: 20 }), shown('z', { b: 20 }), ALL);
    expect(tiersIn(made)).toEqual(['Systems: x y z']);
    expect(made.title).toBe('No suite distinguishes these 3 systems');
    const copies = Array.from({ length: 20 }, (_, i) => shown(`copy${i}`, { a: 36, b: 20 }));
    const sure = view(...THREE, ...copies, ALL).answers.find(({ heading }) => heading === 'How sure this is');
    expect(textOf(sure?.sentences[0] ?? [])).toBe(
      'Pairs of systems that differ significantly: 3 of 3 on A (23 systems with 3 different results). Systems with the same score in every task count once.',
    );
  });
});
