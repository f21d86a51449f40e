import * as fs from 'node:fs';
import { open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { asFault, Fault } from '../errors/fault.ts';
import type { Secrets } from '../ports/ports.ts';
import { unwritable } from './files.ts';
import { makeFolder } from './folders.ts';

/** Bytes. A seed takes a few hundred. */
const LONGEST = 65_536;

export const nodeSecrets: Secrets = {
  async take(descriptor, hint) {
    const refusal = (why: string, cause?: unknown) =>
      new Fault('heldout.descriptor', `Descriptor ${descriptor} ${why}.`, {
        cause,
        hint: `${hint} \`npx\` passes on no descriptor above 2.`,
      });
    // Few commands read a descriptor, and this module of Node loads many others.
    const { promisify } = await import('node:util');
    const kind = await promisify(fs.fstat)(descriptor).catch((cause: Error) => {
      throw refusal(`cannot be read: ${cause.message}`, cause);
    });
    // If the caller passed none, the number may be a descriptor of Node itself, and to close that ends the process.
    if (!(kind.isFile() || kind.isFIFO() || kind.isSocket())) throw refusal('is neither a file nor a pipe');
    if (kind.isFIFO() && (await writesTo(kind))) throw refusal('is a pipe that this process itself writes to');
    const text = await readAll(descriptor, promisify(fs.read)).catch((cause: unknown) => {
      throw cause instanceof Fault ? cause : refusal(`cannot be read: ${asFault(cause).message}`, cause);
    });
    await promisify(fs.close)(descriptor);
    return text;
  },

  async keep(path, text) {
    await makeFolder(dirname(path)).catch((cause: unknown) => {
      throw unwritable(path, cause);
    });
    const file = await open(path, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EEXIST') throw new Fault('out.exists', `${path} already exists.`, { cause, hint: KEEP });
      throw unwritable(path, cause);
    });
    try {
      await file.writeFile(text);
      await file.sync();
    } catch (cause) {
      // A file without the whole seed would look like one that runs used.
      await rm(path, { force: true });
      throw unwritable(path, cause);
    } finally {
      await file.close();
    }
  },
};

const KEEP = 'The file may contain a seed that runs used. Give another path, or move the file.';

/** Whether this process can write to a pipe: then reading it never ends. Node has such pipes. Only Linux tells. */
async function writesTo(pipe: fs.Stats): Promise<boolean> {
  const open = (await readdir('/proc/self/fd').catch(() => [])).map(Number);
  const writing = open.map(async (one) => {
    const flags = /^flags:\s*([0-7]+)$/m.exec(await readFile(`/proc/self/fdinfo/${one}`, 'utf8').catch(() => ''))?.[1];
    const { dev, ino } = fs.fstatSync(one);
    return Number.parseInt(flags ?? '0', 8) % 4 > 0 && dev === pipe.dev && ino === pipe.ino;
  });
  return (await Promise.allSettled(writing)).some((one) => one.status === 'fulfilled' && one.value);
}

async function readAll(descriptor: number, read: typeof fs.read.__promisify__): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for (;;) {
    const { bytesRead, buffer } = await read(descriptor, Buffer.alloc(LONGEST), 0, LONGEST, null);
    if (bytesRead === 0) return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
    size += bytesRead;
    if (size > LONGEST) throw new Fault('heldout.descriptor', `Descriptor ${descriptor} holds more than a seed.`);
    pieces.push(buffer.subarray(0, bytesRead));
  }
}
