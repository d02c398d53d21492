import type { MigrationInterface, QueryRunner } from "typeorm";

/** How many people act for a company, by its owner's plan. Nodes of the release before write plans without it. */
export class TeamSeats1770910000000 implements MigrationInterface {
  name = "TeamSeats1770910000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      "alter table plans add column team_seats integer not null default 2 check (team_seats > 0)",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table plans drop column team_seats");
  }
}
