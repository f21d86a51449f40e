import * as core from '@actions/core';

/** What a step says to GitHub's runner. Texts are one-line and safe to print before they come here. */
export interface Reporter {
  /** Red on the run's page; `title` stands above it. */
  error(title: string, message: string): void;
  warning(title: string, message: string): void;
  notice(title: string, message: string): void;
  info(line: string): void;
  /** What `body` prints stands folded under `title`. */
  group<T>(title: string, body: () => Promise<T>): Promise<T>;
  output(name: string, value: string): void;
  /** Adds Markdown to the job's summary. */
  summary(markdown: string): Promise<void>;
}

export const runnerReporter: Reporter = {
  error: (title, message) => core.error(message, { title }),
  warning: (title, message) => core.warning(message, { title }),
  notice: (title, message) => core.notice(message, { title }),
  info: (line) => core.info(line),
  group: (title, body) => core.group(title, body),
  output: (name, value) => core.setOutput(name, value),
  async summary(markdown) {
    await core.summary.addRaw(markdown).write();
  },
};
