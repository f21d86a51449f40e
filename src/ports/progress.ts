/** Where a long work says how far it is. A terminal draws a bar, a log gets a few plain lines. */
export interface Progress {
  begin(label: string, total: number): void;
  advance(done: number): void;
  note(line: string): void;
  end(): void;
}
