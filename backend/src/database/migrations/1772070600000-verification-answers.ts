import type { MigrationInterface, QueryRunner } from "typeorm";

/** A company answers what an admin asks of it, also where no step does. */
export class VerificationAnswers1772070600000 implements MigrationInterface {
  name = "VerificationAnswers1772070600000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table verification_requests add answer text");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table verification_requests drop answer");
  }
}
