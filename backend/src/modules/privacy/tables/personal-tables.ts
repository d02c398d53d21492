import {
  afterDays,
  byRecords,
  byTrigger,
  byWriter,
  detached,
  kept,
  whenUnused,
  withAccount,
  type PersonalTable,
} from "./erasure";
import { CONSENT_TABLES } from "./consent-tables";
import { FIGURE_TABLES } from "./figure-tables";
import { GRIEVANCE_TABLES } from "./grievance-tables";
import { ACCOUNT_TABLES } from "./account-tables";
import { NOTICE_TABLES } from "./notice-tables";
import { PEOPLE_TABLES } from "./people-tables";
import { SEARCH_TABLES } from "./search-tables";

const byNumber = kept(
  "It names accounts by a number alone, which nothing leads back to once the account is gone.",
);
const byTaxLaw = kept("The law on GST asks to keep invoices (CGST Act 2017, section 36).");

/** What stands about persons in each table of the database; the test tells of a column that is missing (PRIV-01). */
const OWN_TABLES: Readonly<Record<string, PersonalTable>> = {
  ...ACCOUNT_TABLES,
  ...CONSENT_TABLES,
  account_words: { personal: { safety: "account_id word role status plan" }, erased: [withAccount] },
  photos: { personal: { profile: "id account_id content created_at" }, erased: [withAccount] },
  career_profiles: {
    personal: { profile: "account_id facts audiences version updated_at" },
    erased: [withAccount],
  },
  resumes: {
    personal: {
      profile: "id account_id title template content version is_draft created_at updated_at deleted_at",
    },
    erased: [withAccount],
  },
  resume_originals: {
    personal: { profile: "id account_id name kind bytes page_count texts sha256 created_at removed_at" },
    erased: [withAccount],
  },
  cover_letters: {
    personal: { profile: "id account_id title text created_at updated_at" },
    erased: [withAccount],
  },
  saved_jobs: { personal: { profile: "account_id job_id saved_at" }, erased: [withAccount] },
  files: {
    personal: { profile: "key state type sha256 bytes changed_at" },
    erased: [whenUnused("file-sweep")],
  },
  file_contents: { personal: { profile: "key content" }, erased: [whenUnused("file-sweep")] },
  alerts: {
    personal: {
      alerts:
        "id account_id email language filter frequency state is_mailed secret read_by created_at asked_at paused_at since " +
        "due_at told_at mailing_until",
    },
    erased: [withAccount, byRecords("alerts")],
  },
  alert_matches: {
    personal: { alerts: "alert_id job_id is_titled found_at told_at mailed_at" },
    erased: [byTrigger("alerts", "alerts_forget_matches")],
  },
  ...NOTICE_TABLES,
  subscriptions: {
    personal: { plans: "account_id plan started_at next_plan changes_at" },
    erased: [withAccount],
  },
  plan_requests: {
    personal: {
      plans:
        "id account_id plan previous_plan monthly_price status payment_reference requested_at decided_at " +
        "decided_by_id",
    },
    erased: [withAccount],
  },
  plan_refunds: { personal: { plans: "id request_id paise refunded_at" }, erased: [withAccount] },
  billing_details: {
    personal: { plans: "account_id name address state_code gstin" },
    erased: [withAccount],
  },
  invoices: {
    personal: { plans: "account_id buyer payment_reference refund_id" },
    other:
      "id kind financial_year serial number corrects_id issued_at seller description sac total taxable cgst sgst igst",
    erased: [detached, byTaxLaw],
  },
  ...PEOPLE_TABLES,
};

