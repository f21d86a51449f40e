import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { examples, modelled, systems } from '../scripts/own-entries.ts';
import type { Participant } from '../src/board/participants.ts';
import type { Manifest } from '../src/evidence/manifest.ts';
import type { Estimate, Scorecard } from '../src/protocol/scorecard.ts';

const bundleOf = (slug: string, suite: string) => `leaderboard/entries/${slug}/${suite}`;
const manifestOf = (bundle: string) => JSON.parse(readFileSync(`${bundle}/manifest.json`, 'utf8')) as Manifest;
const scorecardOf = (bundle: string) => JSON.parse(readFileSync(`${bundle}/scorecard.json`, 'utf8')) as Scorecard;

const folderOf = ({ adapter }: Participant) => adapter.slice('dir:'.length);

const slugs = systems.map(({ slug }) => slug);
const runs = [...examples, ...systems].flatMap(({ slug, suites }) => suites.map((suite) => ({ slug, suite })));
const described = [...examples, ...systems].filter((one) => existsSync(`${folderOf(one)}/README.md`));

it.each(runs)('$slug has a valid run of $suite, from a container', ({ slug, suite }) => {
  const { validity } = scorecardOf(bundleOf(slug, suite));
  const { image, engine, split, selection } = manifestOf(bundleOf(slug, suite));
  expect(validity.state).toBe('valid');
  expect({ split, limit: selection.limit }).toEqual({ split: 'public', limit: null });
  expect(image?.id).toMatch(/^sha256:/);
  expect(engine?.name).toBe('docker');
});

it('the board has an entry for every example system without a model, and no other example', () => {
  const folders = readdirSync('examples/adapters', { withFileTypes: true }).filter(
    (one) => one.isDirectory() && existsSync(`examples/adapters/${one.name}/Dockerfile`),
  );
  const others = ['go', ...examples.map((one) => basename(folderOf(one))), ...modelled];
  expect(folders.map(({ name }) => name).filter((name) => !others.includes(name))).toEqual([...slugs].sort());
});

it('the systems that this project wrote, and no others, name its repository as their homepage', () => {
  const { homepage } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly homepage: string };
  const own = slugs.filter((slug) => {
    const entry = JSON.parse(readFileSync(`leaderboard/entries/${slug}/entry.json`, 'utf8'));
    return entry.homepage === homepage.replace('#readme', '');
  });
  expect(own.sort()).toEqual(['minilm', 'minilm-bm25', 'scoped']);
});

// Docker copies no file from outside of a build context, so each folder needs its own copy.
it('all example systems with sentence embeddings make them with the same file', () => {
  const copies = described.map((one) => `${folderOf(one)}/embed.py`).filter((path) => existsSync(path));
  expect(copies.length).toBeGreaterThan(2);
  expect(new Set(copies.map((path) => readFileSync(path, 'utf8'))).size).toBe(1);
});

/** The figures of all groups in all scorecards, as a page prints them. */
function printed({ slug, suites }: Participant): readonly string[] {
  const figures = new Set<string>();
  const add = (metrics: Readonly<Record<string, Estimate>>) => {
    for (const { value } of Object.values(metrics)) {
      for (const digits of [0, 1]) {
        figures.add(`${(100 * value).toFixed(digits)}%`);
        figures.add(`${(100 - 100 * value).toFixed(digits)}%`);
      }
    }
  };
  for (const suite of suites) {
    const { overall, families, arms = {}, slices = {} } = scorecardOf(bundleOf(slug, suite));
    for (const group of [overall, ...Object.values(families), ...Object.values(arms)]) add(group.metrics);
    for (const groups of Object.values(slices)) for (const { metrics } of Object.values(groups)) add(metrics);
  }
  return [...figures];
}

it.each(described)('the README of $slug names only figures of its scorecards', (participant) => {
  const page = readFileSync(`${folderOf(participant)}/README.md`, 'utf8');
  const said =
    /## What it is good and bad at\n\n([\s\S]*?)(?=\n\n## |$)/.exec(page)?.[1]?.replace(/\s+/g, ' ').trim() ?? '';
  const sentences = said.match(/[.!?](?= [A-Z]|$)/g)?.length;
  expect(sentences).toBeGreaterThanOrEqual(2);
  expect(sentences).toBeLessThanOrEqual(4);
  // Some sentences compare it with another system.
  const known = new Set(described.flatMap(printed));
  const figures = said.match(/\d+(?:\.\d)?%/g) ?? [];
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter((figure) => !known.has(figure))).toEqual([]);
});
