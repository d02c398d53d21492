-- The search words that the tokens of a search mean: of forms that overlap the longest, of equally long ones that of
-- the word with fewest forms.
-- Here because job_search_read and search_words_typed must take the same ones.

create or replace function search_words_meant(p_tokens text[])
  returns table (code text, kind text, first int, length int) language plpgsql stable rows 4
  set jit = off set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  v_taken int[] := '{}';
  v_own int[];
begin
  for code, kind, first, length in
    select found.code, found.kind, found.first, found.length
    from search_words_in(p_tokens) found join search_words word on word.code = found.code
    where not found.is_covered order by found.length desc, cardinality(word.forms), found.code
  loop
    v_own := array(select generate_series(first, first + length - 1));
    continue when v_taken && v_own;
    v_taken := v_taken || v_own;
    return next;
  end loop;
end $$;
