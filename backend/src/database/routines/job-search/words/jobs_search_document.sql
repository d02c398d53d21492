-- What a job is found by: the stems of its title (A), skills (B) and company (C), and its title's own words (D). Beside
-- them stand search words as "@nurse": of the title (A and D), of skills (B), of the company (C), skills that the
-- description names (C), and those that include one of them or are covered by a longer form (C). Each two words of the
-- title that follow each other are there as "~staff nurse" (D), and its head as a whole as "=staff nurse" (D).
-- Here because jobs_derive fills jobs.search_document with it. A change asks that all jobs are read anew.

create or replace function jobs_search_document(title text, skills text[], company text, description text)
  returns tsvector language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  v_skills text := array_to_string(skills, ' | ');
  v_title text[] := search_word_tokens(title);
  v_head text := regexp_replace(title, '\s*[(,|:].*$|\s+[-–—/]\s.*$', '');
  v_skilled text[] := search_word_tokens(v_skills);
  v_company text[] := search_word_tokens(coalesce(company, ''));
  -- Where the parts end among all tokens; no form goes across.
  v_titled int := cardinality(v_title) + 1;
  v_able int := v_titled + cardinality(v_skilled) + 1;
  v_named int := v_able + cardinality(v_company) + 1;
  v_words text;
begin
  with named as materialized (
    select code, case
        when is_covered then 'C'
        when first < v_titled then 'A,2D'
        when first < v_able then 'B'
        else 'C'
      end as weights
    from search_words_in(
      v_title || '|'::text || v_skilled || '|'::text || v_company || '|'::text || search_word_tokens(description)
    )
    where first < v_titled or first < v_named and kind <> 'LEVEL' or kind = 'SKILL' and not is_covered
  )
  select string_agg(format('%L:1%s', lexeme, weights), ' ') into v_words from (
    select '@' || code as lexeme, weights from named
    union all
    select '@' || word.code, 'C' from search_words word
      where word.includes && (select array_agg(code) from named where weights <> 'C')
    union all
    select '~' || v_title[at] || ' ' || v_title[at + 1], 'D'
      from generate_series(1, least(cardinality(v_title) - 1, 12)) at
    union all
    select '=' || array_to_string(case when v_head = title then v_title else search_word_tokens(v_head) end, ' '), 'D'
      where v_title <> '{}'
  ) found;
  return setweight(to_tsvector('job_words', job_search_spelt_out(title)), 'A') ||
    setweight(to_tsvector('job_words', job_search_spelt_out(array_to_string(skills, ' '))), 'B') ||
    setweight(to_tsvector('job_words', job_search_spelt_out(coalesce(company, ''))), 'C') ||
    setweight(to_tsvector('simple', job_search_singular(title)), 'D') ||
    coalesce(v_words, '')::tsvector;
end $$;
