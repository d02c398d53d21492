import type { MigrationInterface, QueryRunner } from "typeorm";

/** An application outlives its sender's account, without anything of theirs. */
export class ErasedApplicants1765000000000 implements MigrationInterface {
  name = "ErasedApplicants1765000000000";

  // Whoever deletes an account without taking the person out of its applications first is refused.
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table applications
        alter column applicant_id drop not null,
        drop constraint applications_applicant_id_fkey,
        add constraint applications_applicant_id_fkey foreign key (applicant_id) references accounts;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from applications where applicant_id is null;
      alter table applications
        alter column applicant_id set not null,
        drop constraint applications_applicant_id_fkey,
        add constraint applications_applicant_id_fkey
          foreign key (applicant_id) references accounts on delete cascade;
    `);
  }
}
