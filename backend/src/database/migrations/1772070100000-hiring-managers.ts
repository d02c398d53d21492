import type { MigrationInterface, QueryRunner } from "typeorm";

/** Hiring managers of companies, and the jobs that they are assigned to. */
export class HiringManagers1772070100000 implements MigrationInterface {
  name = "HiringManagers1772070100000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(rolesAre("'owner', 'recruiter', 'hiring-manager', 'viewer'"));
    await queryRunner.query(HIRING_MANAGERS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      update company_members set role = 'viewer' where role = 'hiring-manager';
      update team_invitations set role = 'viewer' where role = 'hiring-manager';
      drop table job_hiring_managers;
      alter table company_members drop constraint company_members_in_role;
    `);
    await queryRunner.query(rolesAre("'owner', 'recruiter', 'viewer'"));
  }
}

const rolesAre = (roles: string): string => `
  alter table company_members drop constraint company_members_role_check,
    add constraint company_members_role_check check (role in (${roles}));
  alter table team_invitations drop constraint team_invitations_role_check,
    add constraint team_invitations_role_check check (role in (${roles}));
`;

/**
 * The reference holds that whoever is assigned is a hiring manager of that company. The trigger
 * `company_members_unassign` removes assignments before a role changes, and the reference does when somebody leaves.
 */
const HIRING_MANAGERS = `
  alter table company_members add constraint company_members_in_role unique (company_id, account_id, role);
  create table job_hiring_managers (
    job_id uuid not null references jobs on delete cascade,
    account_id uuid not null references accounts on delete cascade,
    company_id uuid not null,
    role text not null generated always as ('hiring-manager') stored,
    assigned_at timestamptz not null,
    primary key (job_id, account_id),
    constraint job_hiring_managers_member foreign key (company_id, account_id, role)
      references company_members (company_id, account_id, role) on delete cascade
  );
  create index job_hiring_managers_member on job_hiring_managers (account_id, company_id);
`;
