import description from '../../package.json' with { type: 'json' };

/**
 * Where this program comes from: a repository on GitHub, OWNER/NAME. `package.json` alone names it, so that a copy of the
 * project changes it in one place. The repository of a board can be another.
 */
export const PROJECT = description.repository.url.replace(/^.*github\.com\/|\.git$/g, '');

export const VERSION: string = description.version;

/** The newest release, that of this version. A release is immutable: its tag cannot move. */
export const RELEASE = `v${VERSION}`;
