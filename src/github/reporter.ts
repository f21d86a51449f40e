import * as core from '@actions/core';

/** Reports of a step to GitHub's runner. Texts must be one line and safe to print. */
export const runnerReporter = {
  /** Shown in red on the run's page, with `title` above it. */
  error: (title: string, message: string) => core.error(message, { title }),
  warning: (title: string, message: string) => core.warning(message, { title }),
  notice: (title: string, message: string) => core.notice(message, { title }),
  info: (line: string) => core.info(line),
  /** Folds what `body` prints under `title`. */
  group: <T>(title: string, body: () => Promise<T>): Promise<T> => core.group(title, body),
  output: (name: string, value: string) => core.setOutput(name, value),
  /** Adds Markdown to the job's summary. */
  summary: async (markdown: string): Promise<void> => void (await core.summary.addRaw(markdown).write()),
};

export type Reporter = typeof runnerReporter;
