import canonicalize from 'canonicalize';
import { Fault } from '../errors/fault.ts';

/** The one text of a JSON value (RFC 8785). `canonicalize` is by the RFC's author; it refuses NaN, Infinity and lone surrogates. */
export function canonical(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Fault('internal', 'A value without a JSON form was about to be written.');
  return text;
}
