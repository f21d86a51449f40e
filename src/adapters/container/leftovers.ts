import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../../errors/fault.ts';
import { type Engine, lastLine } from './engine.ts';

const COMMAND_SECONDS = 10;
const LOOKS = 8;

/**
 * Ends every container with this label (`KEY=VALUE`), by id, until none is found. Bounded: what is left then is an error.
 * A removal may be under way already, and its end is waited for.
 */
export async function endLabelled(engine: Engine, label: string): Promise<void> {
  let said = 'it said nothing.';
  let ids: string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    await pause(100 * look);
    const found = await labelled(engine, label);
    said = lastLine(found);
    if (found.code !== 0) continue;
    ids = found.stdout.split('\n').filter(Boolean);
    if (ids.length === 0) return;
    said = lastLine(await engine.exec(['rm', '--force', ...ids], COMMAND_SECONDS));
  }
  throw new Fault('internal', `Containers of this run could not be ended: ${said}`, {
    hint: `End them by hand: ${engine.name} rm --force ${ids.join(' ') || `$(${engine.name} ps -aq --filter label=${label})`}`,
  });
}

function labelled(engine: Engine, label: string) {
  return engine.exec(['ps', '--all', '--quiet', '--no-trunc', '--filter', `label=${label}`], COMMAND_SECONDS);
}
