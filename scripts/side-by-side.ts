import { spawn } from 'node:child_process';

/**
 * Runs commands at the same time: `node scripts/side-by-side.ts COMMAND…`, each for a shell. The output of a command is printed
 * whole when it ends. Fails if a command fails, after all have ended, and names those that failed.
 */

/** Runs a command, and prints its output below its name. @returns whether it succeeded */
function run(command: string): Promise<boolean> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => pieces.push(piece));
  return new Promise((resolve) => {
    child.once('close', (status) => {
      const output = Buffer.concat(pieces).toString('utf8').trimEnd();
      if (output !== '' || status !== 0) console.log(`> ${command}\n${output}\n`);
      resolve(status === 0);
    });
  });
}

const commands = process.argv.slice(2);
const succeeded = await Promise.all(commands.map(run));
const failed = commands.filter((_, i) => !succeeded[i]);
for (const command of failed) console.error(`Failed: ${command}`);
process.exitCode = failed.length > 0 ? 1 : 0;
