--- after: 1772070200000-alert-match-references
--- row: migrations CompanyTrades1772070300000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772070300000,"name":"CompanyTrades1772070300000"}');
--- row: database_routines function job_search_read
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_read","checksum":"013455939605534605387529e98c5d6f9bfe6b4bdeb75f7ec4f69d1fecbdbf48"}');
--- row: database_routines function jobs_search_document
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_search_document","checksum":"dc0f64be8521589567f01a54df8c53b614729c240848aaddb2e5cf4a3e2f4aaa"}');
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
  v_literal text[] := v_tokens;
  v_quoted text[] := '{}';
  v_codes text[] := '{}';
  v_single text[] := '{}';
  v_groups text[] := '{}';
  v_parts text[];
  v_whole text[];
  v_meant text[];
  v_levels text[] := '{}';
  v_conditions text[] := '{}';
  v_titled text[] := '{}';
  v_skills text[] := '{}';
  v_trades text[] := '{}';
  v_roles text[] := '{}';
  v_counted text[];
  v_named text[] := '{}';
  v_stems text[];
  v_hit record;
  v_rest text;
begin
  tiers := '{}';
  if p_text = '' then terms := '{}'; return; end if;
  for v_hit in select * from search_words_meant(v_tokens) loop
    for at in v_hit.first .. v_hit.first + v_hit.length - 1 loop
      v_left[at] := null;
      if v_hit.kind = 'CONDITION' then v_typed[at] := null; end if;
      if v_hit.kind in ('CONDITION', 'LEVEL') then v_literal[at] := null; end if;
    end loop;
    case v_hit.kind
      when 'LEVEL' then v_levels := v_levels || ('@' || v_hit.code);
      when 'CONDITION' then v_conditions := v_conditions || ('@' || v_hit.code);
      else
        v_codes := v_codes || ('@' || v_hit.code);
        v_parts := array_remove(array(
          select case when at < v_hit.length then 'w:' || (job_search_words(token))[1]
            else 't:' || (job_search_title_words(token))[1] end
          from unnest(v_tokens[v_hit.first : v_hit.first + v_hit.length - 1]) with ordinality token (token, at)
        ), null);
        if v_hit.kind = 'SKILL' then v_skills := v_skills || ('w:@' || v_hit.code); end if;
        if v_hit.kind = 'TRADE' then
          v_trades := v_trades || ('t:@' || v_hit.code);
          if v_hit.length > 1 then
            v_named := v_named || v_tokens[v_hit.first : v_hit.first + v_hit.length - 1];
          end if;
        end if;
        -- "microservices developer" is a skill, and says what somebody is.
        if v_hit.kind = 'WORD' or v_hit.kind = 'SKILL' and v_hit.length > 1 then
          v_roles := v_roles || array(
            select 't:@' || role.code from search_words_meant(array[v_tokens[v_hit.first + v_hit.length - 1]]) role
            where role.kind = 'WORD'
          );
        end if;
        if v_hit.kind = 'TRADE' and v_hit.length = 1 then
          v_groups := v_groups || concat('w:@', v_hit.code, E'\x01', 'w:@', v_hit.code, '+');
        elsif cardinality(v_parts) < 2 then
          v_single := v_single || ('@' || v_hit.code);
        else
          v_groups := v_groups || array(select 'w:@' || v_hit.code || E'\x01' || part from unnest(v_parts) part);
        end if;
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
  -- "doctor mbbs" names one trade twice. A tier counts its terms, so each stands there once.
  v_codes := array(select distinct code from unnest(v_codes) code);
  v_trades := array(select distinct trade from unnest(v_trades) trade);
  -- With nothing beside them, conditions are what titles are compared with.
  if v_typed = '{}' and v_codes = '{}' then
    v_typed := v_tokens;
    v_titled := v_conditions;
  end if;
  v_rest := array_to_string(v_left, ' ');
  v_skills := array(select distinct skill from unnest(v_skills) skill order by skill);
  if cardinality(v_skills) > 1 then
    v_single := array(select term from unnest(v_single) term where 'w:' || term <> all (v_skills));
    v_groups := array(
      select part from unnest(v_groups) part where split_part(part, E'\x01', 1) <> all (v_skills)
    ) || array_to_string(v_skills, E'\x01');
  end if;
  terms := v_single || v_conditions || case when v_rest <> '' then job_search_words(v_rest) else '{}' end;
  v_whole := v_groups || v_quoted;
  if terms = '{}' and v_whole = '{}' then terms := v_levels; end if;
  -- A text without any word is found nowhere.
  if terms = '{}' and v_whole = '{}' then terms := '{""}'; end if;
  terms := array(select distinct 'w:' || term from unnest(terms) term union select unnest(v_whole));
  v_meant := v_quoted || array(select 't:' || title from unnest(v_codes || v_titled || v_levels || case
    when v_rest <> '' then job_search_title_words(v_rest) else '{}' end) title);
  v_stems := array(
    select 'w:' || stem from unnest(job_search_words(array_to_string(v_literal, ' '))) stem
  );
  tiers := array[
    't:=' || array_to_string(v_typed, ' '),
    case when cardinality(v_typed) = 1 and v_conditions <> '{}' then 't:==' || v_typed[1] else (
      select string_agg('t:~' || v_typed[at] || ' ' || v_typed[at + 1], E'\x01')
      from generate_series(1, cardinality(v_typed) - 1) at
    ) end,
    case when v_codes <> '{}' then (
      select string_agg(distinct title, E'\x01')
      from unnest(v_meant || array(
        select 't:' || word from unnest(job_search_title_words(array_to_string(v_literal, ' '))) word
      )) title
    ) end,
    case when v_codes <> '{}' then array_to_string(v_meant || v_stems, E'\x01') end
  ] || array(
    select array_to_string(v_meant || ('t:' || word), E'\x01') from unnest(v_named[: 3]) word
  ) || array[
    (select string_agg(title, E'\x01') from unnest(v_meant) title)
  ];
  if cardinality(v_skills) > 1 then
    v_counted := array_to_string(v_skills, E'\x01') || array(
      select array_to_string(array_remove(v_skills, skill), E'\x01') from unnest(v_skills) skill
      where cardinality(v_skills) > 2 limit 4
    );
    v_roles := case when v_trades <> '{}' then v_trades else v_roles end;
    if v_roles <> '{}' then
      tiers := tiers || array(
        select array_to_string(v_roles, E'\x01') || E'\x01' || counted from unnest(v_counted) counted
      ) || array_to_string(v_roles, E'\x01');
    end if;
    tiers := tiers || v_counted || array(select 't:' || substring(skill from 3) from unnest(v_skills) skill limit 4);
  end if;
  if v_codes <> '{}' then
    tiers := tiers || array[
      case when v_trades <> '{}' and cardinality(v_skills) < 2 and cardinality(v_trades) < cardinality(v_meant)
        then array_to_string(v_trades, E'\x01') end,
      nullif(array_to_string(v_stems, E'\x01'), '')
    ];
  end if;
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
end $function$
;
