/** What clients met while a fault was on. */
export interface Encounters {
  /** Answers of 503. */
  unavailable: number;
  /** Calls whose connection was refused or broke, or that nobody answered in time. */
  broken: number;
  /** Of all that were answered, in milliseconds. */
  slowestMs: number;
}

export const CALM = "no fault";
const MOST_PROBLEMS = 40;

/** Counts for the whole run. */
export class Tally {
  acked = 0;
  internalErrors = 0;
  readonly ackedByKind = new Map<string, number>();
  /** Sentences about what must not be, with how often it was. */
  readonly problems = new Map<string, number>();
  private readonly encounters = new Map<string, Encounters>();
  private readonly waiting: (() => void)[] = [];
  private fault = CALM;

  /** What follows is counted under this name. */
  begin(fault: string): void {
    this.fault = fault;
  }

  countAck(kind: string): void {
    this.acked += 1;
    this.ackedByKind.set(kind, (this.ackedByKind.get(kind) ?? 0) + 1);
    for (const tell of this.waiting.splice(0)) tell();
  }

  countAnswer(ms: number): void {
    const met = this.metUnder(this.fault);
    met.slowestMs = Math.max(met.slowestMs, ms);
  }

  countUnavailable(): void {
    this.metUnder(this.fault).unavailable += 1;
  }

  countBroken(): void {
    this.metUnder(this.fault).broken += 1;
  }

  countInternalError(what: string): void {
    this.internalErrors += 1;
    this.note(`a call was answered 500: ${what}`);
  }

  note(problem: string): void {
    if (this.problems.has(problem) || this.problems.size < MOST_PROBLEMS)
      this.problems.set(problem, (this.problems.get(problem) ?? 0) + 1);
  }

  metUnder(fault: string): Encounters {
    const met = this.encounters.get(fault) ?? { unavailable: 0, broken: 0, slowestMs: 0 };
    this.encounters.set(fault, met);
    return met;
  }

  /** Settles with the time of the next write that is acknowledged, by `performance.now()`. */
  nextAck(): Promise<number> {
    return new Promise((resolve) => this.waiting.push(() => resolve(performance.now())));
  }
}
