import type { MigrationInterface, QueryRunner } from "typeorm";

/** The words of search: trades, skills and phrases, each with the forms that people write (docs/search-words.md). */
export class SearchWordForms1767000000000 implements MigrationInterface {
  name = "SearchWordForms1767000000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table search_words (
        code text primary key,
        kind text not null check (kind in ('TRADE', 'SKILL', 'LEVEL', 'WORD', 'NONE')),
        name text not null,
        forms text[] not null,
        -- A search for this one finds jobs of these, too.
        includes text[] not null default '{}',
        version int not null default 1,
        -- What an admin changed is no longer the catalogue's.
        is_edited boolean not null default false,
        -- Whether the jobs that it concerns know it.
        is_read boolean not null default false,
        updated_at timestamptz not null default now()
      );
      -- Each form as its tokens with one blank between: what titles and searches are compared with.
      create table search_word_forms (
        -- Collation "C": each word of each description is looked up here.
        first_token text collate "C" not null,
        tokens text collate "C" not null,
        length int not null,
        code text not null references search_words on delete cascade,
        kind text not null,
        primary key (first_token, tokens, code)
      );
      create index search_word_forms_code on search_word_forms (code);
      -- A description is read by these alone.
      create index search_word_forms_skills on search_word_forms (first_token, tokens) where kind in ('SKILL', 'NONE');
      create table search_word_includes (
        included text collate "C" not null,
        code text not null references search_words on delete cascade,
        primary key (included, code)
      );
      create index search_word_includes_code on search_word_includes (code);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table search_word_includes, search_word_forms, search_words");
  }
}
