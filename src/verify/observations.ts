/** Findings of one kind: counts all and keeps the first three to show them. */
class Findings {
  count = 0;
  readonly first: string[] = [];

  add(finding: string): void {
    this.count += 1;
    if (this.first.length < 3) this.first.push(finding);
  }

  /** Undefined if nothing was found. */
  toString(): string | undefined {
    if (this.count === 0) return undefined;
    const more = this.count - this.first.length;
    return this.first.join('; ') + (more > 0 ? `; and ${more} more` : '');
  }
}

/** What is observed while a transcript is scored. The rules are checked on it. */
export class Observations {
  /** Replies whose request digest is not that of the requests derived again. */
  readonly otherRequests = new Findings();
  /** Source ids that the episode never sent. */
  readonly foreignSources = new Findings();
  /** Tasks whose labels cannot be audited. */
  readonly unsoundTasks = new Findings();
  /** Replies that cannot be answers to their requests. */
  readonly misfits = new Findings();
  /** Answers without the usage that the system declared. */
  readonly withoutUsage = new Findings();
  claims = 0;
  claimsWithSources = 0;
  faults: Record<string, number> = {};

  addFaults(faults: Readonly<Record<string, number>>): void {
    for (const [code, n] of Object.entries(faults)) this.faults[code] = (this.faults[code] ?? 0) + n;
  }
}
