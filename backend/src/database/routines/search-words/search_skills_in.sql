-- The skills that the tokens of a description name, each once, without those that a form of the kind NONE covers.
-- Here because jobs are read by it in the transaction that changes them. A description has hundreds of tokens: to hash
-- them and go through the forms of skills once is faster than to look each of them up, as search_words_in does.

create or replace function search_skills_in(p_tokens text[]) returns text[] language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set enable_seqscan = off
  set enable_hashjoin = on set enable_nestloop = off set enable_mergejoin = off as $$
begin
  if p_tokens = '{}' then return '{}'; end if;
  return array(
    with hits as materialized (
      select form.code, form.kind, token.first::int, form.length
      from search_word_forms form
      join unnest(p_tokens) with ordinality token (token, first) on token.token = form.first_token
      where form.kind in ('SKILL', 'NONE') and (form.length = 1
        or form.tokens = array_to_string(p_tokens[token.first : token.first + form.length - 1], ' '))
    )
    select distinct hits.code from hits
    where hits.kind = 'SKILL' and not exists (
      select from hits longer
      where longer.kind = 'NONE' and longer.length > hits.length and longer.first <= hits.first
        and longer.first + longer.length >= hits.first + hits.length
    )
  );
end $$;
