import { expect, it } from 'vitest';
import type { ZodType } from 'zod';

/** A test a file: it has the form of its schema, with nothing added by a default. */
export function itHasBuiltInFiles(files: Readonly<Record<string, readonly [form: ZodType, file: unknown]>>): void {
  it.each(Object.entries(files))('the built-in file of %s has its form', (_, [form, file]) => {
    expect(form.parse(file)).toEqual(file);
  });
}
