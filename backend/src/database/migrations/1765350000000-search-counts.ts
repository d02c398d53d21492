import type { MigrationInterface, QueryRunner } from "typeorm";
import { JOB_SEARCH_WALK } from "./job-search/search";

/** Where a page is found, the rest of a search is counted in one statement, and not block by block. */
export class SearchCounts1765350000000 implements MigrationInterface {
  name = "SearchCounts1765350000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(JOB_SEARCH_WALK);
  }

  // What it counts is what was counted before it.
  down(): Promise<void> {
    return Promise.resolve();
  }
}
