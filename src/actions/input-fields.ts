import * as z from 'zod';

export const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'it must be a whole number from 1')
  .transform(Number);

export const yesOrNo = z.enum(['true', 'false'], 'it must be true or false').transform((text) => text === 'true');

/** Lines and commas part a list; what stands twice counts once. */
export const list = z.string().transform((text) => [
  ...new Set(
    text
      .split(/[\n,]/)
      .map((item) => item.trim())
      .filter(Boolean),
  ),
]);

export const objectId = z
  .string()
  .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'it must be an object’s full id in hexadecimal');

export const nonce = z.string().regex(/^[0-9a-f]{32,128}$/, 'it must be 32 to 128 hexadecimal digits');

export const folder = z.string().transform((path) => path.replace(/(?<=.)\/+$/, ''));
