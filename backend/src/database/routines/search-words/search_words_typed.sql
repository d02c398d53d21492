-- The search words that a text with one blank between its words means, and from which word to which each of them goes.
-- Here because only job_search_singular knows how words become tokens: "front end" is one, "part-time" two.

create or replace function search_words_typed(p_text text)
  returns table (code text, kind text, name text, first_word int, last_word int) language plpgsql stable rows 4
  set jit = off as $$
declare
  v_words text[] := string_to_array(p_text, ' ');
  -- How many tokens there are up to each word.
  v_ends int[] := array(
    select cardinality(search_word_tokens(array_to_string(v_words[: at], ' ')))
    from generate_series(1, cardinality(v_words)) at order by at
  );
begin
  return query
    select meant.code, meant.kind, word.name, typed.first_word, greatest(typed.last_word, typed.first_word)
    from search_words_meant(search_word_tokens(p_text)) meant
    join search_words word on word.code = meant.code
    cross join lateral (
      select min(at) filter (where tokens >= meant.first)::int as first_word,
        max(at) filter (where tokens <= meant.first + meant.length - 1)::int as last_word
      from unnest(v_ends) with ordinality typed (tokens, at)
    ) typed
    where typed.first_word is not null
    order by typed.first_word;
end $$;
