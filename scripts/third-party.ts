import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT, RELEASE } from '../src/protocol/project.ts';

/** The file in `dist/` with the licences of the packages that `dist/` holds parts of. */
export const THIRD_PARTY = 'THIRD-PARTY.txt';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The texts of its licence files. */
  readonly files: readonly string[];
}

const textIn = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');

/** The packages that bundled modules are from, in the order of their names. */
function packagesOf(modules: Iterable<string>): readonly Package[] {
  const folders = new Set<string>();
  for (const id of modules) {
    // A helper of the bundler itself, such as `\0rolldown/runtime.js`.
    const path = id.startsWith('\0rolldown/') ? `${process.cwd()}/node_modules/${id.slice(1)}` : id;
    const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? [];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].map(packageIn).sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}

const idOf = ({ name, version }: Package) => `${name} ${version}`;

function packageIn(folder: string): Package {
  const { name, version, license } = JSON.parse(textIn(folder, 'package.json'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(file));
  if (!files.some((file) => !/^notice/i.test(file)))
    throw new Error(`${name} ${version} is bundled and has no licence`);
  return { name, version, licence: license, files: files.sort().map((file) => textIn(folder, file)) };
}

/** Where a licence file has another text: another licence, or that of another work that the package took code from. */
const PART = /^ {0,4}\* .+<http.+>$|^---$|^[ \t]*Apache License$|^\W*end of terms and conditions$/gim;
const COPYRIGHT = /^[^\w\n]*(Copyright (?:\([cC]\)|©|\d{4}|[A-Z]).*)\n/gm;
/** Titles, and how to apply the Apache License: no part of what a licence demands. */
const FRAME =
  /^---$|^\W*(?:the )?(?:mit|isc)\b.{0,60}$|^\W*end of terms and conditions$|APPENDIX: How to apply[\s\S]+?archives\.|Licensed under the Apache License[\s\S]+?under the License\.|^.*Copyright [[{]yyyy.*$/gim;

/** The texts of licence files without the copyright lines, and these. */
function partsOf({ files }: Package) {
  const copyright = new Set<string>();
  const texts = files.flatMap((file) => {
    const starts = [...file.matchAll(PART)].map(({ index }) => index);
    return [0, ...starts].map((from, i) => {
      const part = file.slice(from, starts[i]).replace(FRAME, '');
      // The owners of the works that a package names are in the text about these.
      if (/^ {0,4}\* /.test(part)) return part.trim();
      for (const [, line = ''] of part.matchAll(COPYRIGHT)) copyright.add(line.trim());
      return part.replace(COPYRIGHT, '').trim();
    });
  });
  return { copyright: [...copyright], texts: texts.filter((text) => /\w/.test(text)) };
}

/** The paragraphs about licences in the comments of a module, without the Apache License's own and where code was ported from. */
function notesIn(path: string): readonly string[] {
  const comments = readFileSync(path, 'utf8').match(/^[ \t]*\/\*[*!][\s\S]*?\*\//gm) ?? [];
  return comments
    .filter((comment) => /^\s*\/\*!|@license|@preserve/.test(comment))
    .flatMap((comment) =>
      comment
        .replace(/^\s*\/\*[*!]|\s*\*\/$/g, '')
        .replace(/^[ \t]*\* ?/gm, '')
        .replace(/@license Apache-2\.0[\s\S]+?limitations under the License\./, '')
        .replace(/^#.*$|^```.*$|^The (?:original|following) .*$/gm, '')
        .split(/\n\s*\n/),
    )
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** What two texts share that differ only in their layout. */
const keyOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+(?:the\b)?/g, '');

/** The text of `THIRD_PARTY`: packages, licences and copyright notices, each licence once. */
export function thirdPartyText(modules: readonly string[]): string {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const numberOf = (text: string) => {
    const key = keyOf(text);
    if (!numbers.has(key)) numbers.set(key, texts.push(text));
    return numbers.get(key);
  };
  const alike = new Map<string, string[]>();
  for (const one of packagesOf(modules)) {
    const { copyright, texts: own } = partsOf(one);
    const terms = [`${one.licence}, ${own.map((text) => `[${numberOf(text)}]`).join(' ')}`, ...copyright].join('\n  ');
    alike.set(terms, [...(alike.get(terms) ?? []), idOf(one)]);
  }
  const notes = new Set(
    modules
      .filter((id) => /^[^\0].*\/node_modules\//.test(id))
      .sort()
      .flatMap(notesIn)
      .filter((note) => ![...numbers.keys()].some((key) => key.includes(keyOf(note)))),
  );
  return [
    'dist/ contains parts of the packages below. Each has its licence, the numbers of the texts at the end, and its copyright.',
    [...alike].map(([terms, ids]) => `${ids.join(', ')}:\n  ${terms}`).join('\n\n'),
    'Notices in files of these packages:',
    ...notes,
    ...texts.map((text, i) => `[${i + 1}]\n\n${text}`),
  ]
    .join('\n\n')
    .concat('\n');
}

/** A comment that names the packages in a file that is used apart from `dist/`, and where their licences are. */
export function noteOn(modules: readonly string[]): string {
  const names = packagesOf(modules).map(({ name, licence }) => `${name.replace(/^(@stdlib)\/.*/, '$1')} (${licence})`);
  if (names.length === 0) return '';
  const address = `https://github.com/${PROJECT}/blob/${RELEASE}/dist/${THIRD_PARTY}`;
  return `/*! With parts of ${[...new Set(names)].join(', ')}. Copyright and licences: ${address} */`;
}
