import type { MigrationInterface, QueryRunner } from "typeorm";

/** Keys by which programs act for companies; histories and the audit trail say which one did something. */
export class ApiKeys1770500000000 implements MigrationInterface {
  name = "ApiKeys1770500000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(KEYS);
    // Without a reference: neither table's rows may change, and a key goes with its creator.
    await queryRunner.query("alter table audit_entries add api_key_id uuid");
    await queryRunner.query("alter table application_events add api_key_id uuid");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table application_events drop column api_key_id");
    await queryRunner.query("alter table audit_entries drop column api_key_id");
    await queryRunner.query("drop table api_keys");
  }
}

/** The key itself is nowhere: a hash of it stands here. */
const KEYS = `
  create table api_keys (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    creator_id uuid not null references accounts on delete cascade,
    name text not null check (name <> ''),
    scopes text[] not null check (
      cardinality(scopes) > 0
      and scopes <@ array['jobs:read', 'jobs:write', 'candidates:read', 'candidates:write']
    ),
    secret_hash text not null unique,
    hint text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz
  );
  create index api_keys_company on api_keys (company_id);
  create index api_keys_creator on api_keys (creator_id);
`;
