import type { MigrationInterface, QueryRunner } from "typeorm";

/** What members of a company are there, and who is invited to become one. */
export class Teams1770300000000 implements MigrationInterface {
  name = "Teams1770300000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    // Nodes of the release before add owners without saying so, as all members were until now.
    await queryRunner.query(
      `alter table company_members add role text not null default 'owner'
         check (role in ('owner', 'recruiter', 'viewer'))`,
    );
    await queryRunner.query(INVITATIONS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table team_invitations");
    await queryRunner.query("alter table company_members drop column role");
  }
}

/** Open ones alone: one that is taken or called back goes. The secret of its link stands here as a hash. */
const INVITATIONS = `
  create table team_invitations (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    email text not null check (email = lower(email) and email <> ''),
    role text not null check (role in ('owner', 'recruiter', 'viewer')),
    secret_hash text unique,
    invited_by uuid references accounts on delete set null,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    unique (company_id, email)
  );
  create index team_invitations_email on team_invitations (email);
  create index team_invitations_expires on team_invitations (expires_at);
  create index team_invitations_invited_by on team_invitations (invited_by) where invited_by is not null;
`;
