import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WARNING } from '../protocol/constants.ts';
import type { Episode } from '../protocol/episode.ts';
import { INSPECTIONS, type Reply } from '../protocol/reply.ts';
import type { Step } from '../protocol/request.ts';
import { FOREIGN, type Sealed, seal, sealOnce } from './seal.ts';

const nonce = fc.stringMatching(/^[0-9a-f]{32}$/);
/** Lower-case letters only, so that no text contains an id of the dataset by chance. */
const words = fc.stringMatching(/^[a-z ]{0,12}$/);
const datasetId = fc.stringMatching(/^ID[0-9]{1,3}_E[0-9]$/);
const event = (source_id: string, text: string) =>
  ({ source_id, timestamp: '2026-01-01T00:00:00Z', kind: 'message', text }) as const;
const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .array(fc.tuple(datasetId, words), { minLength: 1, maxLength: 6 })
    .map((events): Step => ({ method: 'observe', params: { events: events.map(([id, text]) => event(id, text)) } })),
  words.map((question): Step => ({ method: 'query', params: { question } })),
  fc.tuple(fc.constantFrom(...INSPECTIONS), words).map(([method, fact]): Step => ({ method, params: { fact } })),
);
const episode: fc.Arbitrary<Episode> = fc.record({
  key: fc.stringMatching(/^TASK_[0-9]{1,6}$/),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
});

const idsOf = ({ steps }: Pick<Episode, 'steps'>) =>
  steps.flatMap((one) => (one.method === 'observe' ? one.params.events.map(({ source_id }) => source_id) : []));

/** Every shape of a reply, with ids that come from `id`. */
const replyWith = (id: fc.Arbitrary<string>): fc.Arbitrary<Reply> => {
  const ids = fc.array(id, { maxLength: 5 });
  const value = fc.record({ value: words, from: words, source_ids: ids }, { requiredKeys: ['value'] });
  const query = fc.record(
    {
      evidence: ids,
      context: words,
      answer: words,
      abstain: fc.boolean(),
      confidence: fc.constant(0.5),
      flags: fc.array(
        fc.oneof(
          id.map((one) => WARNING + one),
          words,
        ),
        { maxLength: 4 },
      ),
    },
    { requiredKeys: ['evidence'] },
  );
  const inspection = fc.constantFrom(...INSPECTIONS);
  return fc.oneof(
    fc.record({ written: ids }, { requiredKeys: [] }).map((result): Reply => ({ method: 'observe', result })),
    query.map((result): Reply => ({ method: 'query', result })),
    fc
      .tuple(inspection, fc.option(fc.record({ values: fc.array(value, { maxLength: 4 }) })))
      .map(([method, result]): Reply => ({ method, result })),
    inspection.map((method): Reply => ({ method, skipped: true })),
    words.map((method): Reply => ({ method, fault: 'adapter.error' })),
  );
};

/** All ids in a reply, wherever they stand. */
function sourcesOf(reply: Reply): readonly string[] {
  const found: string[] = [];
  JSON.stringify(reply, (key, value) => {
    if (['written', 'evidence', 'source_ids'].includes(key)) found.push(...value);
    if (key === 'flags')
      found.push(
        ...value.filter((flag: string) => flag.startsWith(WARNING)).map((flag: string) => flag.slice(WARNING.length)),
      );
    return value;
  });
  return found;
}

/** The steps as the adapter reads them. */
const sentBy = ({ steps }: Sealed) =>
  steps.map(({ method, params }) => ({ method, params: JSON.parse(params) }) as Step);

