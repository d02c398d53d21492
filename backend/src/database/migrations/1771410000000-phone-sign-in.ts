import type { MigrationInterface, QueryRunner } from "typeorm";

/** A phone number is enough to sign in with. It is one person's, and counts like a verified e-mail. */
export class PhoneSignIn1771410000000 implements MigrationInterface {
  name = "PhoneSignIn1771410000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table accounts alter column email drop not null, add column phone_told_at timestamptz;
      update accounts set email = null where email = '';
      update accounts older set phone_number = null
        where exists (select from accounts newer where newer.phone_number = older.phone_number and newer.id > older.id);
      update accounts set phone_told_at = updated_at where phone_number is not null;
      create unique index accounts_phone on accounts (phone_number) where phone_number is not null;
    `);
    await queryRunner.query(statusBy("email_verified_at is not null or phone_number is not null"));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(statusBy("email_verified_at is not null"));
    await queryRunner.query(`
      drop index accounts_phone;
      update accounts set email = '' where email is null;
      alter table accounts drop column phone_told_at, alter column email set not null;
    `);
  }
}

/** PostgreSQL before 17 can't change what a generated column is made of. */
const statusBy = (isActive: string) => `
  alter table accounts drop column status;
  alter table accounts add column status text not null generated always as (
    case when blocked_at is not null then 'blocked' when ${isActive} then 'active' else 'pending' end
  ) stored;
  create index accounts_filter on accounts (role, status, plan, id);
`;
