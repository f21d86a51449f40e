import { expect, it } from 'vitest';
import type { ZodType } from 'zod';

/** One test for each file: it matches its schema, and no default adds anything. */
export function itHasBuiltInFiles(files: Readonly<Record<string, readonly [form: ZodType, file: unknown]>>): void {
  it.each(Object.entries(files))('the built-in file of %s has its form', (_, [form, file]) => {
    expect(form.parse(file)).toEqual(file);
  });
}
