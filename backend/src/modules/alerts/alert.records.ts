import { type DataSource, In } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";
import { Alert } from "./alert.entity";

/** By the account, or by its e-mail address once that is verified ($1: the account). */
const OWN = `(alert.account_id = $1 or lower(alert.email) = (
  select lower(email) from accounts where id = $1 and email_verified_at is not null
))`;

/** What somebody wants to be told of, and what they were told. All of it goes with the account. */
export const alertRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "alerts",
  tables: ["alerts"],
  async read(accountId) {
    const own = await dataSource.query<{ id: string; told: unknown[] }[]>(
      `select alert.id, (
         select coalesce(json_agg(json_build_object('jobId', job_id, 'toldAt', told_at) order by told_at), '[]')
         from alert_matches where alert_id = alert.id and told_at is not null
       ) as told from alerts alert where ${OWN}`,
      [accountId],
    );
    const alerts = await dataSource.getRepository(Alert).findBy({ id: In(own.map(({ id }) => id)) });
    const told = new Map(own.map((row) => [row.id, row.told]));
    return alerts.map(({ id, filter, frequency, state, isMailed, email, language, createdAt }) => ({
      ...{ search: filter, frequency, state, isMailed, email, language, createdAt },
      told: told.get(id),
    }));
  },
  async erase(manager, accountId) {
    await manager.query(
      `delete from job_search_kept where id in (select id from alerts alert where ${OWN})`,
      [accountId],
    );
    await manager.query(`delete from alerts alert where ${OWN}`, [accountId]);
  },
});
