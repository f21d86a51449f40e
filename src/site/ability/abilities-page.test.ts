import { expect, it } from 'vitest';
import { UNMEASURED } from '../../analysis/results.ts';
import { ABILITIES } from '../../suite/abilities.ts';
import { loadSuite, SUITE_IDS } from '../../suites/catalogue.ts';
import type { Board } from '../board/board.ts';
import { abilitiesView, suitesView } from './abilities-page.ts';

const metric = { id: 'right', label: 'Right', unit: 'fraction', better: 'higher', digits: 1 };
const families = [
  { id: 'change', label: 'Change', ability: 'updates', summary: 'A value changed.' },
  { id: 'other', label: 'Other' },
  { id: 'forget', label: 'Forget', ability: 'forgetting' },
];

const failureModes = [
  { id: 'lost', label: 'Lost' },
  { id: 'wrong', label: 'Wrong' },
];

/** A run of 100 tasks a family, of which so many passed; a family without a number was not measured. */
function row(slug: string, passed: Readonly<Record<string, number>>, kind = 'system', state = 'valid') {
  const figures = Object.entries(passed).map(([family, k]) => [
    family,
    {
      metrics: { right: { value: k / 100, k, n: 100, ci95: [Math.max(0, k / 100 - 0.1), Math.min(1, k / 100 + 0.1)] } },
    },
  ]);
  return {
    entry: { slug, name: slug, kind, homepage: `https://github.com/${slug}/board` },
    bundle: {
      tier: 'own',
      scorecard: { validity: { state }, system: { reads_labels: false }, families: Object.fromEntries(figures) },
      suite: { ownSystems: [] },
      results: resultsOf(passed),
    },
  };
}

/** The first tasks of each family passed. Each task is of its own template. */
function resultsOf(passed: Readonly<Record<string, number>>) {
  const places = families.flatMap(({ id }) => Array.from({ length: 100 }, (_, place) => ({ id, place })));
  const ids = places.map(({ id, place }) => `${id}${place}`);
  const right = Uint8Array.from(places, ({ id, place }) => Number(place < (passed[id] ?? 0)));
  const tasks = { ids, families: places.map(({ id }) => id), clusters: ids };
  return { tasks, passed: right, won: new Map([['right', right]]), shares: new Map(), failures: new Map() };
}

const board = (id: string, ...rows: readonly object[]) =>
  ({
    description: { id, title: id.toUpperCase(), families, metrics: [metric], headline: 'right', failureModes },
    rows,
    ranksClaims: false,
  }) as unknown as Board;

it('abilitiesView puts the families of all suites with one ability side by side, ordered by the first', () => {
  const [updates, ...others] = abilitiesView(
    [
      board('a', row('low', { change: 10 }), row('high', { change: 60 }), row('trick', { change: 20 }, 'control')),
      board('b', row('low', { change: 90 }), row('simple', { change: 50 }, 'reference')),
    ],
    'low/board',
  );
  expect(others).toEqual([]);
  expect(updates).toMatchObject({ id: 'updates', more: 0 });
  expect(updates?.columns.map(({ suite, family, href, asks }) => [suite, family, href, asks])).toEqual([
    ['A', 'Change', 'suites/a.html', 'suites/a.html#measures'],
    ['B', 'Change', 'suites/b.html', 'suites/b.html#measures'],
  ]);
  const rows = updates?.rows.map(({ systems, cells }) => [
    systems[0]?.name,
    ...cells.map(({ value, count, able }) => [value, count, able]),
  ]);
  expect(rows).toEqual([
    ['high', ['60.0%', '60 of 100', true], ['–', '', false]],
    // Without a cheat there is nothing to beat.
    ['low', ['10.0%', '10 of 100', false], ['90.0%', '90 of 100', false]],
  ]);
  expect(
    updates?.rows.map(({ systems, cells }) => [
      systems[0]?.own,
      ...cells.map(({ label, interval }) => `${label} ${interval}`),
    ]),
  ).toEqual([
    [false, 'A: Change [50.0%, 70.0%]', 'B: Change '],
    [true, 'A: Change [0.0%, 20.0%]', 'B: Change [80.0%, 100.0%]'],
  ]);
  expect(updates?.verdict).toBe('Significantly better than the best cheat: high in 1 of 2 (A: Change).');
  expect(
    updates?.bounds.map(({ label, cells }) => [label, ...cells.map(({ name, value, count }) => [name, value, count])]),
  ).toEqual([
    ['Best cheat', ['trick', '20.0%', '20 of 100'], ['', '–', '']],
    ['Best reference', ['', '–', ''], ['simple', '50.0%', '50 of 100']],
  ]);
});

