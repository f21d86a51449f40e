import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../errors/fault.ts';
import { canonical } from './canonical.ts';
import { parseStrict } from './strict-json.ts';

/** A JSON text as it is written: members in order, equal names allowed, some characters escaped. */
type Node = readonly ['value', string] | readonly ['list', readonly Node[]] | readonly ['object', readonly Member[]];
interface Member {
  readonly name: string;
  readonly escaped: readonly boolean[];
  readonly node: Node;
}

// Few names, so that duplicates occur; with colons, quotes and braces, which a scanner might take for syntax.
const names = fc.constantFrom('a', 'b', 'a:', '"', '{"a":1}', 'é', '\u{1f600}', '');
const scalar = fc
  .oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string(), names)
  .map((value): Node => ['value', JSON.stringify(value)]);
const { document } = fc.letrec<{ document: Node; member: Member }>((tie) => ({
  document: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('document'), { maxLength: 3 }).map((all): Node => ['list', all]),
    fc.array(tie('member'), { maxLength: 4 }).map((all): Node => ['object', all]),
  ),
  member: fc.record({ name: names, escaped: fc.array(fc.boolean(), { maxLength: 8 }), node: tie('document') }),
}));

function print(node: Node): string {
  const [kind, of] = node;
  if (kind === 'value') return of;
  if (kind === 'list') return `[ ${of.map(print).join(' , ')} ]`;
  return `{ ${of.map((member) => `${printName(member)} : ${print(member.node)}`).join(',')} }`;
}

function printName({ name, escaped }: Member): string {
  const units = name.split('').map((char, i) => {
    const code = char.charCodeAt(0).toString(16).padStart(4, '0');
    return escaped[i] ? `\\u${code}` : JSON.stringify(char).slice(1, -1);
  });
  return `"${units.join('')}"`;
}

function hasNameTwice([kind, of]: Node): boolean {
  if (kind === 'value') return false;
  if (kind === 'list') return of.some(hasNameTwice);
  return new Set(of.map(({ name }) => name)).size < of.length || of.some(({ node }) => hasNameTwice(node));
}

describe('parseStrict, on any text', () => {
  it('rejects a document exactly if a name occurs twice in one object, at any depth and however escaped', () => {
    let twice = 0;
    fc.assert(
      fc.property(document, (node) => {
        const text = print(node);
        if (!hasNameTwice(node)) {
          expect(parseStrict(text, 'f')).toEqual(JSON.parse(text));
          return;
        }
        twice += 1;
        expect(() => parseStrict(text, 'f')).toThrow(expect.objectContaining({ code: 'json.duplicate-key' }));
      }),
      { numRuns: 500 },
    );
    expect(twice).toBeGreaterThan(50);
  });

  it('returns the value of JSON.parse or throws a fault with a json code', () => {
    const broken = fc
      .tuple(document.map(print), fc.nat(), fc.nat({ max: 2 }), fc.string({ unit: 'binary', maxLength: 2 }))
      .map(([text, at, cut, put]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + put + text.slice(place + cut);
      });
    const numbers = fc
      .tuple(fc.double(), fc.nat({ max: 30 }))
      .map(([n, digits]) => `[${n.toString()}${'0'.repeat(digits)}]`);
    const anything = fc.oneof(broken, numbers, fc.string({ unit: 'binary' }), fc.json());
    fc.assert(
      fc.property(anything, (text) => {
        let value: unknown;
        try {
          value = parseStrict(text, 'f');
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(Fault);
          expect((thrown as Fault).code).toMatch(/^json\./);
          return;
        }
        expect(value).toEqual(JSON.parse(text));
        // The canonical text of an accepted value is accepted too, with the same value.
        const again = canonical(value);
        if (!again.includes('\\')) expect(parseStrict(again, 'f')).toEqual(value);
      }),
      { numRuns: 1000 },
    );
  });

  it('never reads an escaped name as another one, whatever was parsed before (nodejs/node#63785)', () => {
    JSON.parse('{"x":1,"\\\\":1}');
    for (const text of ['{"x":1,"\\n":1}', '{"x":1,"\\u0061":1}', '{"x":1,"\\"":1}']) {
      const [, name] = /,"(.*)":1}$/.exec(text) ?? [];
      let names: readonly string[] = [];
      try {
        names = Object.keys(parseStrict(text, 'f') as object);
      } catch (thrown) {
        expect(thrown).toMatchObject({ code: 'json.name' });
        continue;
      }
      expect(names).toEqual(['x', JSON.parse(`"${name}"`)]);
    }
    expect(() => parseStrict('{"x":1,"\\\\":1}', 'f')).toThrow(expect.objectContaining({ code: 'json.name' }));
  });
});
