import type { EntityManager } from "typeorm";
import { LOCKS } from "../../database/locks";
import { BrokenInputError, ConflictError, NotFoundError } from "../../errors/errors";
import { SearchWord, type SearchWordTerms } from "./search-word.entity";
import type { SearchWordInput } from "./search-word.inputs";

/** SEEK-02: changes wait for each other, because each is checked against all words. */
export const takeWords = (manager: EntityManager): Promise<unknown> =>
  manager.query("select pg_advisory_xact_lock($1)", [LOCKS.searchWords]);

/** A word of this code, if nobody has taken it away. */
export const findWord = (manager: EntityManager, code: string): Promise<SearchWord | null> =>
  manager.createQueryBuilder(SearchWord, "word").where({ code }).andWhere("word.removedAt is null").getOne();

/** What somebody typed, without what says nothing: blanks around forms, and forms given twice. */
export function termsFrom(code: string, { kind, name, forms, includes }: SearchWordInput): SearchWordTerms {
  const byText = new Map(
    forms.map((form) => form.trim().replace(/\s+/g, " ")).map((form) => [form.toLowerCase(), form]),
  );
  return { code, kind, name: name.trim(), forms: [...byText.values()], includes: [...new Set(includes)] };
}

/**
 * @param before the word as it is; null for a new one
 * @throws BrokenInputError, ConflictError SEARCH_WORD_FORM_TAKEN, SEARCH_WORD_UNKNOWN
 */
export async function assertFits(
  manager: EntityManager,
  { code, forms, includes }: SearchWordTerms,
  before: SearchWordTerms | null,
): Promise<void> {
  const added = forms.filter((form) => !before?.forms.includes(form));
  await assertForms(manager, added);
  if (includes.includes(code)) throw broken("includes", "must not name the word itself");
  const [unknown] = await manager.query<{ code: string }[]>(
    `select asked.code from unnest($1::text[]) asked (code)
     where not exists (select from search_words word where word.code = asked.code and removed_at is null)`,
    [includes],
  );
  if (unknown) throw new ConflictError("SEARCH_WORD_UNKNOWN", `There is no search word ‘${unknown.code}’.`);
  const [taken] = await manager.query<{ form: string; name: string }[]>(
    // Two forms of one word may be the same tokens, such as "nurse" and "nurses".
    `select asked.form, word.name
     from unnest($1::text[]) asked (form)
     cross join lateral (select search_word_tokens(asked.form) as tokens) parted
     join search_word_forms taken on taken.first_token = parted.tokens[1]
       and taken.tokens = array_to_string(parted.tokens, ' ') and taken.code <> $2
     join search_words word on word.code = taken.code
     limit 1`,
    [added, code],
  );
  if (taken)
    throw new ConflictError(
      "SEARCH_WORD_FORM_TAKEN",
      `‘${taken.form}’ is a form of ‘${taken.name}’ already.`,
    );
}

/** A form of one letter would be found everywhere, and one without a letter nowhere. */
async function assertForms(manager: EntityManager, forms: readonly string[]): Promise<void> {
  const [short] = await manager.query<{ form: string }[]>(
    `select form from unnest($1::text[]) form where length(array_to_string(search_word_tokens(form), ' ')) < 2`,
    [forms],
  );
  if (short) throw broken("forms", `must each have two letters or digits: ‘${short.form}’ has not`);
}

const broken = (field: string, message: string) =>
  new BrokenInputError([{ field: `input.${field}`, message }]);

/** @throws ConflictError SEARCH_WORD_EXISTS */
export async function insertWord(manager: EntityManager, word: SearchWordTerms): Promise<SearchWord> {
  const [added] = await manager.query<object[]>(
    `insert into search_words as known (code, kind, name, forms, includes, is_edited)
     values ($1, $2, $3, $4, $5, true)
     on conflict (code) do update set kind = excluded.kind, name = excluded.name, forms = excluded.forms,
       includes = excluded.includes, is_edited = true, removed_at = null, is_read = false,
       version = known.version + 1, updated_at = now()
     where known.removed_at is not null
     returning code`,
    valuesOf(word),
  );
  if (!added) throw new ConflictError("SEARCH_WORD_EXISTS", `There is a search word ‘${word.code}’ already.`);
  return await storedWord(manager, word.code);
}

/** @throws ConflictError SEARCH_WORD_CHANGED where the word has another version by now */
export async function updateWord(
  manager: EntityManager,
  word: SearchWordTerms,
  version: number,
): Promise<SearchWord> {
  const [rows] = await manager.query<[object[], number]>(
    // A name alone concerns no job.
    `update search_words set kind = $2, name = $3, forms = $4, includes = $5, is_edited = true,
       is_read = is_read and (kind, forms, includes) = ($2, $4, $5),
       version = version + 1, updated_at = now()
     where code = $1 and version = $6 and removed_at is null
     returning code`,
    [...valuesOf(word), version],
  );
  if (rows.length === 0) throw wordChanged();
  return await storedWord(manager, word.code);
}

/** @throws ConflictError SEARCH_WORD_CHANGED; SEARCH_WORD_INCLUDED */
export async function removeWord(manager: EntityManager, code: string, version: number): Promise<void> {
  const including = await manager.query<{ name: string }[]>(
    "select name from search_words where $1 = any (includes) order by name limit 3",
    [code],
  );
  if (including.length > 0) {
    const names = including.map(({ name }) => `‘${name}’`).join(", ");
    throw new ConflictError("SEARCH_WORD_INCLUDED", `It is included by ${names}. Take it out there first.`);
  }
  const [rows] = await manager.query<[object[], number]>(
    `update search_words set forms = '{}', includes = '{}', removed_at = now(), is_edited = true, is_read = false,
       version = version + 1, updated_at = now()
     where code = $1 and version = $2 and removed_at is null
     returning code`,
    [code, version],
  );
  if (rows.length === 0) throw wordChanged();
}

const valuesOf = ({ code, kind, name, forms, includes }: SearchWordTerms) => [
  code,
  kind,
  name,
  forms,
  includes,
];

async function storedWord(manager: EntityManager, code: string): Promise<SearchWord> {
  const word = await findWord(manager, code);
  if (!word) throw new NotFoundError();
  return word;
}

const wordChanged = () =>
  new ConflictError(
    "SEARCH_WORD_CHANGED",
    "Somebody else has changed this word. Open it again to see how it is now.",
  );
