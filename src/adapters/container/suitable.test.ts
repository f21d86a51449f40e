import { describe, expect, it } from 'vitest';
import { type Inspected, suitable } from './suitable.ts';

const DIGEST = `sha256:${'a'.repeat(64)}`;
const REFERENCE = `host/name@${DIGEST}`;

/** As `docker image inspect` describes a small image. */
const RECORDED: Inspected = {
  Id: `sha256:${'1'.repeat(64)}`,
  Os: 'linux',
  Architecture: 'amd64',
  Size: 35_787_285,
  RepoDigests: [`other/name@sha256:${'b'.repeat(64)}`, `docker.io/host/name@${DIGEST}`],
  Config: { Env: ['PATH=/usr/bin'], Volumes: null },
};

const judge = (difference: Partial<Inspected>, reference = REFERENCE) =>
  suitable({ ...RECORDED, ...difference }, reference);

const environment = (...Env: string[]): Partial<Inspected> => ({ Config: { Env } });

const refused = (message: RegExp) =>
  expect.objectContaining({ code: 'image.unsuitable', message: expect.stringMatching(message) });

describe('suitable', () => {
  it('returns the image’s id, its platform and the requested digest [F4]', () => {
    expect(judge({})).toEqual({
      id: RECORDED.Id,
      repo_digest: `docker.io/host/name@${DIGEST}`,
      platform: 'linux/amd64',
    });
    expect(judge({ RepoDigests: [] }, 'name:tag').repo_digest).toBeNull();
  });

  it.each([REFERENCE, `host/name:1.0@${DIGEST}`])(
    'chooses the repository digest with the requested name: %s',
    (reference) => {
      const RepoDigests = [`another:5000/name@${DIGEST}`, `host/name@${DIGEST}`];
      expect(judge({ RepoDigests }, reference).repo_digest).toBe(`host/name@${DIGEST}`);
    },
  );

  it.each([
    ['none if it was never pushed', ['memory'], 'memory:1.0', null],
    ['none if it was never pushed, and is named by its digest', ['memory'], `memory@${DIGEST}`, null],
    ['none of an image without a name', ['moby-dangling'], 'examples/adapter', null],
    [
      'that under the requested name',
      ['you/base', 'ghcr.io/you/memory'],
      'ghcr.io/you/memory:1.0',
      'ghcr.io/you/memory',
    ],
    ['that at Docker Hub', ['another:5000/you/memory', 'you/memory'], 'docker.io/you/memory', 'you/memory'],
    ['the one to which it was pushed', ['memory', 'ghcr.io/you/memory'], 'memory', 'ghcr.io/you/memory'],
  ])('takes of the digests that containerd has for each name %s', (_, names, reference, name) => {
    const RepoDigests = names.map((one) => `${one}@${DIGEST}`);
    expect(judge({ RepoDigests }, reference).repo_digest).toBe(name && `${name}@${DIGEST}`);
  });

  it.each([[[]], [[`host/name@sha256:${'b'.repeat(64)}`]], [null]])(
    'rejects an image with the digests %j if another was requested [F4]',
    (RepoDigests) => expect(() => judge({ RepoDigests })).toThrow(refused(/does not have this digest/)),
  );

  it.each([
    'GITHUB_TOKEN',
    'hf_token',
    'NPM_AUTHTOKEN',
    'TOKEN_OF_X',
    'CLIENT_SECRET',
    'DB_PASSWORD',
    'ROOT_PASSWD',
    'GOOGLE_APPLICATION_CREDENTIALS',
    'OPENAI_API_KEY',
    'X_APIKEY',
    'SSH_PRIVATE_KEY',
  ])('rejects %s in the environment and reports its name, not its value [F3]', (name) => {
    expect(() => judge(environment('PATH=/bin', `${name}=hunter=2`))).toThrow(refused(new RegExp(`: "${name}"\\.$`)));
  });

  it.each(['TOKENIZERS_PARALLELISM=false', 'MAX_TOKENS=4096', 'GPG_KEY=E3FF2839', 'OPENAI_API_KEY=', 'SECRET'])(
    'accepts %s in the environment',
    (variable) => expect(judge(environment(variable)).id).toBe(RECORDED.Id),
  );

  it.each(['LD_PRELOAD', 'LD_AUDIT', 'GCONV_PATH', 'BASH_ENV'])(
    'rejects %s in the environment and names the line to remove [F3]',
    (name) => {
      expect(() => judge(environment('PATH=/bin', `${name}=/x`))).toThrow(
        expect.objectContaining({
          code: 'image.loader',
          message: `${REFERENCE} sets variables that load code into other programs: ${name}.`,
          hint: expect.stringContaining(`Remove ENV ${name}=… from its Dockerfile`),
        }),
      );
    },
  );

  it.each(['LD_PRELOAD=', 'LD_LIBRARY_PATH=/usr/local/cuda/lib64', 'PYTHONPATH=/app', 'NODE_OPTIONS=--no-warnings'])(
    'accepts the loader variable %s in the environment',
    (variable) => expect(judge(environment(variable)).id).toBe(RECORDED.Id),
  );

  it('rejects images with volumes and images larger than 20 GB [F3]', () => {
    expect(() => judge({ Config: { Volumes: { '/data': {} } } })).toThrow(refused(/volumes \(1\)/));
    expect(() => judge({ Size: 20_100_000_000 })).toThrow(refused(/is too large: 20\.1 GB/));
    expect(judge({ Size: 19_900_000_000 }).id).toBe(RECORDED.Id);
  });
});