const APPLYING_TABLES: Readonly<Record<string, PersonalTable>> = {
  applications: {
    personal: {
      applying:
        "applicant_id note profile resume_template match_score match_version match message career answers words " +
        "experience_months city_id expected_yearly_pay notice_period_days education_level sent_words original_id",
    },
    other:
      "id job_id status job quota_month applied_at status_at answered_at refunded_at company_id priority_until " +
      "is_priority shown_status shown_status_at hidden_until stage_id",
    erased: [byRecords("applications")],
  },
  application_events: {
    personal: { applying: "application_id actor_id api_key_id" },
    other: "id status party at from_status move_id is_undo shown_at reason",
    erased: [byNumber],
  },
  application_stage_moves: {
    personal: { applying: "application_id actor_id api_key_id" },
    other: "id from_status status from_stage_id stage_id stage_name move_id at is_undo",
    erased: [byNumber],
  },
  application_notes: {
    personal: { applying: "id application_id author_id text created_at" },
    erased: [byRecords("applications"), detached],
  },
  application_scorecards: {
    personal: { applying: "id application_id author_id marks remark average created_at updated_at" },
    erased: [byRecords("applications"), detached],
  },
  application_usage: { personal: { applying: "account_id month used" }, erased: [withAccount] },
  interviews: {
    personal: {
      applying:
        "id application_id words words_party feedback feedback_by offered_by offered_at asked_at changed_at",
    },
    other: "status slot_id sequence day_reminded_at hours_reminded_at",
    erased: [byRecords("interviews"), detached],
  },
  interview_offers: { personal: { applying: "interview_id slot_id" }, erased: [byRecords("interviews")] },
  walk_in_visits: {
    personal: {
      applying:
        "id job_id day number account_id name phone code status called_at taken_at reminded_at " +
        "former_details band_minute",
    },
    erased: [withAccount],
  },
  interview_slots: {
    personal: { hiring: "phone interviewer created_by" },
    other: "id job_id starts_at minutes way place map_url video_url note created_at",
    erased: [detached],
  },
  offers: {
    personal: {
      applying:
        "id application_id status pay_amount pay_unit joins_on expires_at letter letter_id words words_party " +
        "offered_by offered_at decided_at reminded_at",
    },
    erased: [byRecords("offers"), detached],
  },
  offer_letters: {
    personal: { applying: "id application_id created_at" },
    erased: [byRecords("offers")],
  },
  message_threads: {
    personal: {
      messages:
        "application_id member_id applicant_sent_at company_sent_at last_sent_at applicant_read_at company_read_at " +
        "applicant_blocked_at company_blocked_at",
    },
    other: "company_id",
    erased: [byRecords("messages"), detached],
  },
  messages: {
    personal: { messages: "id application_id party sender_id text state held_rules sent_at batch_id" },
    erased: [byRecords("messages"), detached],
  },
  message_files: {
    personal: { messages: "id application_id message_id account_id name type bytes created_at" },
    erased: [byRecords("messages"), detached, afterDays(2, "message-file-purge")],
  },
  message_batches: { personal: { messages: "id sender_id due_at started_at" }, erased: [withAccount] },
};

