--- after: 1767000000000-search-word-forms
--- gone function: jobs_search_document(title text, skills text[], company text, description text)
--- row: migrations Conditions1768100000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1768100000000,"name":"Conditions1768100000000"}');
--- row: database_routines function job_conditions
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_conditions","checksum":"63bc52ec10cfccc5b55fe08868c9559455376767c4a4ff3252867343c9676edb"}');
--- row: database_routines function job_search_read
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_read","checksum":"88cba5329c82e78e0c029c4ebdd39075ea526b0ca51c50f32e94f69248a1cf27"}');
--- row: database_routines function jobs_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_derive","checksum":"a2a792630d64432a29d9e410575edadd92ede29bbd767f9a52b9f188df8a927c"}');
--- row: database_routines function jobs_search_document
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_search_document","checksum":"dcdf06a09cc4d27fd23a0e17cd7008cd8e97a0e37b194f93dabe9ce919709be5"}');
--- row: database_routines function search_words_meant
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"search_words_meant","checksum":"a674987db66ea0ab382309c775c8d7abab172d6445b29d1424d3d31fd9991b92"}');
--- row: database_routines function search_words_typed
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"search_words_typed","checksum":"298a69fabe761f27d47823b1b3cc4d9c460241ff2a9e8b17b41ce6c79543ce12"}');
--- row: database_routines trigger jobs_derive on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_derive on jobs","checksum":"b73f818bd0c043af46aa71767d0e8fe0981a09ef354a2f629cc19252d184739b"}');
--- constraint: search_words search_words_kind_check
alter table search_words add constraint search_words_kind_check CHECK ((kind = ANY (ARRAY['TRADE'::text, 'SKILL'::text, 'LEVEL'::text, 'WORD'::text, 'NONE'::text, 'CONDITION'::text])));
--- function: job_conditions(job jobs)
CREATE OR REPLACE FUNCTION public.job_conditions(job jobs)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select array_remove(array[
    case job.type when 'internship' then 'intern' else job.type end,
    case job.work_mode when 'remote' then 'work-from-home' when 'hybrid' then 'hybrid' else 'work-from-office' end,
    case job.shift when 'flexible' then 'flexible-hours' else job.shift || '-shift' end,
    case
      when job.education in ('10th', '12th') then job.education || '-pass'
      when job.education <> 'any' then job.education
    end,
    case when job.experience_min_years = 0 or job.freshers_welcome then 'fresher' end,
    case when job.walk_in_from is not null or job.walk_in_until is not null then 'walk-in' end,
    case job.notice_period_days when 0 then 'immediate-joining' end
  ], null)
