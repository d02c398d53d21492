import type { MigrationInterface, QueryRunner } from "typeorm";

/** A pattern of PostgreSQL, in whatever case, and what is read in its place. */
export type Spelling = readonly [pattern: string, spelling: string];

/** "C++", "C#" and ".NET" are words of their own, and "Node.js" is found by its parts. */
export class WordsWithSigns1763960000000 implements MigrationInterface {
  name = "WordsWithSigns1763960000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(spellOut());
    await queryRunner.query(wordsOf("job_search_spelt_out(text)"));
    await queryRunner.query(derive((text) => `job_search_spelt_out(${text})`));
    await queryRunner.query(DERIVE_ANEW);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(wordsOf("text"));
    await queryRunner.query(derive((text) => text));
    await queryRunner.query(DERIVE_ANEW);
    await queryRunner.query("drop function job_search_spelt_out");
  }
}

// PostgreSQL's parser lets go of signs and takes "node.js" for a host's name. A hyphen is left to it in a job, whose
// compounds it takes whole and apart.
const SIGNS: readonly Spelling[] = [
  ["\\.net\\M", " dotnet"],
  ["\\m(\\w)\\+\\+", "\\1plusplus "],
  ["\\m(\\w)#", "\\1sharp "],
  ["\\.(?=[[:alpha:]])", " "],
];

/** @param first what is spelt out before the signs, in this order */
export function spellOut(first: readonly Spelling[] = []): string {
  const spellings = [...first, ...SIGNS];
  return `
    create or replace function job_search_spelt_out(text text) returns text language sql immutable parallel safe as $$
      select ${"regexp_replace(".repeat(spellings.length)}text,
        ${spellings.map(([pattern, spelling]) => `'${pattern}', '${spelling}', 'gi')`).join(",\n")}
    $$;
  `;
}

const wordsOf = (text: string) => `
  create or replace function job_search_words(text text) returns text[] language plpgsql stable as $$
  begin
    -- A compound is found by its parts: "full-stack" as "full stack".
    return coalesce(tsvector_to_array(to_tsvector('job_words', translate(${text}, '-', ' '))), '{}');
  end $$;
`;

const derive = (spelt: (text: string) => string) => `
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
      setweight(to_tsvector('job_words', ${spelt("new.title")}), 'A') ||
      setweight(to_tsvector('job_words', ${spelt("array_to_string(new.skills, ' ')")}), 'B') ||
      setweight(to_tsvector('job_words', ${spelt("coalesce(company_name, '')")}), 'C');
    return new;
  end $$;
`;

const DERIVE_ANEW = `
  update jobs set title = title where concat(title, array_to_string(skills, ' '), (
    select name from companies where companies.id = jobs.company_id
  )) ~ '[+#.]';
`;
