import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Why something was done to an account, beside the entry that tells of it: what is said of a person goes with their
 * account, and the entry, which nobody can change, stays. No reference to the entry, which is never removed.
 */
export class AuditReasons1765700000000 implements MigrationInterface {
  name = "AuditReasons1765700000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table audit_reasons (
        entry_id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        reason text not null
      );
      create index audit_reasons_account on audit_reasons (account_id);
      create index audit_reasons_words on audit_reasons using gin (reason gin_trgm_ops);
      -- Blocks that are in force when this comes keep what was said of them.
      insert into audit_reasons
        select distinct on (account.id) entry.id, account.id, account.blocked_reason
        from accounts account join audit_entries entry on entry.subject_id = account.id
          and entry.action = 'account.status' and entry.after ->> 'status' = 'blocked'
        where account.blocked_reason is not null
        order by account.id, entry.at desc, entry.id desc;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table audit_reasons");
  }
}
