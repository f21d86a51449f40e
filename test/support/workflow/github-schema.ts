import { registerHooks } from 'node:module';

// GitHub's package imports JSON without saying so, which Node refuses.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('-v1.0.min.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');

/** What GitHub's own schema has against a workflow file: unknown keys, contexts that are not there, broken expressions. */
export function schemaErrors(text: string, path: string): string[] {
  const { context } = parseWorkflow({ name: path, content: text }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}
