import * as z from 'zod';
import { Fault } from '../../errors/fault.ts';
import type { Image } from '../../evidence/manifest.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Finished } from '../../ports/processes.ts';
import { excerpt } from '../message.ts';
import { BUILD_LIMITS, buildArguments } from './arguments.ts';
import { type Engine, lastLine, lastLines } from './engine.ts';
import { Inspected, suitable } from './suitable.ts';

const PULL_SECONDS = 900;

/**
 * Finds an image on this machine, or pulls it.
 *
 * @throws Fault `image.missing`; `image.unsuitable` or `image.loader` where it may not run
 */
export async function resolveImage(engine: Engine, reference: string): Promise<Image> {
  const here = await inspect(engine, reference);
  if (here) return suitable(here, reference);
  const pulled = await engine.exec(['pull', '--quiet', reference], PULL_SECONDS);
  const image = pulled.code === 0 ? await inspect(engine, reference) : undefined;
  if (image) return suitable(image, reference);
  const isReached = !UNREACHED.test(pulled.stderr);
  throw new Fault(
    'image.missing',
    `Image ${reference} was not found on this machine, and ${isReached ? 'pulling it failed' : 'its registry could not be reached'}: ${lastLine(pulled)}`,
    {
      hint: isReached
        ? `Check the name, log in to its registry, or try \`${engine.name} pull ${reference}\` by hand.`
        : `Check the network, and the host in the name of the image. \`${engine.name} images\` lists the images of this machine.`,
    },
  );
}

/** What Docker and Podman print if no registry answered: the words of Go's network library. */
const UNREACHED = /\bdial tcp\b|Client\.Timeout exceeded|handshake timeout|deadline exceeded/;

/**
 * Finds the image with socat, which must be on this machine already.
 *
 * @throws Fault `image.missing`
 */
export async function findSidecar(engine: Engine, reference: string | undefined): Promise<Image> {
  const here = reference && (await inspect(engine, reference));
  if (here) return suitable(here, reference);
  const what = reference ? `The sidecar image ${reference} was not found on this machine.` : 'No sidecar image is set.';
  throw new Fault('image.missing', what, {
    hint: `The adapter reaches the model through a second container, the sidecar, which runs socat. Pull an image with socat, for example \`${engine.name} pull alpine/socat:1.8.0.3\`, and give its digest or id with --gateway-sidecar.`,
  });
}

type BuildPorts = Pick<Ports, 'files' | 'progress'>;

/** The formats of Docker, BuildKit and Podman: `Step 2/5 : RUN …`, `#7 [2/5] RUN …`, `STEP 2/5: RUN …`. */
const STEP = /^(?:Step|STEP|#\d+) \[?(?:[\w-]+ )?(\d+\/\d+)\]?(?: ?:)? (.+)$/;

/** Reports each step of a build when it starts, because a single step may take minutes. */
function tellSteps({ progress }: BuildPorts, folder: string): (line: string) => void {
  return (line) => {
    const [, place, what = ''] = STEP.exec(line) ?? [];
    if (place) progress.step(`building ${excerpt(folder, 200)}: step ${place}, ${excerpt(what, 120)}`);
  };
}

/**
 * Builds a folder's Dockerfile within the build limits. The folder must be trusted: its build runs as root, with network.
 *
 * @throws Fault `build.failed`
 */
export async function buildImage(ports: BuildPorts, engine: Engine, folder: string): Promise<Image> {
  const { files } = ports;
  const scratch = await files.temporary('cib-build-');
  try {
    const idFile = `${scratch}/id`;
    const built = await engine.exec(buildArguments(folder, idFile), BUILD_LIMITS.seconds, tellSteps(ports, folder));
    const id = (await files.exists(idFile)) ? (await files.text(idFile)).trim() : '';
    return await imageOf(engine, folder, built, id);
  } finally {
    await files.remove(scratch);
  }
}

/** What engines and programs print if a build step was killed, or had too little memory. */
const KILLED = /\b(?:code:? |status )137\b|\bkilled\b|\bout of memory\b|cannot allocate memory|\bMemoryError\b/i;

async function imageOf(engine: Engine, folder: string, built: Finished, id: string): Promise<Image> {
  if (built.signal === 'SIGKILL') {
    throw new Fault(
      'build.failed',
      `Building ${folder} took longer than ${BUILD_LIMITS.seconds / 60} minutes, and was stopped.`,
      {
        hint: `Make the build shorter, or build the image yourself with \`${engine.name} build --tag NAME ${folder}\` and use image:NAME.`,
      },
    );
  }
  if (built.code !== 0 || id === '') {
    const text = lastLines(built);
    const limits = `A build step may use ${BUILD_LIMITS.memory_mb / 1_024} GiB of memory and ${BUILD_LIMITS.cpus} processors. `;
    throw new Fault('build.failed', `Building ${folder} failed: ${lastLine(built)}`, {
      hint: `${KILLED.test(text) ? limits : ''}Run \`${engine.name} build ${folder}\` to see every step.`,
      quote: { title: 'Last lines of the build output:', text },
    });
  }
  const image = await inspect(engine, id);
  if (image === undefined)
    throw new Fault('build.failed', `Building ${folder} produced no image that the engine can find.`);
  return suitable(image, folder);
}

async function inspect(engine: Engine, reference: string): Promise<Inspected | undefined> {
  const { code, stdout } = await engine.exec(['image', 'inspect', reference], 60);
  if (code !== 0) return undefined;
  const inspected = z.array(Inspected).min(1).safeParse(json(stdout));
  if (inspected.data?.[0]) return inspected.data[0];
  // Labels may have any length, and only the last mebibyte of the output is kept.
  throw new Fault('image.unsuitable', `The description of ${reference} by ${engine.name} cannot be read.`, {
    hint: `Run \`${engine.name} image inspect ${reference}\`, and check whether its labels or variables are very long.`,
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
