import type { MigrationInterface, QueryRunner } from "typeorm";

/** Where companies are told of events, and what they were told. */
export class Webhooks1770710000000 implements MigrationInterface {
  name = "Webhooks1770710000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(ENDPOINTS);
    await queryRunner.query(DELIVERIES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ["application_events", "messages", "interviews", "offers"])
      await queryRunner.query(`drop trigger if exists ${table}_webhook on ${table}`);
    await queryRunner.query("drop table webhook_deliveries");
    await queryRunner.query("drop table webhook_endpoints");
  }
}

/** The secret stands here as it is, because each delivery is signed with it. */
const ENDPOINTS = `
  create table webhook_endpoints (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    creator_id uuid references accounts on delete set null,
    url text not null check (url <> ''),
    events text[] not null check (cardinality(events) > 0),
    secret text not null,
    created_at timestamptz not null,
    -- Since when every delivery has failed; null after one that arrived.
    failing_since timestamptz,
    -- Nothing is sent before this moment, after a failure.
    paused_until timestamptz,
    -- When it was switched off; null: it is on.
    off_at timestamptz
  );
  create index webhook_endpoints_company on webhook_endpoints (company_id);
  create index webhook_endpoints_creator on webhook_endpoints (creator_id);
`;

/** The sequence is the order in which an application's events are told. */
const DELIVERIES = `
  create table webhook_deliveries (
    id uuid primary key,
    endpoint_id uuid not null references webhook_endpoints on delete cascade,
    application_id uuid not null references applications on delete cascade,
    sequence bigint generated always as identity,
    event text not null,
    body text not null,
    created_at timestamptz not null,
    status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
    attempts int not null default 0,
    next_at timestamptz not null default '-infinity',
    claimed_until timestamptz,
    answer_status int,
    problem text,
    ended_at timestamptz
  );
  create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, application_id, sequence)
    where status = 'pending';
  create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, sequence desc);
  create index webhook_deliveries_application on webhook_deliveries (application_id);
  create index webhook_deliveries_created on webhook_deliveries (created_at);
`;
