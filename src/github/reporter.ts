import * as core from '@actions/core';

/** What a step says to GitHub's runner. Texts are one-line and safe to print before they come here. */
export const runnerReporter = {
  /** Red on the run's page; `title` stands above it. */
  error: (title: string, message: string) => core.error(message, { title }),
  warning: (title: string, message: string) => core.warning(message, { title }),
  notice: (title: string, message: string) => core.notice(message, { title }),
  info: (line: string) => core.info(line),
  /** What `body` prints stands folded under `title`. */
  group: <T>(title: string, body: () => Promise<T>): Promise<T> => core.group(title, body),
  output: (name: string, value: string) => core.setOutput(name, value),
  /** Adds Markdown to the job's summary. */
  summary: async (markdown: string): Promise<void> => void (await core.summary.addRaw(markdown).write()),
};

export type Reporter = typeof runnerReporter;
