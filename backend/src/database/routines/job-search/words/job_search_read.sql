-- What a searched text asks for. terms: all of them must be found, search words as "@nurse", any other word by its
-- stem. tiers: what comes first, each tier its terms with E'\x01' between: titles that are just so, titles that have
-- the words one after the other, titles that have all of them. A level, such as "senior", only changes the order.
-- Of search words that overlap the longest is meant, of equally long ones the one with fewest forms.
-- Here because jobs and searches must be read alike.

create or replace function job_search_read(p_text text, out terms text[], out tiers text[]) language plpgsql stable
  set jit = off set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  v_tokens text[] := search_word_tokens(p_text);
  v_left text[] := v_tokens;
  v_codes text[] := '{}';
  v_levels text[] := '{}';
  v_hit record;
  v_rest text;
begin
  tiers := '{}';
  if p_text = '' then terms := '{}'; return; end if;
  for v_hit in
    select found.* from search_words_in(v_tokens) found join search_words word on word.code = found.code
    where not found.is_covered order by found.length desc, cardinality(word.forms), found.code
  loop
    continue when array_position(v_left[v_hit.first : v_hit.first + v_hit.length - 1], null) is not null;
    for at in v_hit.first .. v_hit.first + v_hit.length - 1 loop v_left[at] := null; end loop;
    if v_hit.kind = 'LEVEL' then v_levels := v_levels || ('@' || v_hit.code);
    else v_codes := v_codes || ('@' || v_hit.code); end if;
  end loop;
  v_rest := array_to_string(v_left, ' ');
  terms := v_codes || case when v_rest <> '' then job_search_words(v_rest) else '{}' end;
  if terms = '{}' then terms := v_levels; end if;
  -- A text without any word is found nowhere.
  if terms = '{}' then terms := '{""}'; end if;
  terms := array(select distinct 'w:' || term from unnest(terms) term);
  tiers := array[
    't:=' || array_to_string(v_tokens, ' '),
    (select string_agg('t:~' || v_tokens[at] || ' ' || v_tokens[at + 1], E'\x01')
      from generate_series(1, cardinality(v_tokens) - 1) at),
    (select string_agg('t:' || title, E'\x01') from unnest(v_codes || v_levels ||
      case when v_rest <> '' then job_search_title_words(v_rest) else '{}' end) title)
  ];
end $$;
