import type { MigrationInterface, QueryRunner } from "typeorm";
import { countFacets } from "./job-search/dictionary";
import { jobSearch } from "./job-search/search";
import { termsFunction, VERIFIED } from "./job-search/terms";
import { type Spelling, spellOut } from "./1763960000000-words-with-signs";

const CLASSES = [VERIFIED, "case when job.does_company_reply then 'replies' end"];

/**
 * Words as people type them: "front end" finds Front-end and Frontend, "nodejs" Node.js; who looks for a developer
 * sees developers before those in business development; and skills are suggested beside titles.
 */
export class SearchWords1765300000000 implements MigrationInterface {
  name = "SearchWords1765300000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(spellOut(COMPOUNDS));
    await queryRunner.query(TITLE_WORDS);
    await queryRunner.query(
      documentOf("|| setweight(to_tsvector('simple', job_search_singular(title)), 'D')"),
    );
    await queryRunner.query(DERIVE);
    await queryRunner.query(
      termsFunction(CLASSES, {
        anywhere: "ts_filter(job.search_document, '{a,b,c}')",
        title: "ts_filter(job.search_document, '{d}')",
      }),
    );
    await queryRunner.query(jobSearch("job_search_title_words(p_text)"));
    await queryRunner.query(SKILLS);
    await queryRunner.query(countFacets(COUNT_SKILLS));
    await queryRunner.query(READ_ANEW);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(countFacets());
    await queryRunner.query(WITHOUT_SKILLS);
    await queryRunner.query(jobSearch("v_stems"));
    await queryRunner.query(termsFunction(CLASSES));
    await queryRunner.query(spellOut());
    await queryRunner.query(documentOf(""));
    await queryRunner.query(READ_ANEW);
    await queryRunner.query(FORMER_DERIVE);
    await queryRunner.query(
      "drop function jobs_search_document, job_search_title_words, job_search_singular",
    );
  }
}

/** Spellings of one word that people and posts mix. */
const COMPOUNDS: readonly Spelling[] = [
  ["\\m(front|back)[ -]end\\M", "\\1end"],
  ["\\mfull[ -]stack\\M", "fullstack"],
  ["\\m(dev)[ -](ops)\\M", "\\1\\2"],
  ["\\me-commerce\\M", "ecommerce"],
  ["\\mtele[ -]call", "telecall"],
  ["\\m(node|react|vue|next|nest|express|angular)js\\M", "\\1 js"],
  ["/", " "],
];

// English stems make one word of developer and development, accountant and account: right for what is found, wrong
// for what comes first. A title is the role's own name, so its words are compared as they stand but for a plural.
const TITLE_WORDS = `
  create function job_search_singular(text text) returns text language sql immutable parallel safe as $$
    select regexp_replace(job_search_spelt_out(text), '(\\w\\w[^s\\W])s\\M', '\\1', 'gi')
  $$;
  create function job_search_title_words(text text) returns text[] language plpgsql stable as $$
  begin
    return coalesce(tsvector_to_array(to_tsvector('simple', translate(job_search_singular(text), '-', ' '))), '{}');
  end $$;
`;

const documentOf = (titleWords: string) => `
  create or replace function jobs_search_document(title text, skills text[], company text) returns tsvector
    language sql stable as $$
    select setweight(to_tsvector('job_words', job_search_spelt_out(title)), 'A') ||
      setweight(to_tsvector('job_words', job_search_spelt_out(array_to_string(skills, ' '))), 'B') ||
      setweight(to_tsvector('job_words', job_search_spelt_out(coalesce(company, ''))), 'C') ${titleWords}
  $$;
`;

const derive = (document: string) => `
  create or replace function jobs_derive() returns trigger language plpgsql as $$
  declare
    company_name text;
  begin
    select name, blocked_at is not null, verified_at is not null
      into company_name, new.is_company_blocked, new.is_company_verified
      from companies where id = new.company_id for share;
    select coalesce((select blocked_at is not null from accounts where id = new.posted_by_id for share), false)
      into new.is_poster_blocked;
    new.search_document :=
      ${document};
    return new;
  end $$;
`;
const DERIVE = derive("jobs_search_document(new.title, new.skills, company_name)");
const FORMER_DERIVE = derive(`setweight(to_tsvector('job_words', job_search_spelt_out(new.title)), 'A') ||
      setweight(to_tsvector('job_words', job_search_spelt_out(array_to_string(new.skills, ' '))), 'B') ||
      setweight(to_tsvector('job_words', job_search_spelt_out(coalesce(company_name, ''))), 'C')`);

const SKILLS = `
  alter table job_search_facets drop constraint job_search_facets_kind_check,
    add constraint job_search_facets_kind_check check (kind in ('title', 'word', 'city', 'locality', 'skill'));
  create index job_search_facets_skills on job_search_facets using gin (lower(value) gin_trgm_ops)
    with (fastupdate = off) where kind = 'skill';
`;
const WITHOUT_SKILLS = `
  drop index job_search_facets_skills;
  delete from job_search_facets where kind = 'skill';
  alter table job_search_facets drop constraint job_search_facets_kind_check,
    add constraint job_search_facets_kind_check check (kind in ('title', 'word', 'city', 'locality'));
`;
const COUNT_SKILLS = `
          union all
          select distinct 'skill', '', skill from job_search_entries, unnest(skills) skill
            where job_id = any (p_jobs)`;

// In one go, past the triggers: noting every job as changed would take ten times as long.
const READ_ANEW = `
  alter table jobs disable trigger user;
  update jobs set search_document = jobs_search_document(jobs.title, jobs.skills, companies.name)
    from companies where companies.id = jobs.company_id;
  alter table jobs enable trigger user;
  select job_search_rebuild();
`;
