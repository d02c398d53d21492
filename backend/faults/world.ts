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

/** A slot that an interview's seeker may take, as others may who were offered it. */
export interface OfferedSlot {
  interviewId: string;
  slotId: string;
  seeker: Person;
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
  /** Each with all who may take it. */
  readonly slots: OfferedSlot[][] = [];
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

  /** Shortlisted applications to one company, two if there are two. */
  takeShortlisted(): SentApplication[] {
    const first = this.applications.find(({ status }) => status === "SHORTLISTED");
    const pair = this.applications
      .filter(({ status, employer }) => status === "SHORTLISTED" && employer === first?.employer)
      .slice(0, 2);
    for (const taken of pair) this.applications.splice(this.applications.indexOf(taken), 1);
    return pair;
  }

  takeJobToClose(): OpenJob | undefined {
    return this.jobs.length > LEAST_JOBS ? takeOneOf(this.jobs) : undefined;
  }
}