it('abilitiesView leaves out what no system was measured in, runs that are not valid, and all but 20 systems', () => {
  const many = Array.from({ length: 23 }, (_, i) => row(`s${i}`, { forget: i }));
  const made = abilitiesView([board('a', ...many, row('broken', { forget: 99, change: 99 }, 'system', 'invalid'))], '');
  expect(made.map(({ id }) => id)).toEqual(['forgetting']);
  expect([made[0]?.rows.length, made[0]?.rows[0]?.systems[0]?.name, made[0]?.more]).toEqual([20, 's22', 3]);
});

it('abilitiesView leaves out systems that read labels or seem to know the public answers, and rounds mean counts', () => {
  const [known, reader] = [row('known', { forget: 90 }), row('reader', { forget: 90 })];
  Object.assign(known.bundle, { fresh: { flagged: 'it does worse on fresh tasks' } });
  Object.assign(reader.entry, { reads_labels: true });
  const own = row('own', { forget: 53 / 3 });
  const [made] = abilitiesView([board('a', known, reader, own, row('trick', { forget: 1 }, 'control'))], '');
  expect(made?.rows.map(({ systems, cells }) => [systems[0]?.name, cells[0]?.count])).toEqual([['own', '17.7 of 100']]);
  expect(made?.leaders[0]?.best.systems.map(({ name }) => name)).toEqual(['own']);
});

it('systems with the same figures share a row, and each of them counts', () => {
  const alike = ['a', 'b'].map((slug) => row(slug, { forget: 60 }));
  const [made] = abilitiesView(
    [board('a', ...alike, row('other', { forget: 9 }), row('trick', { forget: 5 }, 'control'))],
    '',
  );
  expect(made?.rows.map(({ systems }) => systems.map(({ name }) => name))).toEqual([['a', 'b'], ['other']]);
  expect(made?.verdict).toBe('Significantly better than the best cheat: a and b in 1 of 1.');
});

it('names every system that is shown to beat the best cheat', () => {
  const able = Array.from({ length: 6 }, (_, i) => row(`s${i}`, { forget: 60 + i }));
  const [made] = abilitiesView([board('a', ...able, row('trick', { forget: 5 }, 'control'))], '');
  expect(made?.verdict).toBe('Significantly better than the best cheat: s5, s4, s3, s2, s1 and s0 in 1 of 1.');
});

it('says so if no system is above the best cheat', () => {
  const [made] = abilitiesView([board('a', row('one', { forget: 5 }), row('trick', { forget: 5 }, 'control'))], '');
  expect(made?.verdict).toBe('No system is significantly better than the best cheat in any of these families.');
});

it('says which family tells nothing, and what a cheat has in the tasks of a system that was measured in few', () => {
  const part = row('part', { forget: 3 });
  Object.assign(part.bundle.scorecard.families.forget?.metrics.right ?? {}, { value: 0.6, n: 5 });
  const first = part.bundle.results.tasks.families.indexOf('forget');
  part.bundle.results.won.get('right')?.fill(UNMEASURED, first + 5);
  const others = [row('trick', { forget: 50 }, 'control'), row('simple', { forget: 40 }, 'reference')];
  const [made] = abilitiesView([board('a', part, row('whole', { forget: 50 }), ...others)], '');
  expect(made?.columns.map(({ useless }) => useless)).toEqual(['a cheat does better than the best reference']);
  expect(made?.rows.map(({ systems, cells }) => [systems[0]?.name, cells[0]?.cheat])).toEqual([
    ['part', '100.0%'],
    ['whole', ''],
  ]);
});

it('says why tasks failed below a figure, unless all passed', () => {
  const failing = row('failing', { forget: 97, change: 100 });
  const { ids } = failing.bundle.results.tasks;
  const lost = ['forget97', 'forget98', 'forget99'].map((id) => ids.indexOf(id));
  Object.assign(failing.bundle.results, {
    failures: new Map([
      ['lost', lost],
      ['wrong', lost.slice(1)],
    ]),
  });
  const [changed, forgotten] = abilitiesView([board('a', failing)], '');
  expect(forgotten?.rows[0]?.cells[0]?.modes).toBe('Lost 3, Wrong 2');
  expect(changed?.rows[0]?.cells[0]?.modes).toBe('');
});

