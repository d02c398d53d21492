import { setTimeout as delay } from "node:timers/promises";

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
  internalErrors = 0;
  readonly ackedByKind = new Map<string, number>();
  /** Sentences about what must not be, with how often it was. */
  readonly problems = new Map<string, number>();
  private readonly encounters = new Map<string, Encounters>();
  /** When each write was acknowledged, by `performance.now()`. */
  private readonly ackTimes: number[] = [];
  private fault = CALM;

  /** What follows is counted under this name. */
  begin(fault: string): void {
    this.fault = fault;
  }

  get acked(): number {
    return this.ackTimes.length;
  }

  countAck(kind: string): void {
    this.ackTimes.push(performance.now());
    this.ackedByKind.set(kind, (this.ackedByKind.get(kind) ?? 0) + 1);
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

  /** Settles with how many seconds after a moment the next write was acknowledged. */
  async secondsToAck(from: number): Promise<number> {
    for (;;) {
      const acked = this.ackTimes.find((time) => time >= from);
      if (acked !== undefined) return (acked - from) / 1000;
      await delay(5);
    }
  }
}
