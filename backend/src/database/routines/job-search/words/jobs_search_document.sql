-- What a job is found by: the stems of its title (A), skills (B) and company (C), and its title's own words (D). Beside
-- them stand search words as "@nurse": of the title (A and D), of skills (B), skills that the description names (C), and
-- those that include one of them or are covered by a longer form (C). Each two words of the title that follow each
-- other are there as "~staff nurse" (D), and its head as a whole as "=staff nurse" (D).
-- Here because jobs_derive fills jobs.search_document with it. A change asks that all jobs are read anew.

create or replace function jobs_search_document(title text, skills text[], company text, description text)
  returns tsvector language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  v_title text[] := search_word_tokens(title);
  v_head text[] := search_word_tokens(regexp_replace(title, '\s*[(,|:].*$|\s+[-–—/]\s.*$', ''));
  v_words text;
begin
  with named as materialized (
    select code, case when is_covered then 'C' else 'A,2D' end as weights from search_words_in(v_title)
    union
    select code, case when is_covered then 'C' else 'B' end
      from search_words_in(search_word_tokens(array_to_string(skills, ' | '))) where kind <> 'LEVEL'
    union
    select code, 'C' from search_words_in(search_word_tokens(description)) where kind = 'SKILL' and not is_covered
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
    select '=' || array_to_string(v_head, ' '), 'D' where v_head <> '{}'
  ) found;
  return setweight(to_tsvector('job_words', job_search_spelt_out(title)), 'A') ||
    setweight(to_tsvector('job_words', job_search_spelt_out(array_to_string(skills, ' '))), 'B') ||
    setweight(to_tsvector('job_words', job_search_spelt_out(coalesce(company, ''))), 'C') ||
    setweight(to_tsvector('simple', job_search_singular(title)), 'D') ||
    coalesce(v_words, '')::tsvector;
end $$;
