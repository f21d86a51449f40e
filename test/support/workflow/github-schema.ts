import { registerHooks } from 'node:module';

// GitHub's package imports JSON without an import attribute, which Node refuses.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('-v1.0.min.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');

/** The errors of a workflow file by GitHub's own schema: unknown keys, unknown contexts, invalid expressions. */
export function schemaErrors(text: string, path: string): string[] {
  const { context } = parseWorkflow({ name: path, content: text }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}
