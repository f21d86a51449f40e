import type { Progress } from '../ports/ports.ts';

const WIDTH = 24;

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A bar on a terminal; in a log, a line at each quarter. */
export function progressOn(stream: Terminal, live: boolean): Progress {
  let label = '';
  let total = 0;
  let shown = -1;
  const clear = () => live && shown >= 0 && stream.write('\r\x1b[K');
  return {
    begin(what, of) {
      [label, total, shown] = [what, of, -1];
      this.advance(0);
    },
    advance(done) {
      const steps = live ? WIDTH * 4 : 4;
      const step = total === 0 ? steps : Math.floor((done / total) * steps);
      if (step === shown) return;
      shown = step;
      const filled = Math.round((done / Math.max(1, total)) * WIDTH);
      if (live) stream.write(`\r\x1b[K${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}`);
      else if (done > 0) stream.write(`${label}: ${done} of ${total}\n`);
    },
    note(line) {
      clear();
      stream.write(`${line}\n`);
      shown = -1;
    },
    end() {
      clear();
      shown = -1;
    },
  };
}
