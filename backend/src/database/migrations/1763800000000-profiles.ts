import type { MigrationInterface, QueryRunner } from "typeorm";

/** Profiles that notice each other's edits, photos, the audit trail, and the counts behind rate limits. */
export class Profiles1763800000000 implements MigrationInterface {
  name = "Profiles1763800000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [PROFILES, AUDIT, RATE_LIMITS]) await queryRunner.query(statements);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table rate_limits, audit_entries, photos;
      drop function audit_entries_refuse;
      alter table accounts drop column profile_version;
    `);
  }
}

const PROFILES = `
  alter table accounts add column profile_version int not null default 1;
  create table photos (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    content bytea not null,
    created_at timestamptz not null default now()
  );
  create index photos_account on photos (account_id);
`;

// No foreign keys: an entry outlives what it is about. It names accounts by their ids alone, so that nothing of
// a person is left in it once the account is gone.
const AUDIT = `
  create table audit_entries (
    id uuid primary key,
    at timestamptz not null default now(),
    actor_id uuid,
    action text not null,
    subject_type text not null,
    subject_id uuid not null,
    before jsonb,
    after jsonb
  );
  create index audit_entries_subject on audit_entries (subject_type, subject_id, id desc);
  create index audit_entries_actor on audit_entries (actor_id, id desc);
  create function audit_entries_refuse() returns trigger language plpgsql as $$
  begin
    raise exception 'audit entries are only ever added' using errcode = 'insufficient_privilege';
  end $$;
  create trigger audit_entries_append_only before update or delete or truncate on audit_entries
    for each statement execute function audit_entries_refuse();
`;

// The columns that rate-limiter-flexible expects; expire is in milliseconds since 1970.
const RATE_LIMITS = `
  create table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  );
  create index rate_limits_expire on rate_limits (expire);
`;
