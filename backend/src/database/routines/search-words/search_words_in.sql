-- The search words that some tokens name: a row for each form that is found, from which token on and how many it has.
-- is_covered: a longer form says what it is. It ends with the same token and is another trade's ("solution architect"
-- builds no houses), or it is of the kind NONE ("device driver" drives nothing).
-- Here because jobs are read by it in the transaction that changes them, and searches must be read alike.

create or replace function search_words_in(p_tokens text[])
  returns table (code text, kind text, first int, length int, is_covered boolean)
  language plpgsql stable rows 4
  set plan_cache_mode = force_generic_plan set jit = off
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query
    with hits as materialized (
      select form.code, form.kind, token.first::int, form.length
      from unnest(p_tokens) with ordinality token (token, first)
      -- The key finds each beginning of the rest, up to twelve tokens: hundreds of forms begin with "sales".
      join search_word_forms form on form.first_token = token.token and form.tokens = any (array(
        select array_to_string(p_tokens[token.first : token.first + more], ' ')
        from generate_series(0, least(11, cardinality(p_tokens) - token.first)::int) more
      ))
    ), longer as materialized (
      select * from hits where hits.length > 1 and hits.kind in ('TRADE', 'NONE')
    )
    select hits.*, exists (
      select from longer
      where longer.length > hits.length and longer.first <= hits.first
        and (longer.kind = 'NONE' and longer.first + longer.length >= hits.first + hits.length
          or longer.kind = 'TRADE' and hits.kind = 'TRADE' and longer.code <> hits.code
            and longer.first + longer.length = hits.first + hits.length)
    )
    from hits where hits.kind <> 'NONE';
end $$;
