import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The words that users are found by, with role, status and plan beside each: whatever is asked for together is a few
 * ranges of one index, and nobody who was not asked for is read.
 */
export class UserWords1765100000000 implements MigrationInterface {
  name = "UserWords1765100000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table account_words;
      create table account_words (
        account_id uuid not null references accounts on delete cascade,
        word text collate "C" not null,
        role text collate "C" not null,
        status text collate "C" not null,
        plan text collate "C" not null,
        primary key (account_id, word)
      );
      drop trigger accounts_words on accounts;
      create or replace function accounts_words() returns trigger language plpgsql as $$
      begin
        delete from account_words where account_id = new.id;
        insert into account_words
          select new.id, word, new.role, new.status, new.plan
          from account_words_of(new.email, new.display_name) word;
        return null;
      end $$;
      create trigger accounts_words
        after insert or update of email, display_name, role, email_verified_at, blocked_at, plan on accounts
        for each row execute function accounts_words();
      insert into account_words
        select account.id, word, account.role, account.status, account.plan
        from accounts account, account_words_of(account.email, account.display_name) word;
      create index account_words_filter on account_words (role, status, plan, word, account_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table account_words;
      create table account_words (
        word text collate "C" not null,
        account_id uuid not null references accounts on delete cascade,
        primary key (word, account_id)
      );
      create index account_words_account on account_words (account_id, word);
      drop trigger accounts_words on accounts;
      create or replace function accounts_words() returns trigger language plpgsql as $$
      begin
        delete from account_words where account_id = new.id;
        insert into account_words select word, new.id from account_words_of(new.email, new.display_name) word;
        return null;
      end $$;
      create trigger accounts_words after insert or update of email, display_name on accounts
        for each row execute function accounts_words();
      insert into account_words
        select word, accounts.id from accounts, account_words_of(accounts.email, accounts.display_name) word;
    `);
  }
}
