import * as z from 'zod';
import { Fault } from '../../errors/fault.ts';
import { SECRET_NAME } from '../../evidence/entry.ts';
import type { Image } from '../../evidence/manifest.ts';
import { excerpt } from '../message.ts';

/** The fields of `image inspect` that are used. */
export const Inspected = z.object({
  Id: z.string().min(1),
  Os: z.string(),
  Architecture: z.string(),
  Size: z.number().nonnegative(),
  RepoDigests: z.array(z.string()).nullish(),
  Config: z
    .object({ Volumes: z.record(z.string(), z.unknown()).nullish(), Env: z.array(z.string()).nullish() })
    .nullish(),
});

export type Inspected = z.infer<typeof Inspected>;

const LARGEST_GB = 20;

/**
 * Variables that make the C library or the shell load code into every program. The program that runs is then not the one
 * that the image names. LD_LIBRARY_PATH and the options of interpreters (NODE_OPTIONS, JAVA_TOOL_OPTIONS) are settings
 * that ordinary images have.
 */
const LOADS_CODE: readonly string[] = ['LD_PRELOAD', 'LD_AUDIT', 'GCONV_PATH', 'BASH_ENV'];

/**
 * The image as it may run. Its user, health check and labels are overridden. What cannot be overridden is refused: a
 * volume is writable beyond the limits of a container, and a secret in a published image should be revoked first.
 *
 * @throws Fault `image.unsuitable` or `image.loader`
 */
export function suitable(image: Inspected, reference: string): Image {
  const refusal = (what: string, hint: string) => new Fault('image.unsuitable', `${reference} ${what}.`, { hint });
  const { Volumes, Env } = image.Config ?? {};
  // An empty variable is a placeholder, and loads nothing.
  const set = (Env ?? []).flatMap((variable) => /^([^=]*)=./s.exec(variable)?.[1] ?? []);
  const volumes = Object.keys(Volumes ?? {}).length;
  if (volumes > 0) {
    throw refusal(
      `declares volumes (${volumes})`,
      'Remove VOLUME from its Dockerfile. An adapter may write up to 64 MiB to /tmp.',
    );
  }
  const secrets = set.filter((name) => SECRET_NAME.test(name));
  if (secrets.length > 0) {
    throw refusal(
      `has variables that look like secrets: ${secrets
        .slice(0, 5)
        .map((name) => excerpt(name, 60))
        .join(', ')}`,
      'Remove these ENV lines from its Dockerfile, build it again, and revoke the secrets. An adapter has no network and cannot use them.',
    );
  }
  const loaders = set.filter((name) => LOADS_CODE.includes(name));
  if (loaders.length > 0) {
    const lines = loaders.map((name) => `ENV ${name}=…`).join(', ');
    throw new Fault(
      'image.loader',
      `${reference} sets variables that load code into other programs: ${loaders.join(', ')}.`,
      {
        hint: `Remove ${lines} from its Dockerfile or that of its base image, and build it again. If the adapter needs the variable, set it in its start script.`,
      },
    );
  }
  if (image.Size > LARGEST_GB * 1e9) {
    throw refusal(
      `is too large: ${(image.Size / 1e9).toFixed(1)} GB`,
      `An image may have at most ${LARGEST_GB} GB. Remove files that only the build needs.`,
    );
  }
  return {
    id: image.Id.startsWith('sha256:') ? image.Id : `sha256:${image.Id}`,
    repo_digest: digestOf(image, reference, refusal),
    platform: `${image.Os}/${image.Architecture}`,
  };
}

/**
 * The digest in a registry; the requested one, where the reference has a digest, and that under the requested name where the engine
 * knows the image under several. The image store of containerd has a digest for each local name, pushed or not. One without a slash
 * is that of an official image at Docker Hub, so an adapter that has no other is in no registry.
 */
function digestOf({ RepoDigests }: Inspected, reference: string, refusal: (what: string, hint: string) => Fault) {
  const known = RepoDigests ?? [];
  const [, pinned] = /@(\w+:[0-9a-f]+)$/.exec(reference) ?? [];
  const same = pinned === undefined ? known : known.filter((digest) => digest.endsWith(`@${pinned}`));
  if (pinned !== undefined && same.length === 0) {
    const has = known.length > 0 ? `it has ${excerpt(known.join(', '), 300)}` : 'it has none';
    throw refusal(`does not have this digest in the engine: ${has}`, 'Remove the image, and pull it again.');
  }
  const published = same.filter((digest) => nameOf(digest).includes('/'));
  return published.find((digest) => nameOf(digest) === nameOf(reference)) ?? published[0] ?? null;
}

/** The name of an image as Docker writes it: without a digest, a tag and the host of Docker Hub. */
const nameOf = (reference: string) => reference.replace(/(?::[\w.-]+)?(?:@.*)?$/, '').replace(/^docker\.io\//, '');
