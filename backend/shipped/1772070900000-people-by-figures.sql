--- after: 1772070800000-people-by-term
--- row: migrations PeopleByFigures1772070900000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772070900000,"name":"PeopleByFigures1772070900000"}');
--- row: database_routines function job_search_read
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_read","checksum":"20e72e0548a0cf359bb4609e333ab5def95c79156b19d1ff10553be4ce932ece"}');
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
  -- Where an "or" stands, in English and Hindi.
  v_ors int[] := array(
    select at from unnest(v_tokens) with ordinality token (token, at) where token in ('or', 'ya', 'या')
  );
  v_left text[] := array(
    select case when at <> all (v_ors) then token end
    from unnest(v_tokens) with ordinality token (token, at) order by at
  );
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
  v_own text[];
  v_beside boolean;
  v_narrow text[] := '{}';
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
        v_beside := array[v_hit.first - 1, v_hit.first + v_hit.length] && v_ors;
        if v_hit.kind = 'SKILL' or v_beside then v_skills := v_skills || ('w:@' || v_hit.code); end if;
        if v_hit.kind = 'TRADE' and not v_beside then
          v_trades := v_trades || ('t:@' || v_hit.code);
          if v_hit.length > 1 then
            v_named := v_named || v_tokens[v_hit.first : v_hit.first + v_hit.length - 1];
          end if;
        end if;
        v_own := v_tokens[v_hit.first : v_hit.first + v_hit.length - 1];
        if v_hit.kind = 'TRADE' then
          -- A form's last word says what somebody is.
          v_own := array(
            select token from unnest(v_own) with ordinality own (token, at)
            where (own.at < v_hit.length or v_hit.length = 1) and token <> all (
              select unnest(search_word_tokens(word.name)) from search_words word where word.code = v_hit.code
            )
            order by own.at
          );
        end if;
        if v_hit.kind in ('SKILL', 'TRADE') and v_own <> '{}' and cardinality(v_narrow) < 6 then
          v_narrow := v_narrow || array[
            (
              select string_agg('t:' || title, E'\x01')
              from unnest(job_search_title_words(array_to_string(v_own, ' '))) title
            ),
            'skill:' || array_to_string(v_own, ' '),
            -- Tokens are in the singular, skills are as typed.
            'skill:' || array_to_string(v_own, ' ') || 's'
          ];
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
  ] || case when cardinality(v_skills) > 1 then '{}' else v_narrow end || array(
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
--- function: people_bounds(p_months integer, p_pay integer, p_notice integer, p_education integer)
CREATE OR REPLACE FUNCTION public.people_bounds(p_months integer, p_pay integer, p_notice integer, p_education integer)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
  begin
    return array(
      select 'experience_months >= ' || bound from unnest('{12,24,36,60,84,120,180}'::int[]) bound
        where p_months >= bound
      union all
      select 'experience_months <= ' || bound from unnest('{11,23,35,47,71,95,131,191}'::int[]) bound
        where p_months <= bound
      union all
      select 'expected_pay <= ' || bound
        from unnest('{120000,180000,240000,300000,400000,500000,600000,800000,1000000,1500000}'::int[]) bound
        where p_pay <= bound
      union all
      select 'notice_days <= ' || bound from unnest('{0,15,30,60}'::int[]) bound where p_notice <= bound
      union all
      select 'education_level >= ' || bound from unnest('{1,2,3,4,5,6}'::int[]) bound where p_education >= bound
    );
  end $function$
;
--- index: findable_people_terms
CREATE INDEX findable_people_terms ON public.findable_people USING gin (terms, people_bounds(experience_months, expected_pay, notice_days, education_level)) WHERE (is_on AND (NOT is_stale) AND (NOT is_barred) AND (card IS NOT NULL));
