import canonicalize from 'canonicalize';
import { Fault } from '../errors/fault.ts';

/**
 * The one text of a JSON value (RFC 8785). `canonicalize`, by the RFC's author, defines it; it refuses NaN, Infinity and
 * lone surrogates. Values in sorted order with plain keys take a shorter way to the same text: verification spends
 * most of its time here.
 */
export function canonical(value: unknown): string {
  const sorted = inOrder(value);
  const text = sorted === ODD ? canonicalize(value) : JSON.stringify(sorted);
  if (text === undefined) throw new Fault('internal', 'A value without a JSON form was about to be written.');
  return text;
}

/** Stands for a value that only the full algorithm takes. */
const ODD = Symbol('odd');

/** JSON.stringify puts such keys first, whatever the order they were added in. */
const INTEGER = /^(0|[1-9]\d*)$/;

/** A copy whose members are in the order of their UTF-16 code units, so that JSON.stringify gives the canonical text. */
function inOrder(value: unknown): unknown {
  if (typeof value === 'string') return value.isWellFormed() ? value : ODD;
  if (typeof value === 'number') return Number.isFinite(value) ? value : ODD;
  if (typeof value === 'boolean' || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) {
      const sorted = inOrder(item);
      if (sorted === ODD) return ODD;
      items.push(sorted);
    }
    return items;
  }
  if (typeof value !== 'object' || 'toJSON' in value) return ODD;
  const members: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) {
    if (key === '__proto__' || INTEGER.test(key) || !key.isWellFormed()) return ODD;
    const item = (value as Record<string, unknown>)[key];
    if (item === undefined) continue;
    const sorted = inOrder(item);
    if (sorted === ODD) return ODD;
    members[key] = sorted;
  }
  return members;
}
