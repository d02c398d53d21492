import type { AdminCompany_CompanyFragment } from "../../features/moderation/company/AdminCompany.generated";
import { buildJob } from "../../features/jobs/job/jobs.factories";
import {
  type AdminJob_JobFragment,
  ReviewedJobDocument,
} from "../../features/moderation/job/AdminJob.generated";
import type { AdminUser_AccountFragment } from "../../features/moderation/user/AdminUser.generated";
import { AdminCompaniesScreenDocument } from "./AdminCompaniesScreen.generated";
import { AdminJobsScreenDocument } from "./AdminJobsScreen.generated";
import { AdminUsersScreenDocument } from "./AdminUsersScreen.generated";
import { AuditLogScreenDocument } from "./AuditLogScreen.generated";

const often = { maxUsageCount: Number.POSITIVE_INFINITY };

export function buildAdminUser(changes: Partial<AdminUser_AccountFragment> = {}) {
  return {
    __typename: "Account" as const,
    id: "user-1",
    signInName: "asha.rao@example.in",
    displayName: "Asha Rao",
    photoURL: null,
    role: "JOBSEEKER" as const,
    status: "ACTIVE" as const,
    blockedReason: null,
    createdAt: "2026-11-19T06:30:00.000Z",
    ...changes,
    viewerCan: {
      __typename: "AccountPermissions" as const,
      ...{ changeRole: true, makeAdmin: true, block: true, delete: true },
      removeSecondFactor: false,
      ...changes.viewerCan,
    },
    subscription: { __typename: "Subscription" as const, plan: changes.subscription?.plan ?? "FREE" },
  };
}

export function buildAdminJob(review: Partial<NonNullable<AdminJob_JobFragment["review"]>> = {}) {
  return {
    __typename: "Job" as const,
    id: "job-1",
    title: "Loom Fitter",
    location: "Hebbal, Mysuru",
    postedAt: "2026-11-19T06:30:00.000Z",
    isForClient: false,
    clientName: null,
    clientIndustry: null,
    company: {
      __typename: "Company" as const,
      id: "company-1",
      name: "Kaveri Systems",
      logoURL: null,
      isVerified: false,
    },
    review: {
      __typename: "JobReview" as const,
      status: "ACTIVE" as const,
      reportCount: 0,
      reportComments: [],
      rules: [],
      heldAt: review.status === "HELD" ? "2026-11-20T06:30:00.000Z" : null,
      reason: null,
      answer: null,
      poster: null,
      ...review,
      clientLookAlikes: (review.clientLookAlikes ?? []).map((company) => ({
        __typename: "Company" as const,
        ...company,
      })),
      reportReasons: (review.reportReasons ?? []).map((given) => ({
        __typename: "ReportReasonCount" as const,
        ...given,
      })),
    },
  };
}

export function buildAdminCompany(
  standing: Partial<NonNullable<AdminCompany_CompanyFragment["standing"]>> = {},
) {
  return {
    __typename: "Company" as const,
    id: "company-1",
    name: "Kaveri Systems",
    logoURL: null,
    headquarters: "Mysuru",
    website: null,
    isVerified: standing.status === "VERIFIED",
    createdAt: "2026-11-19T06:30:00.000Z",
    openJobCount: 3,
    standing: {
      __typename: "CompanyStanding" as const,
      status: "UNVERIFIED" as const,
      memberCount: 2,
      jobCount: 7,
      verifiedAt: null,
      verifiedNote: null,
      blockedAt: null,
      blockedReason: null,
      namesakes: [],
      ...standing,
    },
  };
}

type OnAsk = (variables: Record<string, unknown>) => void;
const total = (count: number) => ({ total: count, isTotalCapped: false });
const onlyPage = (count: number) => ({ ...total(count), hasNextPage: false });

export function buildPlanRequest() {
  const { id, signInName, displayName, subscription } = buildAdminUser();
  return {
    __typename: "PlanRequest" as const,
    id: "request-1",
    plan: "PREMIUM" as const,
    requestedAt: "2026-11-20T06:30:00.000Z",
    account: { __typename: "Account" as const, id, signInName, displayName, subscription },
  };
}

interface UsersSetting {
  users?: ReturnType<typeof buildAdminUser>[];
  requests?: ReturnType<typeof buildPlanRequest>[];
  onAsk?: OnAsk;
}

export function usersAnswer({ users = [], requests = [], onAsk }: UsersSetting = {}) {
  return {
    request: { query: AdminUsersScreenDocument, variables: () => true },
    result: (variables: Record<string, unknown>) => {
      onAsk?.(variables);
      return {
        data: {
          users: { __typename: "UserPage" as const, items: users, nextCursor: null, ...total(users.length) },
          planRequests: { __typename: "PlanRequestPage" as const, total: requests.length, items: requests },
        },
      };
    },
    ...often,
  };
}

export function adminJobsAnswer(jobs: ReturnType<typeof buildAdminJob>[], onAsk?: OnAsk) {
  return {
    request: { query: AdminJobsScreenDocument, variables: () => true },
    result: (variables: Record<string, unknown>) => {
      onAsk?.(variables);
      return {
        data: { adminJobs: { __typename: "AdminJobPage" as const, items: jobs, ...onlyPage(jobs.length) } },
      };
    },
    ...often,
  };
}

/** What the dialog of the job above reads to judge it by. */
export function reviewedJobAnswer() {
  const { id, title } = buildAdminJob();
  const job = { ...buildJob(), id, title, benefits: [], questions: [] };
  return {
    request: { query: ReviewedJobDocument, variables: { id: "job-1" } },
    result: { data: { adminJob: job } },
    ...often,
  };
}

export function adminCompaniesAnswer(companies: ReturnType<typeof buildAdminCompany>[]) {
  return {
    request: { query: AdminCompaniesScreenDocument, variables: () => true },
    result: {
      data: {
        adminCompanies: {
          __typename: "AdminCompanyPage" as const,
          items: companies,
          ...onlyPage(companies.length),
        },
      },
    },
    ...often,
  };
}

export function auditAnswer(onAsk: OnAsk, changes: object = {}) {
  const entry = {
    __typename: "AuditEntry" as const,
    id: "entry-1",
    at: "2026-11-20T06:30:00.000Z",
    action: "account.role",
    subjectType: "account",
    subjectId: "user-1",
    subjectName: "asha.rao@example.in",
    before: { role: "jobseeker" },
    after: { role: "employer" },
    actor: null,
    actorId: null,
    ...changes,
  };
  return {
    request: { query: AuditLogScreenDocument, variables: () => true },
    result: (variables: Record<string, unknown>) => {
      onAsk(variables);
      return { data: { auditLog: { __typename: "AuditPage" as const, items: [entry], ...onlyPage(1) } } };
    },
    ...often,
  };
}
