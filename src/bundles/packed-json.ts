import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** A value as deflated JSON, with fast compression, because those of hundreds of runs are kept in memory. */
export const packJson = (value: unknown): Uint8Array => deflateRawSync(JSON.stringify(value), { level: 1 });

export const unpackJson = (packed: Uint8Array): unknown => JSON.parse(inflateRawSync(packed).toString());
