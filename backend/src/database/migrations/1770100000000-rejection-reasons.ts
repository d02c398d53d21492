import type { MigrationInterface, QueryRunner } from "typeorm";

/** Why a company decided for others, and since when candidates stand where they do, in the indexes of their lists. */
export class RejectionReasons1770100000000 implements MigrationInterface {
  name = "RejectionReasons1770100000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table application_events add column reason text check (
        reason is null or status = 'not-selected'
          and reason in ('skills', 'experience', 'pay', 'place', 'notice', 'unreached', 'filled', 'other')
      )
    `);
    await queryRunner.query(indexes(`${SENT}, status_at`));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(indexes(SENT));
    await queryRunner.query("alter table application_events drop column reason");
  }
}

const SENT =
  "applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level";

/** A list that is narrowed down reads its index alone, however many applications it passes over. */
const indexes = (carried: string): string => `
  drop index applications_job_newest, applications_company_newest, applications_job_match,
    applications_company_match;
  create index applications_job_newest
    on applications (job_id, status, is_priority, applied_at desc, id desc) include (priority_until, ${carried});
  create index applications_company_newest
    on applications (company_id, status, is_priority, applied_at desc, id desc) include (priority_until, ${carried});
  create index applications_job_match
    on applications (job_id, status, (coalesce(match_score, -1)) desc, id desc) include (match_score, ${carried});
  create index applications_company_match
    on applications (company_id, status, (coalesce(match_score, -1)) desc, id desc) include (match_score, ${carried});
`;
