import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { SearchWord } from "./search-word.entity";
import type { SearchByText } from "./search-word-trial.service";

/** A word by its code; null where it was taken away. */
export function createSearchWordLoader(dataSource: DataSource): DataLoader<string, SearchWord | null> {
  return new DataLoader(async (codes) => {
    const words = await dataSource.getRepository(SearchWord).findBy({ code: In([...codes]) });
    const byCode = new Map(words.map((word) => [word.code, word]));
    return codes.map((code) => byCode.get(code) ?? null);
  });
}

/** The first form of each word that names no other one, so that a search for it asks for this word alone. */
const OWN_FORMS = `
  select word.code, own.form from search_words word
  cross join lateral (
    select form from unnest(word.forms) with ordinality given (form, place)
    where (
      select array_agg(distinct hit.code) from search_words_in(search_word_tokens(given.form)) hit
      where not hit.is_covered
    ) = array[word.code]
    order by place limit 1
  ) own
  where word.code = any ($1)`;

/** How many open jobs a search for a word finds, 1,000 at most, by its code; null where no form is its own. */
export function createWordJobCountLoader(
  dataSource: DataSource,
  search: SearchByText,
): DataLoader<string, number | null> {
  return new DataLoader(async (codes) => {
    const forms = await dataSource.query<{ code: string; form: string }[]>(OWN_FORMS, [codes]);
    const counts = new Map<string, number>();
    // One after the other: an admin's list must not take the connections of those who search.
    for (const { code, form } of forms) counts.set(code, (await search(form, 0)).total);
    return codes.map((code) => counts.get(code) ?? null);
  });
}
