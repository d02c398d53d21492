import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { buildPay } from "../../features/jobs/job/jobs.factories";
import { PostJobDocument } from "../../features/jobs/posting/JobForm.generated";
import { CloseJobDocument, type OwnJob_JobFragment } from "../../features/jobs/own/OwnJobs.generated";
import { PlacesLikeDocument } from "../../features/jobs/reading/Suggestions.generated";
import { buildDraft, type DraftShape } from "./job-draft.factories";
import { JobPostingsScreenDocument } from "./JobPostingsScreen.generated";
import { PostJobScreenDocument } from "./PostJobScreen.generated";

export const often = { maxUsageCount: Number.POSITIVE_INFINITY };

interface FormSetting {
  companies?: { id: string; name: string; mayPost?: boolean }[];
  drafts?: DraftShape[];
}

/** What the form's screen asks for, with a draft or without. */
export function formAnswer({ companies = [], drafts = [] }: FormSetting = {}) {
  const answer = (hasDraft: boolean) => (variables: { draftId: string }) => ({
    data: {
      myCompanies: companies.map(({ mayPost = true, ...company }) => ({
        ...kaveri,
        ...company,
        viewerCan: { __typename: "CompanyPermissions" as const, postJobs: mayPost },
      })),
      myJobDrafts: drafts.map(buildDraft),
      ...(hasDraft && {
        myJobDraft: drafts.filter(({ id }) => id === variables.draftId).map(buildDraft)[0] ?? null,
      }),
    },
  });
  return [true, false].map((hasDraft) => ({
    request: {
      query: PostJobScreenDocument,
      variables: (variables: Record<string, unknown>) => variables.hasDraft === hasDraft,
    },
    result: answer(hasDraft),
    ...often,
  }));
}

/** No place to complete with. */
export function placesAnswer() {
  return {
    request: { query: PlacesLikeDocument, variables: () => true },
    result: { data: { places: [] } },
    ...often,
  };
}

/** `post` is told each input; it throws what the server refuses with. */
export function postingAnswer(
  post: (input: Record<string, unknown>) => void,
  status: "ACTIVE" | "HELD" = "ACTIVE",
) {
  return {
    request: { query: PostJobDocument, variables: () => true },
    result: ({ input }: { input: Record<string, unknown> }) => {
      try {
        post(input);
      } catch (error) {
        return { errors: (error as CombinedGraphQLErrors).errors };
      }
      return {
        data: {
          postJob: {
            __typename: "Job" as const,
            id: "job-1",
            standing: { __typename: "JobStanding" as const, status },
          },
        },
      };
    },
    ...often,
  };
}

/** The server's refusal with a code. */
/** @param more of what the error tells: its `fields`, its `company` */
export function refuse(code: string, message: string, more: object = {}): never {
  throw new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...more } }] });
}

const standing = {
  __typename: "JobStanding" as const,
  status: "ACTIVE" as const,
  reason: null,
  daysLeft: 18,
  reportCount: 0,
  applicationCount: 64,
  unopenedCount: 9,
  hiredCount: 0,
  viewCount: 1284,
  applyClickCount: 0,
  closedAt: null,
};

export const viewerCan = {
  __typename: "JobPermissions" as const,
  edit: true,
  close: true,
  reopen: false,
  extend: true,
  duplicate: true,
  resubmit: false,
  highlight: true,
};

interface OwnJobChanges {
  id?: string;
  title?: string;
  walkInUntil?: string;
  standing?: Partial<NonNullable<OwnJob_JobFragment["standing"]>>;
  closure?: Pick<NonNullable<OwnJob_JobFragment["closure"]>, "status" | "block" | "reason">;
  viewerCan?: Partial<OwnJob_JobFragment["viewerCan"]>;
}

export function buildOwnJob(changes: OwnJobChanges = {}) {
  return {
    __typename: "Job" as const,
    id: changes.id ?? "job-1",
    title: changes.title ?? "Loom Fitter",
    openings: 2,
    placesInShort: "Hebbal, Mysuru",
    postedAt: "2026-11-19T06:30:00.000Z",
    openUntil: "2026-12-18T06:30:00.000Z",
    applyUrl: null as string | null,
    walkInUntil: changes.walkInUntil ?? null,
    pay: buildPay({ headline: "₹8–12 LPA", amount: "₹8–12" }),
    company: { __typename: "Company" as const, id: "company-1", name: "Kaveri Systems" },
    closure: changes.closure
      ? { __typename: "JobClosure" as const, holdCauses: [], shutOutWords: [], ...changes.closure }
      : null,
    standing: { ...standing, ...changes.standing },
    viewerCan: { ...viewerCan, ...changes.viewerCan },
  };
}

const kaveri = { __typename: "Company" as const, id: "company-1", name: "Kaveri Systems", logoURL: null };

interface PostingsSetting {
  jobs?: ReturnType<typeof buildOwnJob>[];
  drafts?: DraftShape[];
  companies?: { id: string; name: string }[];
  blockReason?: string | null;
  /** Whether the viewer posts jobs for them. */
  mayPost?: boolean;
  /** Told what each call asks for. */
  onAsk?(variables: Record<string, unknown>): void;
}

export function postingsAnswer(setting: PostingsSetting = {}) {
  const { jobs = [], drafts = [], companies = [kaveri], blockReason = null, mayPost = true, onAsk } = setting;
  const viewerCan = { __typename: "CompanyPermissions" as const, postJobs: mayPost };
  return {
    request: { query: JobPostingsScreenDocument, variables: () => true },
    result: (variables: Record<string, unknown>) => {
      onAsk?.(variables);
      return {
        data: {
          myJobs: {
            __typename: "OwnJobPage" as const,
            ...{ total: jobs.length, page: 1, pageSize: 20 },
            items: jobs,
          },
          myJobCounts: {
            __typename: "OwnJobCounts" as const,
            all: jobs.length,
            active: jobs.length,
            flagged: 0,
            held: 0,
            expired: 0,
            closed: 0,
            removed: 0,
            drafts: drafts.length,
          },
          myJobDrafts: drafts.map(buildDraft),
          myCompanies: companies.map((company) => ({ ...kaveri, blockReason, viewerCan, ...company })),
        },
      };
    },
    ...often,
  };
}

export function closingAnswer(job: ReturnType<typeof buildOwnJob>) {
  return {
    request: { query: CloseJobDocument, variables: { id: job.id } },
    result: jest.fn(() => ({ data: { closeJob: job } })),
  };
}
