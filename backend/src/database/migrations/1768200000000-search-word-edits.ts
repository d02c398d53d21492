import type { MigrationInterface, QueryRunner } from "typeorm";

/** Admins edit the words of search, and see what people search for. */
export class SearchWordEdits1768200000000 implements MigrationInterface {
  name = "SearchWordEdits1768200000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(WORDS);
    await queryRunner.query(QUERIES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table search_query_clicks, search_queries, search_word_unread_jobs;
      delete from search_words where removed_at is not null;
      alter table search_words drop constraint search_words_limits, drop column id, drop column removed_at,
        drop column noted_version;
    `);
  }
}

const WORDS = `
  alter table search_words
    -- The audit trail knows what it tells of by a uuid.
    add column id uuid not null default gen_random_uuid() unique,
    -- A word that was taken away stays without forms, or the catalogue would bring it back.
    add column removed_at timestamptz,
    -- The version whose jobs are noted in search_word_unread_jobs.
    add column noted_version int not null default 0,
    add constraint search_words_limits check (
      code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) between 2 and 40 and length(name) between 1 and 80
      and cardinality(forms) <= 200 and length(array_to_string(forms, '|')) <= 8000 and cardinality(includes) <= 50
    );
  -- Jobs that have to be read anew by new and changed words.
  create table search_word_unread_jobs (job_id uuid primary key);
`;

// A row for each day, text and place: no account, no address, and no time of day that a log could be compared with.
const QUERIES = `
  create table search_queries (
    -- In small letters, with single blanks.
    text text collate "C" not null check (length(text) between 1 and 200),
    day date not null,
    -- A place's name; empty where none was searched, or none that the gazetteer knows.
    place text collate "C" not null check (length(place) <= 120),
    searches int not null check (searches > 0),
    found_nothing int not null check (found_nothing between 0 and searches),
    -- How many jobs the last search found, 1,000 at most.
    found int not null check (found between 0 and 1000),
    clicks int not null default 0 check (clicks >= 0),
    primary key (text, day, place)
  );
  create index search_queries_day on search_queries (day);
  create table search_query_clicks (
    text text collate "C" not null,
    day date not null,
    place text collate "C" not null,
    job_id uuid not null,
    clicks int not null check (clicks > 0),
    -- The sum of the jobs' places in the list, from 1.
    positions bigint not null check (positions >= clicks),
    primary key (text, day, place, job_id),
    foreign key (text, day, place) references search_queries on delete cascade
  );
`;
