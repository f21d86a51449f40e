import * as z from 'zod';
import { Fault } from '../../errors/fault.ts';
import type { Image } from '../../evidence/manifest.ts';
import { excerpt } from '../message.ts';

/** What an engine says of an image, as far as it is asked. */
export const Inspected = z.object({
  Id: z.string().min(1),
  Os: z.string(),
  Architecture: z.string(),
  Size: z.number().nonnegative(),
  RepoDigests: z.array(z.string()).nullish(),
  Config: z
    .object({
      Volumes: z.record(z.string(), z.unknown()).nullish(),
      Env: z.array(z.string()).nullish(),
    })
    .nullish(),
});

export type Inspected = z.infer<typeof Inspected>;

const LARGEST_GB = 20;

/** A whole word at a name's end or before `_`: TOKENIZERS_PARALLELISM and MAX_TOKENS are settings. */
const SECRET = /TOKEN(?:_|$)|SECRET|PASSWORD|PASSWD|CREDENTIAL|API_?KEY|PRIVATE_KEY/i;

/**
 * Variables by which the C library and the shell load code into every program. In the container they reach the adapter
 * alone, and the engine's init process is linked statically; but what runs is then not the program that the image names, and
 * whatever else is started beside it obeys the image. LD_LIBRARY_PATH and the options of interpreters (NODE_OPTIONS,
 * JAVA_TOOL_OPTIONS) are settings that ordinary images have.
 */
const LOADS_CODE: readonly string[] = ['LD_PRELOAD', 'LD_AUDIT', 'GCONV_PATH', 'BASH_ENV'];

/**
 * The image as it may run. Its user, its health check and its labels are overridden; what cannot be overridden is
 * refused: a volume would be a place to write that outlives an episode's limits, and whoever published a secret in an
 * image should hear of it before the image is run and kept.
 */
export function suitable(image: Inspected, reference: string): Image {
  const refuse = (what: string, hint: string) => new Fault('image.unsuitable', `${reference} ${what}.`, { hint });
  const { Volumes, Env } = image.Config ?? {};
  const volumes = Object.keys(Volumes ?? {}).length;
  if (volumes > 0) {
    throw refuse(`declares volumes (${volumes})`, 'Remove VOLUME from its Dockerfile; /tmp is writable, 64 MiB.');
  }
  const secrets = (Env ?? []).filter(holdsSecret).map(nameOf);
  if (secrets.length > 0) {
    throw refuse(
      `holds what looks like secrets in its environment: ${secrets
        .slice(0, 5)
        .map((name) => excerpt(name, 60))
        .join(', ')}`,
      'Remove ENV from its Dockerfile, build anew, and take the secrets for known to others. There is no network to use them.',
    );
  }
  const loaders = (Env ?? []).filter(loadsCode).map(nameOf);
  if (loaders.length > 0) {
    const lines = loaders.map((name) => `ENV ${name}=…`).join(', ');
    throw new Fault('image.loader', `${reference} sets what loads code into other programs: ${loaders.join(', ')}.`, {
      hint: `Remove ${lines} from its Dockerfile, or from that of the image that it is made from, and build anew. Set it in the adapter's own start script if it needs it.`,
    });
  }
  if (image.Size > LARGEST_GB * 1e9) {
    throw refuse(
      `takes ${(image.Size / 1e9).toFixed(1)} GB`,
      `At most ${LARGEST_GB} GB: leave out what is needed for building only.`,
    );
  }
  return {
    id: image.Id.startsWith('sha256:') ? image.Id : `sha256:${image.Id}`,
    repo_digest: digestOf(image, reference, refuse),
    platform: `${image.Os}/${image.Architecture}`,
  };
}

/** An empty one loads nothing. */
function loadsCode(variable: string): boolean {
  return LOADS_CODE.includes(nameOf(variable)) && variable.length > nameOf(variable).length + 1;
}

/** A variable that is empty is there to be set elsewhere. */
function holdsSecret(variable: string): boolean {
  return SECRET.test(nameOf(variable)) && variable.slice(nameOf(variable).length + 1) !== '';
}

const nameOf = (variable: string) => variable.split('=', 1)[0] ?? '';

/** The digest in a registry; the one that was asked for, where one was. */
function digestOf(
  { RepoDigests }: Inspected,
  reference: string,
  refuse: (what: string, hint: string) => Fault,
): string | null {
  const known = RepoDigests ?? [];
  const [, asked] = /@(\w+:[0-9a-f]+)$/.exec(reference) ?? [];
  if (asked === undefined) return known[0] ?? null;
  const found = known.find((digest) => digest.endsWith(`@${asked}`));
  if (found !== undefined) return found;
  const has = known.length > 0 ? `it has ${excerpt(known.join(', '), 300)}` : 'it has none';
  throw refuse(`is not what the engine found under this digest: ${has}`, 'Remove the image, and pull it again.');
}