$function$
;
--- function: job_search_read(p_text text, OUT terms text[], OUT tiers text[])
CREATE OR REPLACE FUNCTION public.job_search_read(p_text text, OUT terms text[], OUT tiers text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET jit TO 'off'
AS $function$
declare
  -- Each text between quotes, and the rest.
  v_phrases text[] := case when p_text like '%"%"%'
    then array(select quoted.text[1] from regexp_matches(p_text, '"([^"]+)"', 'g') quoted (text)) else '{}' end;
  v_tokens text[] := search_word_tokens(case when v_phrases = '{}' then p_text
    else regexp_replace(p_text, '"[^"]+"', ' ', 'g') end);
  v_left text[] := v_tokens;
  v_typed text[] := v_tokens;
  v_quoted text[] := '{}';
  v_codes text[] := '{}';
  v_levels text[] := '{}';
  v_conditions text[] := '{}';
  v_titled text[] := '{}';
  v_hit record;
  v_rest text;
begin
  tiers := '{}';
  if p_text = '' then terms := '{}'; return; end if;
  for v_hit in select * from search_words_meant(v_tokens) loop
    for at in v_hit.first .. v_hit.first + v_hit.length - 1 loop
      v_left[at] := null;
      if v_hit.kind = 'CONDITION' then v_typed[at] := null; end if;
    end loop;
    case v_hit.kind
      when 'LEVEL' then v_levels := v_levels || ('@' || v_hit.code);
      when 'CONDITION' then v_conditions := v_conditions || ('@' || v_hit.code);
      else v_codes := v_codes || ('@' || v_hit.code);
    end case;
  end loop;
  for v_hit in select search_word_tokens(phrase) as tokens from unnest(v_phrases) phrase loop
    v_quoted := v_quoted || case when cardinality(v_hit.tokens) = 1 then array['t:' || v_hit.tokens[1]] else array(
      select 't:~' || v_hit.tokens[at] || ' ' || v_hit.tokens[at + 1]
      from generate_series(1, cardinality(v_hit.tokens) - 1) at
    ) end;
    v_typed := v_hit.tokens || v_typed;
  end loop;
  v_typed := array_remove(v_typed, null);
  -- With nothing beside them, conditions are what titles are compared with.
  if v_typed = '{}' and v_codes = '{}' then
    v_typed := v_tokens;
    v_titled := v_conditions;
  end if;
  v_rest := array_to_string(v_left, ' ');
  terms := v_codes || v_conditions || case when v_rest <> '' then job_search_words(v_rest) else '{}' end;
  if terms = '{}' and v_quoted = '{}' then terms := v_levels; end if;
  -- A text without any word is found nowhere.
  if terms = '{}' and v_quoted = '{}' then terms := '{""}'; end if;
  terms := array(select distinct 'w:' || term from unnest(terms) term union select unnest(v_quoted));
  tiers := array[
    't:=' || array_to_string(v_typed, ' '),
    (select string_agg('t:~' || v_typed[at] || ' ' || v_typed[at + 1], E'\x01')
      from generate_series(1, cardinality(v_typed) - 1) at),
    (select string_agg(title, E'\x01') from unnest(v_quoted || array(select 't:' || title from unnest(v_codes || v_titled ||
      v_levels || case when v_rest <> '' then job_search_title_words(v_rest) else '{}' end) title)) title)
  ];
end $function$
;
--- function: jobs_derive()
CREATE OR REPLACE FUNCTION public.jobs_derive()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company_name text;
begin
  select name, blocked_at is not null, verified_at is not null
    into company_name, new.is_company_blocked, new.is_company_verified
    from companies where id = new.company_id for share;
  select coalesce((select blocked_at is not null from accounts where id = new.posted_by_id for share), false)
    into new.is_poster_blocked;
  new.search_document := jobs_search_document(new.title, new.skills, company_name, new.description,
    job_conditions(new));
  return new;
end $function$
;
--- function: jobs_search_document(title text, skills text[], company text, description text, p_conditions text[])
CREATE OR REPLACE FUNCTION public.jobs_search_document(title text, skills text[], company text, description text, p_conditions text[])
 RETURNS tsvector
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
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
    select found.code, case
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
    select string_agg(token.token, ' ' order by token.at) as head
    from unnest(v_head) with ordinality token (token, at)
    where not exists (
      select from found where found.kind = 'CONDITION' and token.at between found.first and found.first + found.length - 1
    )
  )
  select concat(v_words, string_agg(concat(' ''@', found.code, ''':1', found.weights), '')), (select head from bare)
    into v_words, v_bare
  from (
    select named.code, named.weights from named
    union
    select including.code, 'C' from named join search_word_includes including on including.included = named.code
    where named.weights <> 'C'
  ) found;
  if v_bare is not null then v_words := concat(v_words, ' ''=', v_bare, ''':1D'); end if;
  return setweight(to_tsvector('job_words', v_spelt[1]), 'A') || setweight(to_tsvector('job_words', v_spelt[2]), 'B') ||
    setweight(to_tsvector('job_words', v_spelt[3]), 'C') ||
    setweight(to_tsvector('simple', job_search_singular(title)), 'D') || v_words::tsvector;
end $function$
;
--- function: search_words_meant(p_tokens text[])
CREATE OR REPLACE FUNCTION public.search_words_meant(p_tokens text[])
 RETURNS TABLE(code text, kind text, first integer, length integer)
 LANGUAGE plpgsql
 STABLE ROWS 4
 SET jit TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
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
end $function$
;
--- function: search_words_typed(p_text text)
CREATE OR REPLACE FUNCTION public.search_words_typed(p_text text)
 RETURNS TABLE(code text, kind text, name text, first_word integer, last_word integer)
 LANGUAGE plpgsql
 STABLE ROWS 4
 SET jit TO 'off'
AS $function$
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
end $function$
;
--- trigger: jobs jobs_derive
CREATE TRIGGER jobs_derive BEFORE INSERT OR UPDATE OF company_id, posted_by_id, title, skills, description, type, work_mode, shift, education, experience_min_years, freshers_welcome, notice_period_days, walk_in_from, walk_in_until ON public.jobs FOR EACH ROW EXECUTE FUNCTION jobs_derive();
