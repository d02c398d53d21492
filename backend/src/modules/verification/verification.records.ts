import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";

/**
 * The steps that somebody took for a company (VERI-12), with the address that they gave.
 * The address and their papers go with the
 * account; that a check was passed stays the company's.
 */
export const verificationRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "verification",
  tables: ["company_checks", "company_documents", "verification_requests"],
  async read(accountId) {
    const [steps, documents] = await Promise.all([
      dataSource.query<unknown[]>(
        `select company_id as "companyId", kind, state, asked_at as "askedAt", evidence ->> 'email' as email
         from company_checks where asked_by = $1 order by asked_at, id`,
        [accountId],
      ),
      dataSource.query<unknown[]>(
        `select type, bytes, created_at as "createdAt" from company_documents where uploaded_by = $1
         order by created_at, id`,
        [accountId],
      ),
    ]);
    return { steps, documents };
  },
  async erase(manager, accountId) {
    await manager.query("delete from company_documents where uploaded_by = $1", [accountId]);
    await manager.query(
      `update company_checks set evidence = evidence - 'email' where asked_by = $1 and kind = 'work-email'`,
      [accountId],
    );
  },
});
