import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isPair, isScalar, parseDocument, type Scalar, visit } from 'yaml';

/** A file to which the policy applies, with its parsed contents. */
export interface PolicyFile {
  readonly path: string;
  readonly kind: 'workflow' | 'action';
  // biome-ignore lint/suspicious/noExplicitAny: rules look for what must not be there, wherever it is.
  readonly data: any;
  readonly document: Document;
}

/** Throws on a file that is not YAML or has an alias. */
export function policyFile(path: string, text: string): PolicyFile {
  const document = parseDocument(text);
  if (document.errors.length > 0) throw new Error(`${path}: ${document.errors[0]?.message}`);
  visit(document, {
    Alias(_, { source }) {
      throw new Error(`${path}: an alias, *${source}: rules do not look behind it.`);
    },
  });
  const data = document.toJS();
  return { path, kind: data?.runs ? 'action' : 'workflow', data, document };
}

/** A key and its scalar value, with the comment after it. */
export interface Line {
  readonly key: string;
  readonly value: unknown;
  readonly comment: string;
}

/** Every key with a scalar value. */
export function linesOf({ document }: PolicyFile): Line[] {
  const lines: Line[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (isScalar(key) && isScalar(value)) lines.push(line(key, value));
    },
  });
  return lines;
}

const line = (key: Scalar, value: Scalar): Line => ({
  key: String(key.value),
  value: value.value,
  comment: value.comment?.trim() ?? '',
});

/** All texts of a file, keys too. */
export function textsOf({ document }: PolicyFile): string[] {
  const texts: string[] = [];
  visit(document, { Scalar: (_, { value }) => void texts.push(String(value)) });
  return texts;
}

/** The reasons in the comments of a job's permissions, by permission; undefined if there is none. */
export function reasons({ document }: PolicyFile, job: string): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = {};
  const node = document.getIn(['jobs', job, 'permissions'], true) as { items?: unknown[] } | undefined;
  for (const pair of node?.items ?? [])
    if (isPair(pair) && isScalar(pair.key))
      found[String(pair.key.value)] = (isScalar(pair.value) && pair.value.comment?.trim()) || undefined;
  return found;
}

/** The workflows of this repository, and the metadata of its Actions. */
export function filesOf(root: string): PolicyFile[] {
  const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const actions = ['action.yml', ...folders.map(({ name }) => `${name}/action.yml`)];
  const read = (path: string) => {
    try {
      return [policyFile(path, readFileSync(join(root, path), 'utf8'))];
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw thrown;
    }
  };
  return [...workflows, ...actions].flatMap(read);
}

/** The workflows in a page's code blocks. */
export function blocksOf(path: string, markdown: string): PolicyFile[] {
  const blocks = [...markdown.matchAll(/^```ya?ml\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
  return blocks.map((text, index) => policyFile(`${path}, block ${index + 1}`, text)).filter(({ data }) => data.jobs);
}
