import type { MigrationInterface, QueryRunner } from "typeorm";

/** Pages that companies make of their own, and all addresses that each has had. */
export class CareerPages1770200000000 implements MigrationInterface {
  name = "CareerPages1770200000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(ADDRESSES);
    await queryRunner.query(PAGES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table career_pages, career_page_addresses");
  }
}

/** An address stays its company's for good, so that no link that was given out leads to another company. */
const ADDRESSES = `
  create table career_page_addresses (
    address text primary key check (address ~ '^[a-z0-9](-?[a-z0-9]){2,39}$'),
    company_id uuid not null references companies on delete cascade,
    taken_at timestamptz not null,
    unique (company_id, address)
  );
`;

const PAGES = `
  create table career_pages (
    company_id uuid primary key references companies on delete cascade,
    address text not null unique,
    headline text not null check (length(headline) <= 120),
    about text not null check (length(about) <= 5000),
    color text check (color ~ '^#[0-9a-f]{6}$'),
    is_published boolean not null,
    updated_at timestamptz not null,
    foreign key (company_id, address) references career_page_addresses (company_id, address)
  );
`;
