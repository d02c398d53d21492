import type { MigrationInterface, QueryRunner } from "typeorm";

/** Members are told of applications to a job in one unread notice, however many come. */
export class ReceivedApplications1765600000000 implements MigrationInterface {
  name = "ReceivedApplications1765600000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create unique index notices_unread_application on notices (account_id, (params ->> 'jobId'))
        where kind = 'application.received' and read_at is null
    `);
  }

  // The code before has no words for this kind.
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index notices_unread_application;
      delete from notices where kind = 'application.received';
    `);
  }
}
