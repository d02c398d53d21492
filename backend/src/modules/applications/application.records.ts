import type { DataSource } from "typeorm";
import type { Clock } from "../../clock";
import type { PersonalRecords } from "../accounts/personal-data.service";
import { Application } from "./application.entity";
import { SEEN_BY_APPLICANT } from "./application.history";

/** What a person applied to, with every step. Deleting the account takes it away from the companies too. */
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
});

/** As its applicant sees it: a step that the company can still take back has not happened yet. */
function exported(application: Application, now: Date): object {
  const { id, jobId, note, job, profile, quotaMonth, refundedAt, match } = application;
  return {
    id,
    jobId,
    note,
    job,
    profile,
    quotaMonth,
    refundedAt,
    match,
    ...application.seenByApplicant(now),
  };
}
