import type { DataSource } from "typeorm";
import type { IdentityProvider } from "./auth/identity-provider";
import type { Clock } from "./clock";
import type { Env } from "./env";
import { createMailer, type Mailer } from "./mail/mailer";
import { WriteLimits } from "./auth/write-limits";
import { accountRecords } from "./modules/accounts/account.records";
import { AccountControlService } from "./modules/accounts/account.control.service";
import { AccountService } from "./modules/accounts/account.service";
import { PersonalDataService } from "./modules/accounts/personal-data.service";
import { PhotoService } from "./modules/accounts/photo.service";
import { ProfileService } from "./modules/accounts/profile.service";
import { namesOfApplicants } from "./modules/applications/applicant-names";
import { applicationRecords } from "./modules/applications/application.records";
import { settleRefundsOf, settleRefundsOfPoster } from "./modules/applications/application.quota";
import { ApplicationService } from "./modules/applications/application.service";
import { CompanyLogoService } from "./modules/companies/company-logo.service";
import { ReplyRateService } from "./modules/applications/reply-rate.service";
import { CandidateMoveService } from "./modules/applications/candidate-move.service";
import { candidateNoteRecords } from "./modules/applications/candidate-note.records";
import { CandidateNoteService } from "./modules/applications/candidate-note.service";
import { CandidateService } from "./modules/applications/candidate.service";
import { EmployerFiguresService } from "./modules/applications/employer-figures.service";
import { MatchService } from "./modules/applications/match.service";
import { RejectionMessageService } from "./modules/applications/rejection-message.service";
import { companyRecords } from "./modules/companies/company.records";
import { CompanyService } from "./modules/companies/company.service";
import { jobDraftRecords } from "./modules/jobs/job-draft.records";
import { JobDraftService } from "./modules/jobs/job-draft.service";
import { JobCsvService } from "./modules/jobs/job-csv.service";
import { JobImportService } from "./modules/jobs/job.import.service";
import { JobSearchService } from "./modules/jobs/job-search.service";
import { JobSuggestionService } from "./modules/jobs/job-suggestion.service";
import { JobSimilarService } from "./modules/jobs/job.similar.service";
import { JobLifecycleService } from "./modules/jobs/job.lifecycle.service";
import { JobPostService } from "./modules/jobs/job.post.service";
import { jobRecords } from "./modules/jobs/job.records";
import { JobService } from "./modules/jobs/job.service";
import { AdminCompanyService } from "./modules/moderation/admin-company.service";
import { AdminJobService } from "./modules/moderation/admin-job.service";
import { AdminSummaryService } from "./modules/moderation/admin-summary.service";
import { AuditLogService } from "./modules/moderation/audit-log.service";
import { CompanyMergerService } from "./modules/moderation/company-merger.service";
import { JobReviewService } from "./modules/moderation/job-review.service";
import { UserListService } from "./modules/moderation/user-list.service";
import { UserPlanService } from "./modules/moderation/user-plan.service";
import { jobReportRecords } from "./modules/moderation/job-report.records";
import { JobReportService } from "./modules/moderation/job-report.service";
import { JobViewService } from "./modules/jobs/job-view.service";
import { OwnJobService } from "./modules/jobs/own-job.service";
import { savedJobRecords } from "./modules/jobs/saved-job.records";
import { SavedJobService } from "./modules/jobs/saved-job.service";
import { companySitemap, jobSitemap } from "./modules/jobs/sitemap.service";
import { resumeRecords } from "./modules/resumes/resume.records";
import { ResumeRenderer } from "./modules/resumes/resume.pdf";
import { ResumeService } from "./modules/resumes/resume.service";
import { SetupService } from "./modules/setup/setup.service";
import { NoticeMailService } from "./modules/notices/notice.mail.service";
import { noticeRecords } from "./modules/notices/notice.records";
import { NoticeService } from "./modules/notices/notice.service";
import { type PaymentGateway, paymentGateway } from "./modules/subscriptions/payment-gateway";
import { PlanChangeService } from "./modules/subscriptions/plan-change.service";
import { PlanPaymentService } from "./modules/subscriptions/plan-payment.service";
import { subscriptionRecords } from "./modules/subscriptions/subscription.records";
import { SubscriptionService } from "./modules/subscriptions/subscription.service";

export interface ServiceParts {
  env: Env;
  dataSource: DataSource;
  provider: IdentityProvider;
  clock: Clock;
  /** Takes the money for plans in place of what PAYMENTS names. */
  gateway?: PaymentGateway;
}

