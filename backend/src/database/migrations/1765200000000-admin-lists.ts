import type { MigrationInterface, QueryRunner } from "typeorm";

/** An index for each order and filter of the admins' lists, so that a page reads what it shows however many there are. */
export class AdminLists1765200000000 implements MigrationInterface {
  name = "AdminLists1765200000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create index jobs_standing on jobs ((
        case when removed_at is not null then 'removed' when closed_at is not null then 'closed'
          when not is_listed then 'held' when report_count > 0 then 'flagged' else 'listed' end
      ), (
        case when removed_at is not null or closed_at is not null then 0
          when report_count > 0 then 2 when held_at is not null then 1 else 0 end
      ), id);
      create index jobs_lapse on jobs (open_until, id) where is_listed;
      create index jobs_title on jobs using gin (title gin_trgm_ops);
      create index companies_standing on companies ((
        case when blocked_at is not null then 'blocked' when verified_at is not null then 'verified'
          else 'unverified' end
      ), id);
      create index companies_name on companies using gin (name gin_trgm_ops);
      create index audit_entries_action on audit_entries (action, at desc, id desc);
      create index audit_entries_kind on audit_entries (split_part(action, '.', 1), at desc, id desc);
      drop index audit_entries_actor, audit_entries_subject;
      create index audit_entries_actor on audit_entries (actor_id, at desc, id desc);
      create index audit_entries_subject on audit_entries (subject_id, at desc, id desc);
      -- Of an expression the planner knows nothing until then, and would sort everything.
      analyze jobs, companies, audit_entries;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index jobs_standing, jobs_lapse, jobs_title, companies_standing, companies_name, audit_entries_action,
        audit_entries_kind, audit_entries_actor, audit_entries_subject;
      create index audit_entries_subject on audit_entries (subject_type, subject_id, id desc);
      create index audit_entries_actor on audit_entries (actor_id, id desc);
    `);
  }
}
