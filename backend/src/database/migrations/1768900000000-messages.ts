import type { MigrationInterface, QueryRunner } from "typeorm";

/** Messages about applications, what people report of them, and what companies often write. */
export class Messages1768900000000 implements MigrationInterface {
  name = "Messages1768900000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(THREADS);
    await queryRunner.query(MESSAGES);
    await queryRunner.query(TEMPLATES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop index notices_unread_messages");
    await queryRunner.query("drop table message_templates, message_reports, messages, message_threads");
  }
}

const THREADS = `
  create table message_threads (
    application_id uuid primary key references applications on delete cascade,
    -- The application's, for the lists of its members.
    company_id uuid not null references companies on delete cascade,
    -- The member who wrote last, who is told of answers.
    member_id uuid references accounts on delete set null,
    -- The last message of either side that has reached the other; held ones reach nobody.
    applicant_sent_at timestamptz,
    company_sent_at timestamptz,
    -- No message of the thread is later, held ones among them.
    last_sent_at timestamptz not null default '-infinity',
    applicant_read_at timestamptz,
    company_read_at timestamptz,
    applicant_blocked_at timestamptz,
    company_blocked_at timestamptz
  );
  create index message_threads_company on message_threads (company_id);
  create index message_threads_member on message_threads (member_id);
`;

const MESSAGES = `
  create table messages (
    id uuid primary key,
    application_id uuid not null references message_threads on delete cascade,
    party text not null check (party in ('applicant', 'company')),
    sender_id uuid references accounts on delete set null,
    text text not null check (length(text) between 1 and 2000),
    state text not null check (state in ('delivered', 'held', 'removed')),
    -- The rules that held it, with the words: 'asks-for-money: security deposit'.
    held_rules text[] not null default '{}',
    sent_at timestamptz not null
  );
  create unique index messages_thread on messages (application_id, sent_at);
  create index messages_sender on messages (sender_id);
  create index messages_held on messages (id) where state = 'held';
  create table message_reports (
    id uuid primary key,
    message_id uuid not null references messages on delete cascade,
    account_id uuid references accounts on delete set null,
    reason text not null check (reason in ('scam', 'asks-for-money', 'rude', 'other')),
    comment text,
    created_at timestamptz not null,
    settled_at timestamptz,
    unique (message_id, account_id)
  );
  create index message_reports_account on message_reports (account_id);
  create index message_reports_open on message_reports (message_id) where settled_at is null;
  -- The unread messages of a thread are one notice.
  create unique index notices_unread_messages on notices (account_id, (params ->> 'applicationId'))
    where kind = 'message.received' and read_at is null;
`;

const TEMPLATES = `
  create table message_templates (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    title text not null,
    text text not null,
    changed_at timestamptz not null
  );
  create unique index message_templates_title on message_templates (company_id, lower(title));
`;
