import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * An index of a company's candidates by person, so that each is counted once (CAND-04) without looking up what else
 * they sent.
 */
export class ApplicationsByPerson1772071000000 implements MigrationInterface {
  name = "ApplicationsByPerson1772071000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UP);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop index applications_company_person");
  }
}

/** Whose account was deleted is a person by the application alone. */
const UP = `
  create index applications_company_person
    on applications (company_id, status, (coalesce(applicant_id, id)))
    include (applicant_id, id, match_score, experience_months, city_id, expected_yearly_pay, notice_period_days,
      education_level, status_at);
  analyze applications;
`;
