import { ApiKeyScope, type NamedThings } from "../auth/api-key";

/** The arguments of a root field, as GraphQL has coerced them. */
type Args = Readonly<Record<string, unknown>>;

/** An operation that is open to API keys. */
export interface KeyOperation {
  scope: ApiKeyScope;
  /** What it is asked for. All of it must be of the key's company. */
  things(args: Args): NamedThings;
}

const part = (args: Args, name: string): Args => (args[name] ?? {}) as Args;
const id = (args: Args, name: string) => args[name] as string | null | undefined;

const ofJob = (scope: ApiKeyScope): KeyOperation => ({
  scope,
  things: (args) => ({ jobs: [id(args, "id")] }),
});

const { JOBS_READ, JOBS_WRITE, CANDIDATES_READ, CANDIDATES_WRITE } = ApiKeyScope;

/** KEYS-02: the one table of root fields that API keys may ask. A field that is not here is closed to all keys. */
export const KEY_OPERATIONS: Readonly<Record<string, KeyOperation>> = {
  "Query.myJobs": { scope: JOBS_READ, things: (args) => ({ companies: [id(args, "companyId")] }) },
  "Query.myJob": ofJob(JOBS_READ),
  "Query.candidates": {
    scope: CANDIDATES_READ,
    things: (args) => ({ jobs: [id(part(args, "filter"), "jobId")] }),
  },
  "Query.candidate": {
    scope: CANDIDATES_READ,
    things: (args) => ({ applications: [id(args, "applicationId")] }),
  },
  "Mutation.postJob": {
    scope: JOBS_WRITE,
    things: (args) => {
      const input = part(args, "input");
      return { companies: [id(input, "companyId")], drafts: [String(input.draftId)] };
    },
  },
  "Mutation.updateJob": ofJob(JOBS_WRITE),
  "Mutation.closeJob": ofJob(JOBS_WRITE),
  "Mutation.reopenJob": ofJob(JOBS_WRITE),
  "Mutation.extendJob": ofJob(JOBS_WRITE),
  "Mutation.openApplication": {
    scope: CANDIDATES_WRITE,
    things: (args) => ({ applications: [id(args, "id")] }),
  },
  "Mutation.moveApplications": {
    scope: CANDIDATES_WRITE,
    things: (args) => {
      const items = (part(args, "input").items ?? []) as Args[];
      return { applications: items.map((item) => id(item, "applicationId")) };
    },
  },
};

const JOB_TYPES = [
  ...["Job", "JobStanding", "JobEvent", "JobClosure", "JobPermissions", "Pay", "Place"],
  ...["ScreeningQuestion", "Company", "OwnJobPage", "Page"],
];

/** What may be read with each scope, by its types. Others stay closed, wherever an answer leads to them. */
export const KEY_TYPES: Readonly<Record<ApiKeyScope, readonly string[]>> = {
  [JOBS_READ]: JOB_TYPES,
  [JOBS_WRITE]: JOB_TYPES,
  [CANDIDATES_READ]: [
    ...["CandidatePage", "Page", "StatusCount", "Candidate", "CandidateEvent", "CandidateNote"],
    ...["CandidatePermissions", "OtherApplication", "ApplicationJob", "Match", "MatchFactor"],
    ...["CareerFacts", "CareerSkill", "SpokenLanguage", "StatedPay", "ScreeningAnswer", "WantedAnswer"],
  ],
  [CANDIDATES_WRITE]: ["MoveOutcome", "MoveResult"],
};

/** The creator's own, and no business of the company's. */
export const PERSONAL_FIELDS: readonly string[] = ["Job.isSaved", "Job.match", "Job.viewerApplication"];
