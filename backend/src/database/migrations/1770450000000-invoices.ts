import type { MigrationInterface, QueryRunner } from "typeorm";

/** Invoices for plans, credit notes for what went back, and whom they are made out to. */
export class Invoices1770450000000 implements MigrationInterface {
  name = "Invoices1770450000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DETAILS);
    await queryRunner.query(INVOICES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table invoices");
    await queryRunner.query("drop table invoice_series");
    await queryRunner.query("drop table billing_details");
  }
}

const DETAILS = `
  create table billing_details (
    account_id uuid primary key references accounts on delete cascade,
    name text not null check (name <> ''),
    address text not null check (address <> ''),
    state_code text not null check (state_code ~ '^[0-9]{2}$'),
    gstin text check (gstin ~ '^[0-9A-Z]{15}$' and left(gstin, 2) = state_code)
  );
`;

/**
 * A series counts the documents of one kind in one financial year; its row's lock lasts as long as the transaction
 * that takes a number, so one that fails leaves no gap. Invoices outlive the account and its requests, as the law
 * asks. A number has sixteen signs at most (rule 46(b) of the CGST Rules).
 */
const INVOICES = `
  create table invoice_series (
    kind text not null check (kind in ('invoice', 'credit-note')),
    financial_year text not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
    last integer not null check (last > 0),
    primary key (kind, financial_year)
  );
  create table invoices (
    id uuid primary key,
    kind text not null,
    financial_year text not null,
    serial integer not null check (serial > 0),
    number text not null unique check (length(number) <= 16),
    account_id uuid references accounts on delete set null,
    corrects_id uuid references invoices,
    issued_at timestamptz not null,
    payment_reference text not null,
    refund_id text unique,
    seller jsonb not null,
    buyer jsonb not null,
    description text not null,
    sac text not null,
    total integer not null check (total > 0),
    taxable integer not null check (taxable >= 0),
    cgst integer not null check (cgst >= 0),
    sgst integer not null check (sgst = cgst),
    igst integer not null check (igst >= 0),
    unique (kind, financial_year, serial),
    foreign key (kind, financial_year) references invoice_series,
    check (taxable + cgst + sgst + igst = total),
    check (igst = 0 or cgst = 0),
    check ((kind = 'credit-note') = (corrects_id is not null and refund_id is not null))
  );
  create unique index invoices_payment on invoices (payment_reference) where kind = 'invoice';
  create index invoices_account on invoices (account_id, id) where account_id is not null;
  create index invoices_corrects on invoices (corrects_id) where corrects_id is not null;
`;
