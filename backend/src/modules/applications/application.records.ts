import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";
import { Application } from "./application.entity";

/** What a person applied to, with every step. Deleting the account takes it away from the companies too. */
export const applicationRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "applications",
  tables: ["applications", "application_usage"],
  async read(accountId) {
    const [applications, history, usage] = await Promise.all([
      dataSource
        .getRepository(Application)
        .find({ where: { applicantId: accountId }, order: { appliedAt: "DESC" } }),
      dataSource.query<unknown[]>(
        `select event.application_id as "applicationId", event.status, event.party, event.at
         from application_events event join applications on applications.id = event.application_id
         where applications.applicant_id = $1 order by event.at, event.id`,
        [accountId],
      ),
      dataSource.query<unknown[]>(
        "select month, used from application_usage where account_id = $1 order by month",
        [accountId],
      ),
    ]);
    return { sent: applications, history, usage };
  },
});
