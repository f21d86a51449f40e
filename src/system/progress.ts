import type { Progress } from '../ports/ports.ts';

const WIDTH = 24;

interface Output {
  write(text: string): unknown;
}

/** In milliseconds. */
type Now = () => number;

const processTime: Now = () => performance.now();

/** A bar with an estimate of the time left, for a terminal. */
export function progressBar(terminal: Output, now = processTime): Progress {
  let work = startWork('', 0, now);
  /** What the last line has: nothing, the bar at `shown`, or what the command waits for. */
  let last: 'nothing' | 'bar' | 'wait' = 'nothing';
  let shown = 0;
  const bar = () => {
    const filled = Math.round((work.done() / Math.max(1, work.total)) * WIDTH);
    return `\r\x1b[K${work.label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${work.done()}/${work.total}${work.left()}`;
  };
  const draw = () => {
    [last, shown] = ['bar', work.steps(WIDTH * 4)];
    terminal.write(bar());
  };
  const clear = () => {
    if (last !== 'nothing') terminal.write('\r\x1b[K');
    last = 'nothing';
  };
  const line = (text: string) => {
    clear();
    terminal.write(`${text}\n`);
  };
  return {
    begin(label, total) {
      work = startWork(label, total, now);
      draw();
    },
    advance(done) {
      work.advance(done);
      if (last !== 'bar' || work.steps(WIDTH * 4) !== shown) draw();
    },
    wait(what, seconds) {
      terminal.write(`${last === 'nothing' ? '\r\x1b[K' : `${bar()} · `}waiting for ${what}, ${seconds} s`);
      last = 'wait';
    },
    step: line,
    note: line,
    end: clear,
  };
}

/** A line at each quarter, with an estimate of the time left, for a log. */
export function progressLog(log: Output, now = processTime): Progress {
  let work = startWork('', 0, now);
  let quarters = 0;
  const line = (text: string) => void log.write(`${text}\n`);
  return {
    begin(label, total) {
      work = startWork(label, total, now);
      quarters = work.steps(4);
    },
    advance(done) {
      work.advance(done);
      if (work.steps(4) === quarters) return;
      quarters = work.steps(4);
      line(`${work.label}: ${done} of ${work.total}${work.left()}`);
    },
    wait(what, seconds) {
      // At 10, 20, 40, 80 s and so on.
      if (Number.isInteger(Math.log2(seconds / 10))) line(`waiting for ${what}, ${seconds} s`);
    },
    step: line,
    note: line,
    end() {},
  };
}

/** Before this many milliseconds, the estimate would be too inaccurate. */
const SURE_MS = 3_000;

/** Work that begins now, and how much of it is done. */
function startWork(label: string, total: number, now: Now) {
  const began = now();
  /** The number of tasks that were done before those of this process, because a resumed run starts in the middle. */
  let before: number | undefined;
  let at = 0;
  return {
    label,
    total,
    done: () => at,
    advance(done: number): void {
      if (done > 0) before ??= done - 1;
      at = done;
    },
    /** How many of so many steps are done. */
    steps: (of: number): number => (total === 0 ? of : Math.floor((at / total) * of)),
    /** The time left as text; empty as long as there is no good estimate. */
    left(): string {
      const [done, taken] = [at - (before ?? at), now() - began];
      return done > 0 && at < total && taken >= SURE_MS
        ? ` · about ${duration((taken / done) * (total - at))} left`
        : '';
    },
  };
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}
