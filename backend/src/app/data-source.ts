import type { DataSource } from "typeorm";
import { connectTo, type SERVING } from "../database/data-source";
import { Account } from "../modules/accounts/account.entity";
import { Photo } from "../modules/accounts/photo.entity";
import { Application } from "../modules/applications/application/application.entity";
import { CandidateNote } from "../modules/applications/candidate/candidate-note.entity";
import { Company } from "../modules/companies/company.entity";
import { CompanyLogo } from "../modules/companies/company-logo.entity";
import { CompanyMember } from "../modules/companies/company-member.entity";
import { JobDraft } from "../modules/jobs/posting/job-draft.entity";
import { Job } from "../modules/jobs/job/job.entity";
import { AuditEntry } from "../modules/moderation/audit/audit-entry.entity";
import { JobReport } from "../modules/moderation/reports/job-report.entity";
import { Resume } from "../modules/resumes/resume/resume.entity";
import { SavedJob } from "../modules/jobs/saved/saved-job.entity";
import { Notice } from "../modules/notices/notice.entity";
import { PlanRequest } from "../modules/subscriptions/plan-request.entity";
import { Plan } from "../modules/subscriptions/plan.entity";
import { Subscription } from "../modules/subscriptions/subscription.entity";

/** The entities of all domains, in their order. */
const ENTITIES = [
  Account,
  Photo,
  Notice,
  Plan,
  Subscription,
  PlanRequest,
  Company,
  CompanyMember,
  CompanyLogo,
  Resume,
  Job,
  JobDraft,
  SavedJob,
  Application,
  CandidateNote,
  JobReport,
  AuditEntry,
];

/** The portal's database with all its entities; call `initialize()` before use. */
export const createDataSource = (databaseUrl: string, timeouts?: typeof SERVING): DataSource =>
  connectTo(databaseUrl, ENTITIES, timeouts);
