import { describe, expect, it } from 'vitest';
import type { Files } from '../ports/files.ts';
import { siteCache } from './site-cache.ts';

const HARNESS = { sha256: 'abcdef0123456789'.repeat(4) };

function folders(...names: string[]) {
  const removed: string[] = [];
  const files = {
    list: async () => names,
    remove: async (path: string) => void removed.push(path),
    journal: async () => ({ close: async () => {} }),
  };
  return { files: files as unknown as Files, removed };
}

describe('siteCache', () => {
  const { files } = folders();
  const of = (env: Record<string, string>, cache?: string | false) =>
    siteCache(files, env, HARNESS, { out: '/board/site', cache }, () => {});

  it('returns a folder in the user’s cache folder, a different one for each site', async () => {
    const { folder = '' } = (await of({ HOME: '/home/me' })) ?? {};
    expect(folder).toMatch(/^\/home\/me\/\.cache\/context-integrity\/site\/[0-9a-f]{16}\/abcdef0123456789$/);
    expect(await of({ HOME: '/home/me', XDG_CACHE_HOME: '/caches' })).toMatchObject({
      folder: expect.stringMatching(/^\/caches\/context-integrity/),
    });
    const other = await siteCache(files, { HOME: '/home/me' }, HARNESS, { out: '/board/other' }, () => {});
    expect(other?.folder).not.toBe(folder);
    expect(other?.shared).toBe('/home/me/.cache/context-integrity/verified/abcdef0123456789');
    expect((await of({ HOME: '/home/me' }))?.shared).toBe(other?.shared);
  });

  it('returns undefined in CI, without an absolute home folder, or if no cache is wanted', async () => {
    expect(await of({ HOME: '/home/me', CI: 'true' })).toBeUndefined();
    expect(await of({ HOME: 'relative', XDG_CACHE_HOME: 'caches' })).toBe(undefined);
    expect(await of({})).toBeUndefined();
    expect(await of({ HOME: '/home/me' }, false)).toBeUndefined();
  });

  it('returns the given folder, also in CI', async () => {
    expect(await of({ HOME: '/home/me', CI: 'true' }, '/own')).toEqual({ folder: '/own', harness: HARNESS.sha256 });
  });

  it('removes the caches that other versions of the code made', async () => {
    const { files, removed } = folders('abcdef0123456789', '0000000000000000');
    const found = await siteCache(files, { HOME: '/home/me' }, HARNESS, { out: '/board/site' }, () => {});
    expect(removed).toEqual(
      [found?.folder, found?.shared].map((now) => now?.replace('abcdef0123456789', '0000000000000000')),
    );
  });
});
