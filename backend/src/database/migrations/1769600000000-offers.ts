import type { MigrationInterface, QueryRunner } from "typeorm";

/** Offers of a job to applicants, and the letters that companies upload for them. */
export class Offers1769600000000 implements MigrationInterface {
  name = "Offers1769600000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(LETTERS);
    await queryRunner.query(OFFERS);
  }

  /** Letters in another store don't go with their rows: their files stay as unknown ones. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table offers, offer_letters");
  }
}

const LETTERS = `
  create table offer_letters (
    id uuid primary key,
    application_id uuid not null references applications on delete cascade,
    created_at timestamptz not null
  );
  create index offer_letters_application on offer_letters (application_id);
`;

const OFFERS = `
  create table offers (
    id uuid primary key,
    application_id uuid not null references applications on delete cascade,
    status text not null check (status in ('sent', 'accepted', 'declined', 'withdrawn', 'expired')),
    pay_amount int not null check (pay_amount > 0),
    pay_unit text not null check (pay_unit in ('year', 'month', 'day', 'hour')),
    joins_on date not null,
    -- From this moment on nobody can accept it, whether or not 'expired' is written yet.
    expires_at timestamptz not null,
    -- Its words, or the file in their place.
    letter text,
    letter_id uuid references offer_letters,
    words text,
    words_party text check (words_party in ('applicant', 'company', 'portal')),
    offered_by uuid references accounts on delete set null,
    offered_at timestamptz not null,
    decided_at timestamptz,
    check (num_nonnulls(letter, letter_id) = 1),
    check (expires_at > offered_at),
    check ((status = 'sent') = (decided_at is null)),
    constraint offers_accepted_in_time check (status <> 'accepted' or decided_at < expires_at),
    check (status <> 'expired' or decided_at >= expires_at)
  );
  -- An application has one offer that waits for an answer.
  create unique index offers_open on offers (application_id) where status = 'sent';
  create index offers_application on offers (application_id, id desc);
  create index offers_letter on offers (letter_id);
  create index offers_offerer on offers (offered_by);
`;
