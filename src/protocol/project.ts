import description from '../../package.json' with { type: 'json' };

/**
 * Where this program comes from: a repository on GitHub, OWNER/NAME. `package.json` alone names it, so that a copy of the
 * project changes it in one place. The repository of a board can be another.
 */
export const PROJECT = description.repository.url.replace(/^.*github\.com\/|\.git$/g, '');

export const VERSION: string = description.version;

/** The newest release, that of this version. A release is immutable: its tag cannot move. */
export const RELEASE = `v${VERSION}`;

/** The files and folders that the npm package leaves out: only the Actions load them. `*` is any part of a name. */
export const NOT_PACKED = description.files.filter((one) => one.startsWith('!')).map((one) => one.slice(1));
