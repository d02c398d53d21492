--- after: 1772070100000-hiring-managers
--- gone foreign key: alert_matches alert_matches_alert_id_fkey
--- gone foreign key: alert_matches alert_matches_job_id_fkey
--- row: migrations AlertMatchReferences1772070200000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772070200000,"name":"AlertMatchReferences1772070200000"}');
--- row: database_routines function alert_matches_forget_alerts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"alert_matches_forget_alerts","checksum":"42cfa46539b52a0310ed4ae0a2a1a25eb7868877c5f31ec215bada702bf17b3f"}');
--- row: database_routines function alert_matches_forget_jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"alert_matches_forget_jobs","checksum":"c9564fde6cb42d60814bb100ad643c68a9fa2eace79a579ab00dd133dbbaf045"}');
--- row: database_routines function job_search_kept_of
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_kept_of","checksum":"13b13e43f3d75c32b7e7e3f5a3e38e02c7c9c0ae5e44bb68c0eb9f0d58e54549"}');
--- row: database_routines function job_search_read
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_read","checksum":"5dab7580c31a7a0ee019e9fa053156998af9dd554661faaa14ee41f139af4bc2"}');
--- row: database_routines trigger alerts_forget_matches on alerts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"alerts_forget_matches on alerts","checksum":"8c3282c7435453ff0c1f749e293a5ca4a688cd27ce176cc51d2f807e97f15cf8"}');
--- row: database_routines trigger jobs_forget_matches on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_forget_matches on jobs","checksum":"cb5940024c0840c677b8a82cf28b58c7d785c856c94be76a0438362f4365defb"}');
--- function: alert_matches_forget_alerts()
CREATE OR REPLACE FUNCTION public.alert_matches_forget_alerts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from alert_matches where alert_id in (select id from gone);
  return null;
end $function$
;
--- function: alert_matches_forget_jobs()
CREATE OR REPLACE FUNCTION public.alert_matches_forget_jobs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from alert_matches where job_id in (select id from gone);
  return null;
end $function$
;
--- function: job_search_kept_of(p_jobs uuid[], p_now timestamp with time zone, p_kept uuid)
CREATE OR REPLACE FUNCTION public.job_search_kept_of(p_jobs uuid[], p_now timestamp with time zone, p_kept uuid DEFAULT NULL::uuid)
 RETURNS TABLE(kept_id uuid, job_id uuid, is_titled boolean)
 LANGUAGE plpgsql
 STABLE
 SET jit TO 'off'
AS $function$
declare
  -- A search asks for a walk-in on the day of the search, whichever that is.
  v_today text := 'walk-in:' || to_char(p_now at time zone 'Asia/Kolkata', 'YYYY-MM-DD');
begin
  return query
    with described as materialized (
      select job.id, job.pay_yearly_min as pay_min, job.pay_yearly_max as pay_max, job_search_terms(job) as terms
      from jobs job where job.id = any (p_jobs) and job.is_listed and job.open_until > p_now
    ), told as materialized (
      select described.id, described.pay_min, described.pay_max, today.terms,
        (select jsonb_object_agg(term, true) from unnest(today.terms) term) as has
      from described
      cross join lateral (
        select case when v_today = any (described.terms) then described.terms || 'walk-in:today'::text
          else described.terms end as terms
      ) today
    ), candidates as materialized (
      select distinct known.kept_id, told.id
      from told cross join lateral job_search_keys(told.terms) own (key)
      join job_search_kept_keys known on known.key = own.key
      where p_kept is null
      union all
      select p_kept, told.id from told where p_kept is not null
    )
    select kept.id, told.id, coalesce(told.has ?& kept.title_terms, false)
    from candidates
    join told on told.id = candidates.id
    join job_search_kept kept on kept.id = candidates.kept_id
    where told.has ?& kept.terms
      and (cardinality(kept.groups) = 0 or not exists (
        select from unnest(kept.groups) wanted where not told.has ?| string_to_array(wanted, E'\x01')
      ))
      and (kept.pay_from is null or told.pay_max >= kept.pay_from)
      and (kept.pay_to is null or told.pay_min <= kept.pay_to);
end $function$
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
        if cardinality(v_parts) < 2 then
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
--- trigger: alerts alerts_forget_matches
CREATE TRIGGER alerts_forget_matches AFTER DELETE ON public.alerts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION alert_matches_forget_alerts();
--- trigger: jobs jobs_forget_matches
CREATE TRIGGER jobs_forget_matches AFTER DELETE ON public.jobs REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION alert_matches_forget_jobs();
