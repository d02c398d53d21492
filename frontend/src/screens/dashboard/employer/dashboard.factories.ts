import type { buildCandidateRow } from "../../../features/applications/candidate/candidates.factories";
import type { InterviewLine_InterviewFragment } from "../../../features/interviews/Interviews.generated";
import { EmployerDashboardDocument } from "./EmployerDashboard.generated";

/** An employer's dashboard with no active job and these candidates. */
export const employerAnswer = (
  candidates: ReturnType<typeof buildCandidateRow>[] = [],
  interviews: InterviewLine_InterviewFragment[] = [],
) => ({
  request: { query: EmployerDashboardDocument },
  result: {
    data: {
      upcomingInterviews: interviews,
      candidates: {
        __typename: "CandidatePage" as const,
        items: candidates,
        counts: [{ __typename: "StatusCount" as const, status: "SUBMITTED", count: 38, isCapped: false }],
      },
      myJobs: { __typename: "OwnJobPage" as const, total: 0, items: [] },
      myJobCounts: {
        __typename: "OwnJobCounts" as const,
        all: 14,
        active: 6,
        held: 0,
        removed: 0,
        drafts: 1,
      },
      myCompanies: [
        {
          ...{ __typename: "Company" as const, id: "company-1", name: "Kaveri Systems" },
          ...{ about: "Looms.", logoURL: "/api/logos/1", isVerified: true },
          viewerCan: { __typename: "CompanyPermissions" as const, postJobs: true },
        },
      ],
      employerSummary: {
        __typename: "EmployerSummary" as const,
        totalApplications: 326,
        shortlisted: 47,
        interviews: 12,
        hired: 3,
        unopened: 38,
        late: 2,
        longestWaitingId: "application-9",
      },
    },
  },
});
