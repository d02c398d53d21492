import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { connectTo, type PoolSettings, SERVING } from "../database/data-source";
import { NamelessClient } from "../database/nameless-client";
import { ReadRouting } from "../database/read-routing";
import { missingSessionDefaults } from "../database/session-defaults";
import type { Env } from "../settings/env";
import { Account } from "../modules/accounts/account.entity";
import { EmailChange } from "../modules/accounts/email/email-change.entity";
import { SecondFactor } from "../modules/accounts/factor/second-factor.entity";
import { Alert } from "../modules/alerts/alert.entity";
import { Consent } from "../modules/accounts/consent.entity";
import { Photo } from "../modules/accounts/photo/photo.entity";
import { Application } from "../modules/applications/application/application.entity";
import { CareerProfile } from "../modules/career-profiles/career-profile.entity";
import { ScorecardCriteria, StoredScorecard } from "../modules/applications/scorecards/scorecard.entity";
import { PipelineStage } from "../modules/applications/stages/pipeline-stage.entity";
import { CandidateNote } from "../modules/applications/candidate/candidate-note.entity";
import { Company } from "../modules/companies/company.entity";
import { CareerPage } from "../modules/companies/career-page.entity";
import { CompanyLogo } from "../modules/companies/company-logo.entity";
import { CompanyMember } from "../modules/companies/company-member.entity";
import { FeedImport, FeedImportRun } from "../modules/jobs/feed-import/feed-import.entity";
import { JobFile, JobFileRow } from "../modules/jobs/file/job-file.entity";
import { JobDraft } from "../modules/jobs/posting/job-draft.entity";
import { Job } from "../modules/jobs/job/job.entity";
import { ScreeningQuestion } from "../modules/jobs/screening/screening-question.entity";
import { WalkInPace } from "../modules/walk-ins/walk-in-pace.entity";
import { WalkInDay } from "../modules/walk-ins/walk-in-day.entity";
import { WalkInVisit } from "../modules/walk-ins/walk-in-visit.entity";
import { InterviewSlot } from "../modules/interviews/interview-slot.entity";
import { Interview } from "../modules/interviews/interview.entity";
import { Message } from "../modules/messages/message.entity";
import { MessageFile } from "../modules/messages/file/message-file.entity";
import { MessageReport } from "../modules/messages/message-report.entity";
import { MessageTemplate } from "../modules/messages/message-template.entity";
import { MessageThread } from "../modules/messages/message-thread.entity";
import { OfferLetter } from "../modules/offers/offer-letter.entity";
import { FindablePerson } from "../modules/people/findable-person.entity";
import { Invitation } from "../modules/people/invitation.entity";
import { PersonLook } from "../modules/people/person-look.entity";
import { Offer } from "../modules/offers/offer.entity";
import { AuditEntry } from "../modules/moderation/audit/audit-entry.entity";
import { Breach } from "../modules/privacy/breach/breach.entity";
import { BreachTelling } from "../modules/privacy/breach/breach-telling.entity";
import { Grievance } from "../modules/privacy/grievance.entity";
import { Nominee } from "../modules/privacy/nominee/nominee.entity";
import { JobReport } from "../modules/moderation/reports/job-report.entity";
import { CoverLetter } from "../modules/resumes/letter/cover-letter.entity";
import { ResumeOriginal } from "../modules/resumes/original/resume-original.entity";
import { Resume } from "../modules/resumes/resume/resume.entity";
import { SavedJob } from "../modules/jobs/saved/saved-job.entity";
import { ApiKey } from "../modules/companies/keys/api-key.entity";
import { WebhookEndpoint } from "../modules/companies/webhooks/webhook.entity";
import { TeamInvitation } from "../modules/companies/team/team-invitation.entity";
import { CompanyCheck } from "../modules/verification/company-check.entity";
import { CompanyDocument } from "../modules/verification/company-document.entity";
import { VerificationRequest } from "../modules/verification/verification-request.entity";
import { NoticePreference } from "../modules/notices/notice-preference.entity";
import { Notice } from "../modules/notices/notice.entity";
import { MailSuppression } from "../modules/notices/suppression/mail-suppression.entity";
import { PushSubscription } from "../modules/notices/push/push-subscription.entity";
import { PlanRequest } from "../modules/subscriptions/plan-request.entity";
import { BillingDetails } from "../modules/subscriptions/invoice/billing-details.entity";
import { Invoice } from "../modules/subscriptions/invoice/invoice.entity";
import { PlanRefund } from "../modules/subscriptions/plan-refund.entity";
import { Plan } from "../modules/subscriptions/plan.entity";
import { Place } from "../modules/places/place.entity";
import { SearchWord } from "../modules/search-words/search-word.entity";
import { Subscription } from "../modules/subscriptions/subscription.entity";

/** The entities of all domains, in their order. */
const ENTITIES = [
  Place,
  SearchWord,
  Account,
  EmailChange,
  SecondFactor,
  Consent,
  Photo,
  Notice,
  NoticePreference,
  PushSubscription,
  MailSuppression,
  Plan,
  Subscription,
  PlanRequest,
  PlanRefund,
  BillingDetails,
  Invoice,
  Company,
  CompanyMember,
  CareerPage,
  CompanyLogo,
  TeamInvitation,
  ApiKey,
  WebhookEndpoint,
  CompanyCheck,
  CompanyDocument,
  VerificationRequest,
  Resume,
  CoverLetter,
  ResumeOriginal,
  Job,
  ScreeningQuestion,
  JobDraft,
  JobFile,
  JobFileRow,
  FeedImport,
  FeedImportRun,
  SavedJob,
  CareerProfile,
  Application,
  CandidateNote,
  ScorecardCriteria,
  StoredScorecard,
  PipelineStage,
  Interview,
  InterviewSlot,
  WalkInDay,
  WalkInPace,
  WalkInVisit,
  MessageThread,
  Message,
  MessageFile,
  MessageReport,
  MessageTemplate,
  Offer,
  OfferLetter,
  Alert,
  FindablePerson,
  PersonLook,
  Invitation,
  JobReport,
  Grievance,
  Breach,
  BreachTelling,
  Nominee,
  AuditEntry,
];

/** The portal's database with all its entities; call `initialize()` before use. */
export const createDataSource = (databaseUrl: string, settings?: PoolSettings): DataSource =>
  connectTo(databaseUrl, ENTITIES, settings);

/** A node's database, as its environment describes it. */
export interface Database {
  dataSource: DataSource;
  /** Null without standbys. */
  readRouting: ReadRouting | null;
  close(): Promise<void>;
}

/** Connects a node. Warns where the sessions of its role know no timeouts, and says what has to be run. */
export async function openDatabase(env: Env, log: Logger): Promise<Database> {
  const settings = env.DATABASE_POOLER === "transaction" ? { ...SERVING, Client: NamelessClient } : SERVING;
  const dataSource = await createDataSource(env.DATABASE_URL, settings).initialize();
  const missing = await missingSessionDefaults(dataSource);
  if (missing !== null) log.warn({ missing }, "the database does not keep this role's timeouts");
  const { DATABASE_URL: primaryUrl, DATABASE_READ_URLS: standbyUrls } = env;
  const readRouting =
    standbyUrls.length > 0 ? new ReadRouting(dataSource, { primaryUrl, standbyUrls, settings, log }) : null;
  return {
    dataSource,
    readRouting,
    async close() {
      await readRouting?.stop();
      if (dataSource.isInitialized) await dataSource.destroy();
    },
  };
}
