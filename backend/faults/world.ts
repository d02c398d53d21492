import type { Employer, People, Person } from "./people";
import { oneOf, takeOneOf } from "./random";

export interface OpenJob {
  id: string;
  employer: Employer;
}

/** An application as its parties know it. Whoever changes it takes it out first, so that nothing overtakes. */
export interface SentApplication {
  id: string;
  seeker: Person;
  employer: Employer;
  status: string;
}

export interface KnownResume {
  id: string;
  seeker: Person;
}

/** So many jobs stay open, however many are closed. */
const LEAST_JOBS = 40;

/** What the clients know to be there: only what was acknowledged. */
export class World {
  readonly jobs: OpenJob[] = [];
  readonly applications: SentApplication[] = [];
  readonly resumes: KnownResume[] = [];
  /** Those who have not run against their limits yet. */
  readonly frugal: Person[];
  readonly founders: Person[];
  private readonly pairs = new Set<string>();

  constructor(readonly people: People) {
    this.frugal = [...people.frugal];
    this.founders = [...people.founders];
  }

  /** A job that this person has not been given for this purpose before; null where luck finds none. */
  freshJob(purpose: string, { id }: Person): OpenJob | null {
    for (let attempt = 0; attempt < 20 && this.jobs.length > 0; attempt += 1) {
      const job = oneOf(this.jobs);
      const pair = `${purpose} ${id} ${job.id}`;
      if (this.pairs.has(pair)) continue;
      this.pairs.add(pair);
      return job;
    }
    return null;
  }

  takeJobToClose(): OpenJob | undefined {
    return this.jobs.length > LEAST_JOBS ? takeOneOf(this.jobs) : undefined;
  }
}
