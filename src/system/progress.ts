import type { Progress } from '../ports/ports.ts';

const WIDTH = 24;

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Before this many seconds, the estimate would be too inaccurate. */
const SURE_MS = 3_000;

/** A bar with an estimate of the time left on a terminal; in a log, a line at each quarter. `now` is in milliseconds. */
export function progressOn(stream: Terminal, live: boolean, now: () => number = () => performance.now()): Progress {
  let label = '';
  let total = 0;
  /** What the last line has, until another line is written: the bar at `shown`, or the bar and what it waits for. */
  let state: 'none' | 'bar' | 'wait' = 'none';
  let shown = 0;
  let at = 0;
  let [began, first] = [0, 0];
  /** The estimate uses only the tasks of this process, because a resumed run starts in the middle. */
  const left = () => {
    const [done, taken] = [at - first, now() - began];
    return done > 0 && at < total && taken >= SURE_MS ? ` · about ${duration((taken / done) * (total - at))} left` : '';
  };
  const bar = () => {
    const filled = Math.round((at / Math.max(1, total)) * WIDTH);
    return `\r\x1b[K${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${at}/${total}${left()}`;
  };
  const clear = () => {
    // A line of a log remains, and is not repeated.
    if (!live) return;
    if (state !== 'none') stream.write('\r\x1b[K');
    state = 'none';
  };
  const line = (text: string) => {
    clear();
    stream.write(`${text}\n`);
  };
  return {
    begin(what, of) {
      [label, total, state, at] = [what, of, 'none', 0];
      [began, first] = [now(), -1];
      this.advance(0);
    },
    advance(done) {
      // The first task that is reported after the start may be far behind the beginning.
      if (first < 0 && done > 0) first = done - 1;
      const steps = live ? WIDTH * 4 : 4;
      const step = total === 0 ? steps : Math.floor((done / total) * steps);
      if (state === 'bar' && step === shown) return;
      [state, shown, at] = ['bar', step, done];
      if (live) stream.write(bar());
      else if (done > 0) stream.write(`${label}: ${done} of ${total}${left()}\n`);
    },
    wait(what, seconds) {
      const text = `waiting for ${what}, ${seconds} s`;
      if (live) {
        stream.write(`${state === 'none' ? '\r\x1b[K' : `${bar()} · `}${text}`);
        state = 'wait';
        return;
      }
      // In a log at 10, 20, 40, 80 s and so on.
      if (Number.isInteger(Math.log2(seconds / 10))) stream.write(`${text}\n`);
    },
    step: line,
    note: line,
    end: clear,
  };
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}