/** Puts the services together; they live as long as the node. */
export function createServices({ env, dataSource, provider, clock, gateway }: ServiceParts) {
  const accounts = new AccountService(dataSource, clock, env);
  const mail = createMailServices({ env, dataSource, clock });
  const notices = new NoticeService(dataSource, clock, mail.mailer !== null, namesOfApplicants);
  const subscriptions = new SubscriptionService(dataSource, clock, notices);
  const companies = new CompanyService(dataSource, clock);
  const ownJobs = new OwnJobService(dataSource, clock);
  const resumes = new ResumeService(dataSource, clock);
  const isEmulator = env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  return {
    writeLimits: new WriteLimits(dataSource, env),
    accounts,
    profiles: new ProfileService(dataSource, clock),
    photos: new PhotoService(dataSource),
    ...createAdminServices({ env, dataSource, provider, clock }, subscriptions, notices),
    ...mail,
    notices,
    subscriptions,
    ...createPlanServices({ env, dataSource, clock, gateway }, subscriptions, notices),
    companies,
    companyLogos: new CompanyLogoService(dataSource),
    ...createJobServices(dataSource, clock),
    jobImport: new JobImportService(dataSource, clock, accounts, companies, notices),
    jobCsv: new JobCsvService(dataSource, clock, accounts, companies, notices),
    ownJobs,
    jobPosts: new JobPostService(dataSource, clock, accounts, companies, ownJobs, notices),
    jobLifecycle: new JobLifecycleService(ownJobs, settleRefundsOf),
    jobDrafts: new JobDraftService(dataSource, clock, ownJobs),
    resumes,
    resumeRenderer: new ResumeRenderer(),
    applications: new ApplicationService(dataSource, clock, accounts, resumes, notices),
    replyRates: new ReplyRateService(dataSource, clock),
    ...createCandidateServices(dataSource, clock, notices),
    setup: new SetupService(env.DATABASE_URL, provider, accounts, subscriptions, isEmulator),
  };
}

export type Services = ReturnType<typeof createServices>;

/** The choice of a plan, and the payment for it. */
function createPlanServices(
  { env, dataSource, clock, gateway = paymentGateway(env.PAYMENTS) }: Omit<ServiceParts, "provider">,
  subscriptions: SubscriptionService,
  notices: NoticeService,
) {
  const planPayments = new PlanPaymentService(dataSource, clock, subscriptions, notices, gateway);
  return {
    planPayments,
    planChanges: new PlanChangeService(dataSource, clock, subscriptions, notices, planPayments),
  };
}

/** Each domain's part of what the portal keeps about a person. */
const personalRecords = (dataSource: DataSource, clock: Clock) => [
  accountRecords(dataSource),
  noticeRecords(dataSource),
  subscriptionRecords(dataSource),
  companyRecords(dataSource),
  resumeRecords(dataSource),
  jobRecords(dataSource, clock),
  jobDraftRecords(dataSource),
  jobReportRecords(dataSource),
  savedJobRecords(dataSource),
  applicationRecords(dataSource, clock),
  candidateNoteRecords(dataSource),
];

/** What companies do with the applications to their jobs. */
const createCandidateServices = (dataSource: DataSource, clock: Clock, notices: NoticeService) => ({
  candidates: new CandidateService(dataSource, clock),
  candidateMoves: new CandidateMoveService(dataSource, clock, notices),
  candidateNotes: new CandidateNoteService(dataSource, clock),
  rejectionMessages: new RejectionMessageService(dataSource),
  matches: new MatchService(dataSource, clock),
  employerFigures: new EmployerFiguresService(dataSource),
});

/** What needs open jobs and nothing else. */
function createJobServices(dataSource: DataSource, clock: Clock) {
  const jobs = new JobService(dataSource, clock);
  const jobSuggestions = new JobSuggestionService(dataSource);
  const jobSearch = new JobSearchService(dataSource, clock, jobSuggestions);
  return {
    jobs,
    jobSearch,
    jobSuggestions,
    similarJobs: new JobSimilarService(jobs, jobSearch),
    jobSitemap: jobSitemap(dataSource, clock),
    companySitemap: companySitemap(dataSource, clock),
    jobReports: new JobReportService(dataSource, clock, jobs),
    jobViews: new JobViewService(dataSource, clock, jobs),
    savedJobs: new SavedJobService(dataSource, clock, jobs),
  };
}

/** What admins see and do, and the erasure that they share with each account's owner. */
function createAdminServices(
  { env, dataSource, provider, clock }: Omit<ServiceParts, "gateway">,
  subscriptions: SubscriptionService,
  notices: NoticeService,
) {
  const records = personalRecords(dataSource, clock);
  const personalData = new PersonalDataService(dataSource, provider, clock, records);
  const userList = new UserListService(dataSource);
  return {
    personalData,
    accountControl: new AccountControlService(
      dataSource,
      provider,
      clock,
      personalData,
      env,
      settleRefundsOfPoster,
    ),
    userList,
    userPlans: new UserPlanService(dataSource, subscriptions, notices),
    adminCompanies: new AdminCompanyService(dataSource, clock, notices),
    companyMerger: new CompanyMergerService(dataSource, clock),
    adminJobs: new AdminJobService(dataSource, clock, userList),
    jobReview: new JobReviewService(dataSource, clock, notices),
    adminSummary: new AdminSummaryService(dataSource, clock),
    auditLog: new AuditLogService(dataSource, userList),
  };
}

/** Both null where no mail is sent. */
interface MailServices {
  mailer: Mailer | null;
  noticeMails: NoticeMailService | null;
}

function createMailServices({
  env,
  dataSource,
  clock,
}: Omit<ServiceParts, "provider" | "gateway">): MailServices {
  if (!env.MAIL_URL) return { mailer: null, noticeMails: null };
  const mailer = createMailer(env.MAIL_URL, env.MAIL_FROM ?? "");
  const siteUrl = (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/+$/, "");
  const noticeMails = new NoticeMailService(dataSource, clock, mailer, siteUrl, namesOfApplicants);
  return { mailer, noticeMails };
}
