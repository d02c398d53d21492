-- What a searched text asks for. terms: all of them must be found, search words as "@nurse", any other word by its
-- stem, and what stands in quotes as a phrase of the title. A form of several words, such as "electrical engineer", is
-- found as well where the title has the last of them and the job has the others. That makes groups, which have E'\x01'
-- between their terms: one of each must be found.
-- A trade of one word is found by the company's name, too (READ-17): "bank", "pharmacy". That makes a group as well.
-- READ-08: of several skills one is enough, which makes a group, too. So it is with what stands on either side of an "or"
-- (READ-21).
-- tiers: what comes first, each tier its terms with E'\x01' between: titles that are just so, titles that have the words
-- one after the other, titles that mean all of them and name the typed words, those whose job has the typed words
-- elsewhere, READ-20: titles and then skills that name what was typed of a skill or of a trade's narrower form ("fpga"
-- of "fpga engineer", an embedded engineer), those that name one word of a trade's longer form ("yoga" of "yoga
-- teacher"), titles that mean all of them.
-- Of several skills jobs with all of them follow, then those with all but one, and then titles that name one. Where a
-- trade or a word such as "developer" is typed, titles that mean it come before the others, in the same order. Behind all
-- of these come titles that mean the trade alone, and then jobs that have the typed words anywhere.
-- A level, such as "senior", only changes the order, and a condition, such as "part time", doesn't change it, unless it
-- stands alone.
-- Here because jobs and searches must be read alike.

create or replace function job_search_read(p_text text, out terms text[], out tiers text[]) language plpgsql stable
  set jit = off as $$
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
end $$;