const HIRING_TABLES: Readonly<Record<string, PersonalTable>> = {
  company_members: { personal: { hiring: "company_id account_id created_at role" }, erased: [withAccount] },
  job_hiring_managers: {
    personal: { hiring: "job_id account_id company_id role assigned_at" },
    erased: [withAccount],
  },
  api_keys: {
    personal: { hiring: "creator_id" },
    other: "id company_id name scopes secret_hash hint created_at expires_at last_used_at revoked_at",
    erased: [withAccount],
  },
  webhook_endpoints: {
    personal: { hiring: "creator_id" },
    other: "id company_id url events secret created_at failing_since paused_until off_at",
    erased: [detached],
  },
  webhook_deliveries: {
    personal: { applying: "id application_id event body created_at" },
    other: "endpoint_id sequence status attempts next_at claimed_until answer_status problem ended_at",
    erased: [afterDays(30, "webhook-purge")],
  },
  team_invitations: {
    personal: { hiring: "id company_id email role secret_hash invited_by sent_at expires_at" },
    erased: [byRecords("teamInvitations"), afterDays(14, "team-invitation-purge")],
  },
  jobs: {
    personal: { hiring: "posted_by_id" },
    other:
      "id company_id reference title type work_mode city locality pay_text pay_min pay_max pay_unit " +
      "pay_yearly_min pay_yearly_max experience_text experience_min_years experience_max_years skills " +
      "description requirements benefits openings posted_at open_until held_at held_reason removed_at " +
      "removed_reason closed_at is_company_blocked is_poster_blocked is_listed search_document " +
      "created_at updated_at is_company_verified does_company_reply version draft_id report_count " +
      "held_rules cleared_rules answer answered_at location_text education shift days_a_week " +
      "english_level languages notice_period_days freshers_welcome own_two_wheeler walk_in_from " +
      "walk_in_until walk_in_hours walk_in_venue facilities_for_disabled place_ids apply_url " +
      "asks_phone asks_resume asks_notice_period asks_expected_pay is_for_client client_name " +
      "client_industry highlighted_at highlighted_until",
    erased: [detached],
  },
  job_drafts: { personal: { hiring: "account_id id fields created_at updated_at" }, erased: [withAccount] },
  job_files: {
    personal: { hiring: "id uploader_id name" },
    other:
      "company_id bytes sheet sheet_names state columns answers type_answers company_answers attempts is_stopped failure failed_row " +
      "created_count held_count created_at updated_at",
    erased: [withAccount, afterDays(30, "job-file-watch")],
  },
  feed_imports: {
    personal: { hiring: "account_id" },
    other:
      "id company_id url schedule answers does_apply_elsewhere created_at next_at etag last_modified read_at run_id " +
      "claimed_until failing_since off_at closing_asked_at closing_confirmed_at",
    erased: [detached],
  },
  job_file_contents: {
    personal: { hiring: "file_id content" },
    erased: [withAccount, afterDays(30, "job-file-watch")],
  },
  job_file_rows: {
    personal: { hiring: "file_id cells" },
    other:
      "row standing is_left_out title reference likeness problems taken proposed undo job wording company_id " +
      "withdrawal",
    erased: [withAccount, afterDays(30, "job-file-watch")],
  },
  company_checks: {
    personal: { verification: "evidence asked_by decided_by" },
    other: "id company_id kind state asked_at decided_at lapses_at",
    erased: [byRecords("verification"), detached],
  },
  company_documents: {
    personal: { verification: "id check_id type bytes uploaded_by created_at" },
    erased: [byRecords("verification"), afterDays(30, "company-document-purge")],
  },
  verification_requests: {
    personal: { verification: "decided_by" },
    other: "id company_id status asked_at message answer decided_at",
    erased: [detached],
  },
};

const SAFETY_TABLES: Readonly<Record<string, PersonalTable>> = {
  job_reports: {
    personal: { safety: "account_id comment" },
    other: "id job_id reason created_at dismissed_at",
    erased: [byRecords("jobReports"), detached],
  },
  message_reports: {
    personal: { safety: "account_id comment" },
    other: "id message_id reason created_at settled_at",
    erased: [byRecords("messages"), detached],
  },
  audit_entries: {
    personal: { safety: "actor_id api_key_id subject_id before after" },
    other: "id at action subject_type",
    erased: [byNumber],
  },
  audit_reasons: { personal: { safety: "entry_id account_id reason" }, erased: [withAccount] },
  ...GRIEVANCE_TABLES,
  client_requests: {
    personal: { security: "account_id id operation input_hash result created_at" },
    erased: [withAccount, afterDays(1, "request-purge")],
  },
  rate_limits: { personal: { security: "key points expire" }, erased: [byWriter(2, "auth/write-limits.ts")] },
  ...FIGURE_TABLES,
  ...SEARCH_TABLES,
};

export const PERSONAL_TABLES = { ...OWN_TABLES, ...APPLYING_TABLES, ...HIRING_TABLES, ...SAFETY_TABLES };