it('names the best and the next systems of each family of the first suite, and whether they differ', () => {
  const made = abilitiesView(
    [
      board(
        'a',
        row('second', { change: 70, forget: 20 }),
        row('high', { change: 90, forget: 20 }),
        row('also', { change: 90, forget: 1 }),
        row('low', { change: 10, forget: 0 }),
        row('trick', { change: 20, forget: 20 }, 'control'),
        row('simple', { change: 99 }, 'reference'),
      ),
      board('b', row('high', { change: 1 })),
    ],
    'also/board',
  );
  const [change, forget] = made.map(({ leaders }) => leaders);
  expect(change?.map(({ label }) => label)).toEqual(['A: Change']);
  expect(change?.[0]).toMatchObject({
    able: true,
    ahead: 'significantly better than the next',
    best: {
      value: '90.0%',
      systems: [
        { name: 'high', own: false },
        { name: 'also', own: true },
      ],
      others: 0,
    },
    next: { value: '70.0%', systems: [{ name: 'second' }] },
    bounds: [{ value: '20.0%' }, { value: '99.0%' }],
  });
  // No system beats the cheat, so none is best.
  expect(forget?.[0]).toMatchObject({ able: false, best: { value: '20.0%' }, next: { value: '', systems: [] } });
});

it('says whether the best systems are better than the next ones, and that many pairs of them are not tested', () => {
  const alike = (count: number, change: number) =>
    Array.from({ length: count }, (_, i) => row(`s${change}-${i}`, { change, other: i }));
  const ahead = (best: number, next: number, change = 10) =>
    abilitiesView([board('a', ...alike(best, 90), ...alike(next, change))], '')[0]?.leaders[0]?.ahead;
  expect([ahead(1, 0), ahead(2, 8), ahead(1, 16, 89), ahead(1, 17)]).toEqual([
    '',
    'significantly better than the next',
    'not significantly better than the next',
    'not tested against the next, which are many',
  ]);
});

it('every ability is measured by at least two suites', async () => {
  const suites = await Promise.all(SUITE_IDS.map(loadSuite));
  const measured = (id: string) =>
    suites.filter(({ description }) => description.families.some(({ ability }) => ability === id)).length;
  expect(ABILITIES.filter(({ id }) => measured(id) < 2)).toEqual([]);
  const known = ABILITIES.map(({ id }) => id);
  const named = suites.flatMap(({ description }) => description.families.flatMap(({ ability }) => ability ?? []));
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
});

it('abilitiesView names ten systems with the same figures, and counts the others', () => {
  const same = Array.from({ length: 14 }, (_, i) => row(`same-${i}`, { change: 90 }));
  const [updates] = abilitiesView([board('a', ...same, row('trick', { change: 20 }, 'control'))], 'ada/board');
  expect(updates?.rows.map(({ systems, others }) => [systems.length, others])).toEqual([[10, 4]]);
  expect(updates?.verdict).toMatch(/: same-0, .*same-8 and 5 more in 1 of 1/);
});

it('names the suites that measure no ability, links the rules of failures of the others, and says what a column leaves out', async () => {
  const suites = await Promise.all(SUITE_IDS.map(loadSuite));
  const all = suites.map(({ description }) => ({ ...board(description.id), description })) as readonly Board[];
  const made = suitesView(all);
  expect(made.elsewhere.map(({ title, href, asks }) => `${title} ${href} ${asks}`)).toEqual([
    'Context Decay suites/context-decay.html What does a memory keep of a long conversation in 15% of its words?',
  ]);
  expect(made.suites.map(({ modes }) => modes)).toEqual(
    ['cib', 'writ', 'memtrace', 'worlds'].map((id) => `suites/${id}.html#${id}-failure-modes`),
  );
  const parts = suites.flatMap(({ description: { id, families: of } }) =>
    of.flatMap(({ label, abilityPart }) => (abilityPart === undefined ? [] : [`${id} ${label}, ${abilityPart}`])),
  );
  expect(parts).toEqual(['cib Abstention, the evidence only']);
  const some = { ...board('a', row('s', { change: 10 })) };
  const described = { ...some.description, families: [{ ...families[0], abilityPart: 'half of it' }] };
  const [made1] = abilitiesView([{ ...some, description: described } as unknown as Board], '');
  expect([made1?.columns[0]?.part, made1?.rows[0]?.cells[0]?.label]).toEqual(['half of it', 'A: Change, half of it']);
});

it('no two labels of different meanings are one word: a control is refused, a reply abstained wrongly', async () => {
  const suites = await Promise.all(SUITE_IDS.map(loadSuite));
  const labels = suites.flatMap(({ description }) => description.failureModes.map(({ label }) => label));
  expect(labels).not.toContain('Refused');
  expect(labels).toContain('Abstained wrongly');
  const writ = suites.find(({ description }) => description.id === 'writ')?.description.failureModes ?? [];
  // The mode covers a reply without the abstention that was right, too.
  const missing = writ.find(({ id }) => id === 'missing_memory');
  expect([missing?.label, missing?.rule]).toEqual([
    'Missing answer or abstention',
    expect.stringMatching(/^The paper’s “missing memory”: /),
  ]);
});
