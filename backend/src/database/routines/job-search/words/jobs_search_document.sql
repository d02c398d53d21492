-- What a job is found by: the stems of its title (A), skills (B) and company (C), and its title's own words (D). Beside
-- them stand search words as "@nurse": of the title (A and D), of skills and of facts (B), of the company (C), skills
-- that the description names (C), and those that include one of them or are covered by a longer form (C). Each two words
-- of the title that follow each other are there as "~staff nurse" (D), and its head as a whole as "=staff nurse" (D). A head
-- of conditions and one other word has that as "==teacher" (D): "Part Time Teacher". A company's name says no condition.
-- p_conditions: codes of the conditions that the job's facts say.
-- Here because jobs_derive fills jobs.search_document with it. A change asks that all jobs are read anew.
-- Each regular expression costs as much as ten other steps, so all texts but the description go through them together.
-- E'\x01' is a token of its own between two texts, and no form goes across.

create or replace function jobs_search_document(title text, skills text[], company text, description text,
    p_conditions text[])
  returns tsvector language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  v_skills text := array_to_string(skills, ' | ');
  v_texts text := concat(title, E' \x01 ', v_skills, E' \x01 ', company);
  v_spelt text[] := string_to_array(job_search_spelt_out(v_texts), E'\x01');
  v_tokens text[] := search_word_tokens(v_texts);
  v_titled int := array_position(v_tokens, E'\x01');
  v_skilled int := array_position(v_tokens, E'\x01', v_titled + 1);
  v_head text[] := v_tokens[: v_titled - 1];
  v_bare text;
  v_words text := '';
begin
  if title ~ '[(,|:]|\s[-–—/]\s' then
    v_head := search_word_tokens(regexp_replace(title, '\s*[(,|:].*$|\s+[-–—/]\s.*$', ''));
  end if;
  if v_titled > 1 then v_words := concat('''=', array_to_string(v_head, ' '), ''':1D'); end if;
  for at in 1 .. least(v_titled - 2, 12) loop
    v_words := concat(v_words, ' ''~', v_tokens[at], ' ', v_tokens[at + 1], ''':1D');
  end loop;
  with found as materialized (
    select * from search_words_in(v_tokens) hit
    where case hit.kind
      when 'LEVEL' then hit.first < v_titled
      when 'CONDITION' then hit.first < v_skilled and not hit.is_covered
      else true end
  ), named as materialized (
    select case when found.kind = 'TRADE' and found.first >= v_skilled then found.code || '+' else found.code end as code,
      case
        when found.is_covered then 'C'
        when found.first < v_titled then 'A,2D'
        when found.first < v_skilled then 'B'
        else 'C'
      end as weights
    from found
    union all
    select condition, 'B' from unnest(p_conditions) condition
    union all
    select skill, 'C' from unnest(search_skills_in(search_word_tokens(description))) skill
  ), bare as (
    select min(token.token) as word
    from unnest(v_head) with ordinality token (token, at)
    where not exists (
      select from found where found.kind = 'CONDITION' and token.at between found.first and found.first + found.length - 1
    )
    having count(*) = 1 and cardinality(v_head) > 1
  )
  select concat(v_words, string_agg(concat(' ''@', found.code, ''':1', found.weights), '')), (select word from bare)
    into v_words, v_bare
  from (
    select named.code, named.weights from named
    union
    select including.code, 'C' from named join search_word_includes including on including.included = named.code
    where named.weights <> 'C'
  ) found;
  if v_bare is not null then v_words := concat(v_words, ' ''==', v_bare, ''':1D'); end if;
  return setweight(to_tsvector('job_words', v_spelt[1]), 'A') || setweight(to_tsvector('job_words', v_spelt[2]), 'B') ||
    setweight(to_tsvector('job_words', v_spelt[3]), 'C') ||
    setweight(to_tsvector('simple', job_search_singular(title)), 'D') || v_words::tsvector;
end $$;