describe('seal', () => {
  it('opens every closed reply to the original', () => {
    const replied = episode
      .filter((one) => idsOf(one).length > 0)
      .chain((one) => fc.tuple(fc.constant(one), replyWith(fc.constantFrom(...idsOf(one)))));
    fc.assert(
      fc.property(replied, nonce, ([one, reply], key) => {
        const sealed = seal(one, key);
        expect(sealed.open(sealed.close(reply))).toEqual(reply);
        const outside = new Set(idsOf({ steps: sentBy(sealed) }));
        expect(sourcesOf(sealed.close(reply)).every((id) => outside.has(id))).toBe(true);
      }),
    );
  });

  it('maps the source of a warning, and no other flag', () => {
    const one: Episode = { key: 'TASK', steps: [{ method: 'observe', params: { events: [event('ID1_E1', 'a')] } }] };
    const sealed = seal(one, '0'.repeat(32));
    const [sent = ''] = idsOf({ steps: sentBy(sealed) });
    const query = (...flags: string[]): Reply => ({ method: 'query', result: { evidence: [], flags } });
    expect(sealed.open(query(`warning:${sent}`, sent, 'risky', 'warning:'))).toEqual(
      query('warning:ID1_E1', sent, 'risky', `warning:${FOREIGN}`),
    );
    expect(sealed.close(query('warning:ID1_E1'))).toEqual(query(`warning:${sent}`));
  });

  it('sends no id of a task or source of the dataset, and changes nothing else', () => {
    fc.assert(
      fc.property(episode, nonce, (one, key) => {
        const sealed = seal(one, key);
        const sent = sealed.steps.map(({ params }) => params).join('\n') + sealed.id;
        for (const id of [...idsOf(one), one.key]) expect(sent.includes(id)).toBe(false);
        for (const [i, step] of sentBy(sealed).entries())
          expect(withoutIds(step)).toEqual(withoutIds(one.steps[i] as Step));
      }),
    );
  });

  it('gives each source of an episode one id of its own', () => {
    fc.assert(
      fc.property(episode, nonce, (one, key) => {
        const inside = idsOf(one);
        const outside = idsOf({ steps: sentBy(seal(one, key)) });
        expect(new Set(outside).size).toBe(new Set(inside).size);
        expect(inside.map((id) => inside.indexOf(id))).toEqual(outside.map((id) => outside.indexOf(id)));
      }),
    );
  });

  it('marks ids that it did not send as foreign', () => {
    const foreign = fc.oneof(
      datasetId,
      words,
      fc.stringMatching(/^[0-9a-f]{16}$/),
      words.map((id) => FOREIGN + id),
    );
    fc.assert(
      fc.property(episode, nonce, replyWith(foreign), (one, key, reply) => {
        const sealed = seal(one, key);
        expect(sourcesOf(sealed.open(reply))).toEqual(sourcesOf(reply).map((id) => FOREIGN + id));
        const sent = new Set(idsOf(one));
        const closed = sourcesOf(sealed.close(reply));
        for (const [i, id] of sourcesOf(reply).entries()) if (!sent.has(id)) expect(closed[i]).toBe(FOREIGN + id);
      }),
    );
  });

  it('gives no id twice across nonces and episodes, and the same ids for the same input', () => {
    fc.assert(
      fc.property(episode, nonce, nonce, (one, a, b) => {
        fc.pre(a !== b);
        const idsUnder = (of: Episode, key: string) => {
          const sealed = seal(of, key);
          return [sealed.id, ...idsOf({ steps: sentBy(sealed) })];
        };
        const first = new Set(idsUnder(one, a));
        expect(idsUnder(one, b).some((id) => first.has(id))).toBe(false);
        expect(idsUnder({ ...one, key: `${one.key}0` }, a).some((id) => first.has(id))).toBe(false);
        expect(idsUnder(one, a)).toEqual([...idsUnder(structuredClone(one), a)]);
        const digest = seal(one, a).requests;
        expect(seal(one, a).requests).toBe(digest);
        if (idsOf(one).length > 0) expect(seal(one, b).requests).not.toBe(digest);
      }),
    );
  });

  it('returns the same from sealOnce for several runs as from seal for each', () => {
    // Texts that resemble the place of an id, with characters of several bytes.
    const named = (source_id: string) => event(source_id, `“${source_id}” {"source_id":"${'0'.repeat(16)}"}`);
    const awkward = fc
      .array(datasetId, { minLength: 1, maxLength: 4 })
      .map((ids): Episode => ({ key: 'TASK_1', steps: [{ method: 'observe', params: { events: ids.map(named) } }] }));
    fc.assert(
      fc.property(fc.oneof(episode, awkward), fc.array(nonce, { minLength: 1, maxLength: 4 }), (one, nonces) => {
        for (const key of nonces) {
          const [known, fresh] = [sealOnce(one, key), seal(structuredClone(one), key)];
          expect([known.id, known.requests, known.sources()]).toEqual([fresh.id, fresh.requests, fresh.sources()]);
          const reply: Reply = { method: 'query', result: { evidence: [...fresh.sources()] } };
          expect(known.open(reply)).toEqual(fresh.open(reply));
          expect(known.close(fresh.open(reply))).toEqual(reply);
        }
      }),
    );
  });
});

function withoutIds(step: Step): unknown {
  if (step.method !== 'observe') return step;
  return { ...step, params: { events: step.params.events.map((one) => ({ ...one, source_id: '' })) } };
}
