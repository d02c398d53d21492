-- The search words that some tokens name: a row for each form that is found, from which token on and how many it has.
-- A longer form that ends with the same token says what the shorter one is: a "device driver" drives nothing, and a
-- "solution architect" builds no houses. What a form of the kind NONE covers is not named at all.
-- Here because jobs are read by it in the transaction that changes them, and searches must be read alike.

create or replace function search_words_in(p_tokens text[])
  returns table (code text, kind text, forms int, first int, length int) language plpgsql stable rows 4 as $$
declare
  v_grams text[] := array(
    select array_to_string(p_tokens[at : at + size - 1], ' ')
    from generate_series(1, cardinality(p_tokens)) at, generate_series(1, least(5, cardinality(p_tokens) - at + 1)) size
  );
  v_known text[] := array(select distinct tokens from search_word_forms where tokens = any (v_grams));
begin
  if v_known = '{}' then return; end if;
  return query
    with hits as materialized (
      select word.code, word.kind, cardinality(word.forms) as forms, grams.first, grams.length
      from (
        select at as first, size as length, array_to_string(p_tokens[at : at + size - 1], ' ') as tokens
        from generate_series(1, cardinality(p_tokens)) at,
          generate_series(1, least(5, cardinality(p_tokens) - at + 1)) size
      ) grams
      join search_word_forms form on form.tokens = grams.tokens
      join search_words word on word.code = form.code
      where grams.tokens = any (v_known)
    )
    select * from hits where hits.kind <> 'NONE' and not exists (
      select from hits longer
      where longer.length > hits.length and longer.first <= hits.first
        and (longer.kind = 'NONE' and longer.first + longer.length >= hits.first + hits.length
          or longer.kind = 'TRADE' and hits.kind = 'TRADE' and longer.code <> hits.code
            and longer.first + longer.length = hits.first + hits.length)
    );
end $$;
