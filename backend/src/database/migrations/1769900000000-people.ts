import type { MigrationInterface, QueryRunner } from "typeorm";

/** People who may be found by companies, who looked at them, and to which jobs they were invited. */
export class People1769900000000 implements MigrationInterface {
  name = "People1769900000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(PEOPLE);
    await queryRunner.query(LOOKS);
    await queryRunner.query(INVITATIONS);
    await queryRunner.query(USES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table finder_uses, invitations, person_looks, findable_people");
  }
}

/**
 * A row for whoever has ever turned it on. The card is what companies see; what people are searched by is made of it.
 * A row that is stale waits to be read anew, and until then nobody finds it.
 */
const PEOPLE = `
  create table findable_people (
    account_id uuid primary key references accounts on delete cascade,
    id uuid not null unique,
    is_on boolean not null,
    is_stale boolean not null default true,
    hidden_companies text[] not null,
    hidden_keys text[] not null,
    card jsonb,
    terms text[] not null,
    experience_months int,
    expected_pay int,
    notice_days int,
    education_level int,
    listed_at timestamptz not null,
    read_at timestamptz
  );
  create index findable_people_newest on findable_people (listed_at desc, id desc) where is_on;
  create index findable_people_terms on findable_people using gin (terms) where is_on;
  create index findable_people_stale on findable_people (account_id) where is_on and is_stale;
  create index findable_people_read on findable_people (read_at) where is_on;
`;

const LOOKS = `
  create table person_looks (
    account_id uuid not null references accounts on delete cascade,
    company_id uuid not null references companies,
    looked_on date not null,
    looked_at timestamptz not null,
    primary key (account_id, company_id, looked_on)
  );
  create index person_looks_at on person_looks (looked_at);
`;

/** What is shared stands here as it was at saying yes. */
const INVITATIONS = `
  create table invitations (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    job_id uuid not null references jobs on delete cascade,
    invited_by uuid references accounts on delete set null,
    message text not null check (message <> '' and length(message) <= 500),
    status text not null check (status in ('sent', 'accepted', 'declined')),
    shared jsonb,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    answered_at timestamptz,
    unique (account_id, job_id),
    check ((status = 'accepted') = (shared is not null)),
    check ((status = 'sent') = (answered_at is null)),
    check (answered_at < expires_at)
  );
  create index invitations_job on invitations (job_id, id);
  create index invitations_invited_by on invitations (invited_by) where invited_by is not null;
`;

/** The limits of a day stand in the checks, so no two calls at once pass them. */
const USES = `
  create table finder_uses (
    company_id uuid not null references companies on delete cascade,
    day date not null,
    looks int not null check (looks <= 100),
    invitations int not null check (invitations <= 20),
    primary key (company_id, day)
  );
`;
