import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";

/**
 * FIND-10: whether companies may find somebody, who looked, and invitations to and by them. All of it goes with the
 * account, but for invitations that they sent as a company's member.
 */
export const personRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "findability",
  tables: ["findable_people", "invitations", "person_looks"],
  async read(accountId) {
    const [[person], looks, received, sent] = await Promise.all([
      dataSource.query<unknown[]>(
        `select is_on as "isFindable", hidden_companies as "hiddenCompanies", card, listed_at as "listedAt"
         from findable_people where account_id = $1`,
        [accountId],
      ),
      dataSource.query<unknown[]>(
        `select company.name as company, look.looked_at as "lookedAt"
         from person_looks look join companies company on company.id = look.company_id
         where look.account_id = $1 order by look.looked_at`,
        [accountId],
      ),
      dataSource.query<unknown[]>(
        `select job_id as "jobId", message, status, shared, sent_at as "sentAt", expires_at as "expiresAt",
           answered_at as "answeredAt"
         from invitations where account_id = $1 order by id`,
        [accountId],
      ),
      dataSource.query<unknown[]>(
        `select job_id as "jobId", message, sent_at as "sentAt" from invitations where invited_by = $1 order by id`,
        [accountId],
      ),
    ]);
    return { ...(person as object | undefined), looks, received, sent };
  },
});
