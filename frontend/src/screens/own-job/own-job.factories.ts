import { buildCandidateRow } from "../../features/applications/candidate/candidates.factories";
import { AssignHiringManagerDocument } from "../../features/jobs/hiring/HiringManagers.generated";
import { buildOwnJob } from "../postings/postings.factories";
import type { OwnJob } from "./own-job";
import { OwnJobFiguresDocument, OwnJobScreenDocument } from "./OwnJobScreen.generated";

const often = { maxUsageCount: Number.POSITIVE_INFINITY };

type Manager = Omit<OwnJob["hiringManagers"][number], "__typename">;

interface JobExtras {
  highlights?: object;
  isHighlighted?: boolean;
  hiringManagers?: readonly Manager[];
  /** Whether the viewer's role reads its candidates. */
  mayAnswer?: boolean;
}

/** The job's page as the server answers it; null: it is not the viewer's company's. */
export function ownJobAnswer(
  changes: Parameters<typeof buildOwnJob>[0] | null = {},
  { highlights = {}, hiringManagers = [], mayAnswer = true, ...changed }: JobExtras = {},
) {
  const job = changes && buildOwnJob(changes);
  const reportReasons =
    job?.standing.status === "FLAGGED"
      ? [{ __typename: "ReportReasonCount" as const, reason: "ASKS_FOR_MONEY" as const, count: 2 }]
      : [];
  const history = [
    {
      ...{ at: "2026-11-20T10:42:00.000Z", kind: "CHANGED" as const },
      ...{ actorName: "Naveen Kumar", fields: ["pay", "walkInFrom"] },
    },
    {
      ...{ at: "2026-11-20T10:00:00.000Z", kind: "ASSIGNED" as const, actorName: "Naveen Kumar", fields: [] },
      managerName: "Asha Rao",
    },
    {
      ...{ at: "2026-11-20T09:30:00.000Z", kind: "HIGHLIGHTED" as const, actorName: "Naveen Kumar" },
      fields: [],
    },
    { at: "2026-11-20T09:00:00.000Z", kind: "APPROVED" as const, actorName: null, fields: [] },
    { at: "2026-11-19T06:30:00.000Z", kind: "POSTED" as const, actorName: null, fields: [] },
  ].map((event) => ({ __typename: "JobEvent" as const, managerName: null, ...event }));
  return {
    request: { query: OwnJobScreenDocument, variables: () => true },
    result: {
      data: {
        myJob: job && {
          ...job,
          type: "FULL_TIME" as const,
          experience: "5–8 years",
          isHighlighted: false,
          scorecardCriteria: [],
          company: { ...job.company, isVerified: true },
          standing: {
            ...{ ...job.standing, history, reportReasons, highlightedViewCount: 0 },
            highlights: { __typename: "JobHighlights" as const, used: 1, limit: 3, ...highlights },
          },
          ...changed,
          hiringManagers: hiringManagers.map((manager) => ({
            ...{ __typename: "HiringManager" as const, ...manager },
          })),
          viewerCan: { ...job.viewerCan, assignManagers: job.viewerCan.edit, answer: mayAnswer },
        },
      },
    },
    ...often,
  };
}

/** What the server answers once a job is assigned to one of them. */
export const assigningAnswer = (hiringManagers: readonly Manager[], accountId: string) => ({
  request: { query: AssignHiringManagerDocument, variables: { jobId: "job-1", accountId } },
  result: {
    data: {
      assignHiringManager: {
        ...{ __typename: "Job" as const, id: "job-1" },
        company: { __typename: "Company" as const, id: "company-1" },
        hiringManagers: hiringManagers.map((manager) => ({
          ...{ __typename: "HiringManager" as const, ...manager },
        })),
        viewerCan: { __typename: "JobPermissions" as const, assignManagers: true },
      },
    },
  },
});

export function figuresAnswer(candidates: ReturnType<typeof buildCandidateRow>[] = [buildCandidateRow()]) {
  const count = (status: "SUBMITTED" | "SHORTLISTED", number: number, isCapped = false) => ({
    ...{ __typename: "StatusCount" as const, status, count: number, isCapped },
  });
  const day = (name: string, views: number) => ({
    ...{ __typename: "DayFigures" as const, day: name, views, applications: 1 },
  });
  return {
    request: { query: OwnJobFiguresDocument, variables: () => true },
    result: {
      data: {
        employerAnalytics: {
          __typename: "EmployerAnalytics" as const,
          days: [day("2026-11-21", 40), day("2026-11-22", 72)],
        },
        candidates: {
          __typename: "CandidatePage" as const,
          items: candidates,
          counts: [count("SUBMITTED", 100, true), count("SHORTLISTED", 15)],
        },
      },
    },
    ...often,
  };
}
