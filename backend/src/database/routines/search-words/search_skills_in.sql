-- The skills that the tokens of a description name, each once, without those that a form of the kind NONE covers
-- wherever they stand.
-- Here because jobs are read by it in the transaction that changes them. A description has hundreds of tokens, many of
-- them often: to hash them and go through the forms of skills once is faster than to look each of them up, as
-- search_words_in does. Forms of several tokens are looked for in the text.

create or replace function search_skills_in(p_tokens text[]) returns text[] language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off as $$
declare
  v_text text := concat(' ', array_to_string(p_tokens, ' '), ' ');
  v_found search_word_forms[];
  v_skills text[] := '{}';
  v_rest text;
  v_form search_word_forms;
  v_none text;
begin
  if p_tokens = '{}' then return '{}'; end if;
  v_found := array(
    with begun as materialized (
      select form from search_word_forms form
      where form.first_token = any (p_tokens) and form.kind in ('SKILL', 'NONE')
    )
    select form from begun where (form).length = 1 or strpos(v_text, concat(' ', (form).tokens, ' ')) > 0
  );
  foreach v_form in array v_found loop
    continue when v_form.kind <> 'SKILL' or v_form.code = any (v_skills);
    v_rest := v_text;
    for v_none in
      select concat(' ', none.tokens, ' ') from unnest(v_found) none
      where none.kind = 'NONE' and none.length > v_form.length
    loop
      -- Twice, because neighbours share a blank.
      v_rest := replace(replace(v_rest, v_none, ' - '), v_none, ' - ');
    end loop;
    if strpos(v_rest, concat(' ', v_form.tokens, ' ')) > 0 then v_skills := v_skills || v_form.code; end if;
  end loop;
  return v_skills;
end $$;
