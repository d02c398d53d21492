import type { MigrationInterface, QueryRunner } from "typeorm";
import { NOTED, noteUpdate } from "./job-search/changes";
import { termsFunction, VERIFIED } from "./job-search/terms";

/** How often and how fast companies reply, spread to their jobs as a class of the search index. */
export class ReplyRates1764400000000 implements MigrationInterface {
  name = "ReplyRates1764400000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(COLUMNS);
    await queryRunner.query(SPREAD);
    await queryRunner.query(termsFunction([VERIFIED, "case when job.does_company_reply then 'replies' end"]));
    await queryRunner.query(noteUpdate([...NOTED, "does_company_reply"]));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // The jobs' changes are noted while the index still knows the class, so that it forgets its bits.
    await queryRunner.query("update companies set reply_rate = null where reply_rate is not null");
    await queryRunner.query(noteUpdate(NOTED));
    await queryRunner.query(termsFunction([VERIFIED]));
    await queryRunner.query(`
      drop trigger companies_spread_replies on companies;
      drop trigger jobs_derive_replies on jobs;
      drop function jobs_derive_replies;
      alter table jobs drop column does_company_reply;
      alter table companies drop column reply_rate, drop column median_reply_days;
    `);
  }
}

const COLUMNS = `
  alter table companies
    add column reply_rate int check (reply_rate between 0 and 100),
    add column median_reply_days int check (median_reply_days > 0);
  alter table jobs add column does_company_reply boolean not null default false;
`;

// After jobs_derive, by its name, which has locked the company's row. Only the half is spread, not the figure: a
// company that goes from 71 to 72 per cent changes nothing that a search could tell.
const SPREAD = `
  create function jobs_derive_replies() returns trigger language plpgsql as $$
  begin
    select coalesce(reply_rate >= 50, false) into new.does_company_reply
      from companies where id = new.company_id;
    return new;
  end $$;
  create trigger jobs_derive_replies before insert or update of company_id on jobs
    for each row execute function jobs_derive_replies();

  create trigger companies_spread_replies after update of reply_rate on companies for each row
    when (coalesce(old.reply_rate >= 50, false) <> coalesce(new.reply_rate >= 50, false))
    execute function companies_spread();
`;
