import { describe, expect, it } from 'vitest';
import { ABSTAINING, ACTIONS, LABELS } from '../actions.ts';
import { fill } from '../generating/fill.ts';
import { NOISE_OVERLAP } from '../generating/noise.ts';
import { ACTS, DAY_PAIRS, DOCUMENT_PAIRS, SETTINGS, UNKNOWNS, UPDATES } from '../generating/topics.ts';
import { overlap, words } from '../words.ts';
import * as causes from './causes.ts';
import { CHATTER } from './chatter.ts';
import { DOMAINS, PROJECTS } from './names.ts';
import * as options from './options.ts';
import * as pairs from './pairs.ts';
import { UNKNOWN } from './unknown.ts';

/** Slots filled with words that nothing else holds, so that no option can help a statement. */
const SLOTS = { p: 'juniper', d: 'payroll', v: 'vvv', w: 'www', a: 'aaa', b: 'bbb' };

interface Case {
  readonly id: string;
  readonly slots: Readonly<Record<string, string>>;
  readonly questions: readonly string[];
  readonly evidence: readonly string[];
  readonly labels: readonly string[];
}

const CASES: readonly Case[] = [
  ...UNKNOWNS.map((topic) => ({
    ...topic,
    slots: { ...SLOTS, thing: topic.thing },
    evidence: [...topic.statements, ...UNKNOWN.flatMap(({ notes }) => [...notes])],
    labels: topic.options.labels,
  })),
  ...UPDATES.map((topic) => ({
    ...topic,
    slots: SLOTS,
    evidence: [...topic.before, ...topic.after],
    labels: topic.options.labels,
  })),
  ...[...DOCUMENT_PAIRS, ...DAY_PAIRS].map((topic) => ({
    ...topic,
    slots: SLOTS,
    evidence: [...topic.first, ...topic.second],
    labels: topic.options.labels,
  })),
  ...causes.CAUSE_TOPICS.map((topic) => ({
    id: topic.id,
    slots: { ...SLOTS, ...topic },
    questions: causes.CAUSE_QUESTIONS,
    evidence: [...causes.OBSERVED, ...causes.FINDINGS.flat()],
    labels: LABELS.cause,
  })),
];

const asked = (topic: Case): string[] => topic.questions.map((question) => fill(question, topic.slots));

describe('the wording', () => {
  it('has at least sixty topics, each with an opaque id of its own', () => {
    const ids = CASES.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^t\d\d$/.test(id))).toEqual([]);
    expect([SETTINGS.length, ACTS.length]).toEqual([20, 12]);
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

  it('never lets a question hold a word that tells options apart', () => {
    const telling = CASES.flatMap((topic) => {
      const labels = topic.labels.map((label) => new Set(label.split('_')));
      const apart = new Set(labels.flatMap((label) => [...label].filter((word) => !labels.every((l) => l.has(word)))));
      return asked(topic).flatMap((question) =>
        [...words(question)].filter((word) => apart.has(word)).map((word) => `${topic.id}: ${word}`),
      );
    });
    expect(telling).toEqual([]);
  });

  it('asks nothing that would leave too little noise to choose from', () => {
    const scarce = CASES.flatMap(asked).filter(
      (question) =>
        CHATTER.filter((remark) => overlap(words(question), remark) <= NOISE_OVERLAP).length < CHATTER.length / 2,
    );
    expect(scarce).toEqual([]);
  });

  it('holds no name of a project or domain', () => {
    const names = new Set([...PROJECTS, ...DOMAINS]);
    const everything = JSON.stringify([
      UNKNOWNS,
      UPDATES,
      DOCUMENT_PAIRS,
      DAY_PAIRS,
      causes,
      CHATTER,
      options,
      pairs,
      UNKNOWN,
      ACTIONS,
    ]);
    expect([...words(everything)].filter((word) => names.has(word))).toEqual([]);
    expect(names.size).toBe(PROJECTS.length + DOMAINS.length);
  });

  it('has a phrase for every label, and a note for every way to abstain', () => {
    for (const { labels, phrases } of Object.values(options)) expect(phrases).toHaveLength(labels.length);
    for (const { labels, first, second } of Object.values(pairs))
      expect(first.length * second.length).toBe(labels.length);
    expect(UNKNOWN.map(({ action }) => action)).toEqual(ABSTAINING);
    expect(causes.FINDINGS).toHaveLength(LABELS.cause.length);
    expect(new Set(ACTIONS).size).toBe(ACTIONS.length);
    expect(ACTIONS.length).toBeLessThanOrEqual(80);
    expect(ACTIONS.filter((action) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(action))).toEqual([]);
  });
});
