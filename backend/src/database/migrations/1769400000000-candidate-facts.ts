import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What companies narrow their candidates down by, and search them for, as it was sent. The start reads it from the copies in applications,
 * in batches, after the migrations.
 */
export class CandidateFacts1769400000000 implements MigrationInterface {
  name = "CandidateFacts1769400000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(COLUMNS);
    await queryRunner.query(INDEXES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(FORMER_INDEXES);
    await queryRunner.query(`
      alter table applications
        drop column experience_months, drop column city_id, drop column expected_yearly_pay,
        drop column notice_period_days, drop column education_level, drop column sent_words
    `);
  }
}

const COLUMNS = `
  alter table applications
    add column experience_months int,
    add column city_id int,
    add column expected_yearly_pay int,
    add column notice_period_days int,
    add column education_level int,
    add column sent_words text;
`;

const NO_INDEXES = `
  drop index applications_job_newest, applications_company_newest, applications_job_match,
    applications_company_match;
`;

/** A list that is narrowed down reads its index alone, however many applications it passes over. */
const CARRIED = `applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level`;

const INDEXES = `
  ${NO_INDEXES}
  create index applications_job_newest
    on applications (job_id, status, is_priority, applied_at desc, id desc) include (priority_until, ${CARRIED});
  create index applications_company_newest
    on applications (company_id, status, is_priority, applied_at desc, id desc) include (priority_until, ${CARRIED});
  create index applications_job_match
    on applications (job_id, status, (coalesce(match_score, -1)) desc, id desc) include (match_score, ${CARRIED});
  create index applications_company_match
    on applications (company_id, status, (coalesce(match_score, -1)) desc, id desc) include (match_score, ${CARRIED});
`;

const FORMER_INDEXES = `
  ${NO_INDEXES}
  create index applications_job_newest
    on applications (job_id, status, is_priority, applied_at desc, id desc) include (applicant_id);
  create index applications_company_newest
    on applications (company_id, status, is_priority, applied_at desc, id desc) include (applicant_id);
  create index applications_job_match
    on applications (job_id, status, (coalesce(match_score, -1)) desc, id desc);
  create index applications_company_match
    on applications (company_id, status, (coalesce(match_score, -1)) desc, id desc);
`;
