import type { DataSource } from "typeorm";
import type { ServiceParts } from "../../auth/context";
import { createSecondFactorLoader } from "../accounts/factor/second-factor.loaders";
import { createLastAdminLoader } from "../accounts/last-admin";
import type { JobService } from "../jobs/job/job.service";
import type { NoticeService } from "../notices/notice.service";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import { UserActivityService } from "./activity/user-activity.service";
import { createAuditSubjectLoader } from "./audit/audit-log.loaders";
import { AuditLogService } from "./audit/audit-log.service";
import { createCompanySizeLoader, createNamesakesLoader } from "./companies/admin-company.loaders";
import { AdminCompanyService } from "./companies/admin-company.service";
import { CompanyMergerService } from "./companies/company-merger.service";
import { createClientLookAlikesLoader } from "./jobs/client-look-alike.loaders";
import { AdminJobService } from "./jobs/admin-job.service";
import { JobReviewService } from "./jobs/job-review.service";
import { MessageReviewService } from "./messages/message-review.service";
import { createReportSummaryLoader } from "./reports/job-report.loaders";
import { JobReportService } from "./reports/job-report.service";
import { AdminSummaryService } from "./summary/admin-summary.service";
import { createAccountLoader } from "./users/user.loaders";
import { UserListService } from "./users/user-list.service";
import { UserPlanService } from "./users/user-plan.service";

declare module "../../auth/context" {
  interface Services extends ModerationServices {}
  interface Loaders extends ModerationLoaders {}
}

interface ModerationParts {
  jobs: JobService;
  notices: NoticeService;
  subscriptions: SubscriptionService;
}

type ModerationServices = ReturnType<typeof createModerationServices>;

export function createModerationServices(
  { dataSource, clock }: ServiceParts,
  { jobs, notices, subscriptions }: ModerationParts,
) {
  const userList = new UserListService(dataSource);
  return {
    jobReports: new JobReportService(dataSource, clock, jobs),
    userList,
    userActivity: new UserActivityService(dataSource),
    userPlans: new UserPlanService(dataSource, subscriptions, notices),
    adminCompanies: new AdminCompanyService(dataSource, clock, notices),
    companyMerger: new CompanyMergerService(dataSource, clock),
    adminJobs: new AdminJobService(dataSource, clock, userList),
    messageReview: new MessageReviewService(dataSource, clock, notices),
    jobReview: new JobReviewService(dataSource, clock, notices),
    adminSummary: new AdminSummaryService(dataSource, clock),
    auditLog: new AuditLogService(dataSource, userList),
  };
}

type ModerationLoaders = ReturnType<typeof createModerationLoaders>;

/** What admins' lists load once for a page. */
export const createModerationLoaders = (dataSource: DataSource) => ({
  account: createAccountLoader(dataSource),
  hasSecondFactor: createSecondFactorLoader(dataSource),
  isLastAdmin: createLastAdminLoader(dataSource),
  companySize: createCompanySizeLoader(dataSource),
  namesakes: createNamesakesLoader(dataSource),
  clientLookAlikes: createClientLookAlikesLoader(dataSource),
  reportSummary: createReportSummaryLoader(dataSource),
  auditSubject: createAuditSubjectLoader(dataSource),
});
