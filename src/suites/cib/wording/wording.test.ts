import { describe, expect, it } from 'vitest';
import { fill } from '../../shared/fill.ts';
import { overlap, words } from '../../shared/words.ts';
import { NOISE_OVERLAP } from '../generating/noise.ts';
import { wordingBank } from '../wording-bank.ts';
import {
  ABSTAINING,
  ACTIONS,
  BUILT_IN,
  CAUSES,
  DOMAINS,
  NOISE,
  OPTION_SETS,
  PAIR_SETS,
  PROJECTS,
  TOPICS,
  UNKNOWN,
} from './built-in.ts';

/** Words for slots that occur nowhere else, so that no option shares a word with a statement. */
const SLOTS = { p: 'juniper', d: 'payroll', v: 'vvv', w: 'www', a: 'aaa', b: 'bbb' };

const { settings, acts, unknowns, updates, documentPairs, dayPairs } = BUILT_IN;

interface Case {
  readonly id: string;
  readonly slots: Readonly<Record<string, string>>;
  readonly questions: readonly string[];
  readonly evidence: readonly string[];
  readonly labels: readonly string[];
}

const CASES: readonly Case[] = [
  ...unknowns.map((topic) => ({
    ...topic,
    slots: { ...SLOTS, thing: topic.thing },
    evidence: [...topic.statements, ...UNKNOWN.flatMap(({ notes }) => notes)],
    labels: topic.options.labels,
  })),
  ...updates.map((topic) => ({
    ...topic,
    slots: SLOTS,
    evidence: [...topic.before, ...topic.after],
    labels: topic.options.labels,
  })),
  ...[...documentPairs, ...dayPairs].map((topic) => ({
    ...topic,
    slots: SLOTS,
    evidence: [...topic.first, ...topic.second],
    labels: topic.options.labels,
  })),
  ...BUILT_IN.causes.map((topic) => ({
    id: topic.id,
    slots: { ...SLOTS, ...topic },
    questions: CAUSES.questions,
    evidence: [...CAUSES.observed, ...CAUSES.findings.flat()],
    labels: CAUSES.labels,
  })),
];

const asked = (topic: Case): string[] => topic.questions.map((question) => fill(question, topic.slots));

describe('the built-in wording of cib', () => {
  it('has the form of a held-out wording, and no problem except that it is public', () => {
    expect(wordingBank.schema.parse(TOPICS)).toEqual(BUILT_IN);
    const problems = wordingBank.problems(BUILT_IN);
    expect(
      problems.filter((problem) => !/: (public already: |the id t\d\d is one of the built-in)/.test(problem)),
    ).toEqual([]);
    expect(problems.filter((problem) => problem.includes('the id t'))).toHaveLength(CASES.length);
  });

  it('has at least sixty topics, each with its own opaque id', () => {
    const ids = CASES.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^t\d\d$/.test(id))).toEqual([]);
    expect([settings.length, acts.length]).toEqual([20, 12]);
  });

  it('shares more words between a question and any statement of its topic than noise may share', () => {
    const weak = CASES.flatMap((topic) =>
      asked(topic).flatMap((question) =>
        topic.evidence
          .map((statement) => fill(statement, topic.slots))
          .filter((statement) => overlap(words(question), statement) < NOISE_OVERLAP + 2)
          .map((statement) => `${topic.id}: ${question} / ${statement}`),
      ),
    );
    expect(weak).toEqual([]);
  });

  it('has no question with a word that distinguishes the options', () => {
    const telling = CASES.flatMap((topic) => {
      const labels = topic.labels.map((label) => new Set(label.split('_')));
      const apart = new Set(labels.flatMap((label) => [...label].filter((word) => !labels.every((l) => l.has(word)))));
      return asked(topic).flatMap((question) =>
        [...words(question)].filter((word) => apart.has(word)).map((word) => `${topic.id}: ${word}`),
      );
    });
    expect(telling).toEqual([]);
  });

  it('has no question that leaves too little noise to choose from', () => {
    const scarce = CASES.flatMap(asked).filter(
      (question) =>
        NOISE.filter((remark) => overlap(words(question), remark) <= NOISE_OVERLAP).length < NOISE.length / 2,
    );
    expect(scarce).toEqual([]);
  });

  it('contains no name of a project or domain', () => {
    const names = new Set([...PROJECTS, ...DOMAINS]);
    const everything = JSON.stringify([TOPICS, CAUSES, NOISE, OPTION_SETS, PAIR_SETS, UNKNOWN, ACTIONS]);
    expect([...words(everything)].filter((word) => names.has(word))).toEqual([]);
    expect(names.size).toBe(PROJECTS.length + DOMAINS.length);
  });

  it('has a phrase for every label, every way to abstain, and unique actions', () => {
    for (const { labels, phrases } of Object.values(OPTION_SETS)) {
      expect([labels.length, phrases.length]).toEqual([4, 4]);
    }
    for (const { labels, first, second } of Object.values(PAIR_SETS)) {
      expect([labels.length, first.length, second.length]).toEqual([4, 2, 2]);
    }
    expect(ABSTAINING).toEqual(['ask_user', 'ask_owner', 'wait_for_decision', 'wait_for_review', 'request_document']);
    expect([CAUSES.labels, CAUSES.findings, CAUSES.answers].map((list) => list.length)).toEqual([4, 4, 4]);
    expect(new Set(ACTIONS).size).toBe(ACTIONS.length);
    expect(ACTIONS.length).toBeLessThanOrEqual(80);
    expect(ACTIONS.filter((action) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(action))).toEqual([]);
  });
});
