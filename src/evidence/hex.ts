import * as z from 'zod';

/** A SHA-256 in hexadecimal. */
export const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** The nonce of a run. */
export const NONCE = /^[0-9a-f]{32,128}$/;

/** Git's name of an object, in a repository of either format. */
export const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
export const objectId = z.string().regex(OBJECT_ID);
