import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../../time/clock";
import type { PersonalRecords } from "../../accounts/personal-data.service";
import type { JsonResume } from "../../resumes/json/resume-json";
import { Application } from "./application.entity";
import { SEEN_BY_APPLICANT } from "./application-history";

/** What a person applied to, with every step. The companies keep that somebody did, and what they did about it. */
export const applicationRecords = (dataSource: DataSource, clock: Clock): PersonalRecords => ({
  section: "applications",
  tables: ["applications", "application_usage"],
  async read(accountId) {
    const now = clock.now();
    const [applications, history, usage] = await Promise.all([
      dataSource
        .getRepository(Application)
        .find({ where: { applicantId: accountId }, order: { appliedAt: "DESC" } }),
      dataSource.query<unknown[]>(
        `select event.application_id as "applicationId", event.status, event.party, event.at
         from application_events event join applications on applications.id = event.application_id
         where applications.applicant_id = $1 and ${SEEN_BY_APPLICANT} order by event.at, event.id`,
        [accountId, now],
      ),
      dataSource.query<unknown[]>(
        "select month, used from application_usage where account_id = $1 order by month",
        [accountId],
      ),
    ]);
    return { sent: applications.map((application) => exported(application, now)), history, usage };
  },
  async erase(manager, accountId) {
    // A company's step locks the application and then its sender, to tell them: so does this.
    await anonymise(manager, accountId, clock.now());
    await manager.query("select from accounts where id = $1 for update", [accountId]);
    // From here on nothing more can be sent; this is what was while the lock was waited for.
    await anonymise(manager, accountId, clock.now());
  },
});

/** Takes the person out of all that they sent, and what the companies wrote to them and of them. */
async function anonymise(manager: EntityManager, accountId: string, now: Date): Promise<void> {
  const profile: JsonResume = {
    basics: { name: "Deleted account" },
    meta: { version: "v1.0.0", lastModified: now.toISOString() },
  };
  await manager.query(
    `with sent as (
       select id from applications where applicant_id = $1 order by id for update
     ), noted as (
       delete from application_notes using sent where application_id = sent.id
     ), scored as (
       delete from application_scorecards using sent where application_id = sent.id
     )
     update applications set applicant_id = null, profile = $2, career = null, note = null, message = null,
       resume_template = null, original_id = null, answers = '[]',
       match = null, match_score = null, match_version = null, priority_until = null,
       experience_months = null, city_id = null, expected_yearly_pay = null, notice_period_days = null,
       education_level = null, sent_words = null,
       shown_status = null, shown_status_at = null, hidden_until = null
     from sent where applications.id = sent.id`,
    [accountId, JSON.stringify(profile)],
  );
}

/** As its applicant sees it: a step that the company can still take back has not happened yet. */
function exported(application: Application, now: Date): object {
  const { id, jobId, note, job, profile, career, originalId, answers, quotaMonth, refundedAt, match } =
    application;
  return {
    id,
    jobId,
    note,
    job,
    profile,
    career,
    originalId,
    answers,
    quotaMonth,
    refundedAt,
    match,
    ...application.seenByApplicant(now),
  };
}
