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
  let at = 0;
  const bar = () => {
    const filled = Math.round((at / Math.max(1, total)) * WIDTH);
    return `\r\x1b[K${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${at}/${total}`;
  };
  const clear = () => live && shown !== -1 && stream.write('\r\x1b[K');
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
      at = done;
      if (live) stream.write(bar());
      else if (done > 0) stream.write(`${label}: ${done} of ${total}\n`);
    },
    wait(what, seconds) {
      const line = `waiting for ${what}, ${seconds} s`;
      // In a log at 10, 20, 40, 80 s and so on.
      if (live) {
        stream.write(`${shown === -1 ? '\r\x1b[K' : `${bar()} · `}${line}`);
        // The next advance draws over it.
        shown = -2;
      } else if (Number.isInteger(Math.log2(seconds / 10))) stream.write(`${line}\n`);
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
