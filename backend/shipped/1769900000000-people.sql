--- after: 1769800000000-alerts
--- table: findable_people
create table findable_people ();
--- table: finder_uses
create table finder_uses ();
--- table: invitations
create table invitations ();
--- table: person_looks
create table person_looks ();
--- column: findable_people.account_id
alter table findable_people add column account_id uuid not null;
--- column: findable_people.id
alter table findable_people add column id uuid not null;
--- column: findable_people.is_on
alter table findable_people add column is_on boolean not null;
--- column: findable_people.is_stale
alter table findable_people add column is_stale boolean not null default true;
--- column: findable_people.hidden_companies
alter table findable_people add column hidden_companies text[] not null;
--- column: findable_people.hidden_keys
alter table findable_people add column hidden_keys text[] not null;
--- column: findable_people.card
alter table findable_people add column card jsonb;
--- column: findable_people.terms
alter table findable_people add column terms text[] not null;
--- column: findable_people.experience_months
alter table findable_people add column experience_months integer;
--- column: findable_people.expected_pay
alter table findable_people add column expected_pay integer;
--- column: findable_people.notice_days
alter table findable_people add column notice_days integer;
--- column: findable_people.education_level
alter table findable_people add column education_level integer;
--- column: findable_people.listed_at
alter table findable_people add column listed_at timestamp with time zone not null;
--- column: findable_people.read_at
alter table findable_people add column read_at timestamp with time zone;
--- column: finder_uses.company_id
alter table finder_uses add column company_id uuid not null;
--- column: finder_uses.day
alter table finder_uses add column day date not null;
--- column: finder_uses.looks
alter table finder_uses add column looks integer not null;
--- column: finder_uses.invitations
alter table finder_uses add column invitations integer not null;
--- column: invitations.id
alter table invitations add column id uuid not null;
--- column: invitations.account_id
alter table invitations add column account_id uuid not null;
--- column: invitations.job_id
alter table invitations add column job_id uuid not null;
--- column: invitations.invited_by
alter table invitations add column invited_by uuid;
--- column: invitations.message
alter table invitations add column message text not null;
--- column: invitations.status
alter table invitations add column status text not null;
--- column: invitations.shared
alter table invitations add column shared jsonb;
--- column: invitations.sent_at
alter table invitations add column sent_at timestamp with time zone not null;
--- column: invitations.expires_at
alter table invitations add column expires_at timestamp with time zone not null;
--- column: invitations.answered_at
alter table invitations add column answered_at timestamp with time zone;
--- column: person_looks.account_id
alter table person_looks add column account_id uuid not null;
--- column: person_looks.company_id
alter table person_looks add column company_id uuid not null;
--- column: person_looks.looked_on
alter table person_looks add column looked_on date not null;
--- column: person_looks.looked_at
alter table person_looks add column looked_at timestamp with time zone not null;
--- row: migrations People1769900000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769900000000,"name":"People1769900000000"}');
--- row: database_routines function job_search_read
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_read","checksum":"23762e1976b7a955906039adc6900f37aa3974250d8710696f6707003b831eed"}');
--- row: database_routines function people_note
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"people_note","checksum":"3a7e2e4003741277c7984dd6a284dd2f1b082c790af303e5536ddb3171d2894c"}');
--- row: database_routines function people_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"people_terms","checksum":"1a4c0d3dbd03a8a1516f116dd60333d342e9ad61079751aa1b4a927f557b4f81"}');
--- row: database_routines function search_skills_in
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"search_skills_in","checksum":"0c53d1764bac8a1aa2b9b366e4f0f605d97344f98b3ae5566bd336dd99d84c4f"}');
--- row: database_routines trigger accounts_people on accounts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"accounts_people on accounts","checksum":"107feebc8aeb122b16736293ac0d1890e739698379fd9a4819e28b6fc763289c"}');
--- row: database_routines trigger career_profiles_people on career_profiles
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"career_profiles_people on career_profiles","checksum":"501a59556342e324c372dec535b8433d8eadde931b69666190413b2f25f4826a"}');
--- row: database_routines trigger resumes_people on resumes
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"resumes_people on resumes","checksum":"4de7d5718c360fd0ccc0e40d064613568cad387e6df58c953f79d50e892bed9a"}');
--- constraint: findable_people findable_people_id_key
alter table findable_people add constraint findable_people_id_key UNIQUE (id);
--- constraint: findable_people findable_people_pkey
alter table findable_people add constraint findable_people_pkey PRIMARY KEY (account_id);
--- constraint: finder_uses finder_uses_invitations_check
alter table finder_uses add constraint finder_uses_invitations_check CHECK ((invitations <= 20));
--- constraint: finder_uses finder_uses_looks_check
alter table finder_uses add constraint finder_uses_looks_check CHECK ((looks <= 100));
--- constraint: finder_uses finder_uses_pkey
alter table finder_uses add constraint finder_uses_pkey PRIMARY KEY (company_id, day);
--- constraint: invitations invitations_account_id_job_id_key
alter table invitations add constraint invitations_account_id_job_id_key UNIQUE (account_id, job_id);
--- constraint: invitations invitations_check
alter table invitations add constraint invitations_check CHECK (((status = 'accepted'::text) = (shared IS NOT NULL)));
--- constraint: invitations invitations_check1
alter table invitations add constraint invitations_check1 CHECK (((status = 'sent'::text) = (answered_at IS NULL)));
--- constraint: invitations invitations_check2
alter table invitations add constraint invitations_check2 CHECK ((answered_at < expires_at));
--- constraint: invitations invitations_message_check
alter table invitations add constraint invitations_message_check CHECK (((message <> ''::text) AND (length(message) <= 500)));
--- constraint: invitations invitations_pkey
alter table invitations add constraint invitations_pkey PRIMARY KEY (id);
--- constraint: invitations invitations_status_check
alter table invitations add constraint invitations_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'accepted'::text, 'declined'::text])));
--- constraint: person_looks person_looks_pkey
alter table person_looks add constraint person_looks_pkey PRIMARY KEY (account_id, company_id, looked_on);
--- foreign key: findable_people findable_people_account_id_fkey
alter table findable_people add constraint findable_people_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: finder_uses finder_uses_company_id_fkey
alter table finder_uses add constraint finder_uses_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: invitations invitations_account_id_fkey
alter table invitations add constraint invitations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: invitations invitations_invited_by_fkey
alter table invitations add constraint invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: invitations invitations_job_id_fkey
alter table invitations add constraint invitations_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- foreign key: person_looks person_looks_account_id_fkey
alter table person_looks add constraint person_looks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: person_looks person_looks_company_id_fkey
alter table person_looks add constraint person_looks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
--- index: findable_people_newest
CREATE INDEX findable_people_newest ON public.findable_people USING btree (listed_at DESC, id DESC) WHERE is_on;
--- index: findable_people_read
CREATE INDEX findable_people_read ON public.findable_people USING btree (read_at) WHERE is_on;
--- index: findable_people_stale
CREATE INDEX findable_people_stale ON public.findable_people USING btree (account_id) WHERE (is_on AND is_stale);
--- index: findable_people_terms
CREATE INDEX findable_people_terms ON public.findable_people USING gin (terms) WHERE is_on;
--- index: invitations_invited_by
CREATE INDEX invitations_invited_by ON public.invitations USING btree (invited_by) WHERE (invited_by IS NOT NULL);
--- index: invitations_job
CREATE INDEX invitations_job ON public.invitations USING btree (job_id, id);
--- index: person_looks_at
CREATE INDEX person_looks_at ON public.person_looks USING btree (looked_at);
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
        if v_hit.kind = 'TRADE' then v_trades := v_trades || ('t:@' || v_hit.code); end if;
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
    case when v_codes <> '{}' then array_to_string(v_meant || v_stems, E'\x01') end,
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
--- function: people_note()
CREATE OR REPLACE FUNCTION public.people_note()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_account_id uuid;
begin
  if tg_table_name = 'accounts' then v_account_id := new.id;
  elsif tg_op = 'DELETE' then v_account_id := old.account_id;
  else v_account_id := new.account_id;
  end if;
  update findable_people set is_stale = true where account_id = v_account_id and is_on;
  return null;
end $function$
;
--- function: people_terms(p_title text, p_skills text[])
CREATE OR REPLACE FUNCTION public.people_terms(p_title text, p_skills text[])
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(array(
    select 'w:' || word from unnest(tsvector_to_array(ts_filter(document, '{a,b,c}'))) word
    union
    select 't:' || word from unnest(tsvector_to_array(ts_filter(document, '{d}'))) word
  ), '{}')
  from jobs_search_document(p_title, p_skills, '', '', '{}') document
$function$
;
--- function: search_skills_in(p_tokens text[])
CREATE OR REPLACE FUNCTION public.search_skills_in(p_tokens text[])
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
declare
  v_text text := concat(' ', array_to_string(p_tokens, ' '), ' ');
  v_found search_word_forms[];
  v_skills text[] := '{}';
  v_rest text;
  v_form search_word_forms;
  v_none text;
begin
  if p_tokens = '{}' then return '{}'; end if;
  v_found := array(
    with begun as materialized (
      select form from search_word_forms form
      where form.first_token = any (p_tokens) and form.kind in ('SKILL', 'NONE')
    )
    select form from begun where (form).length = 1 or strpos(v_text, concat(' ', (form).tokens, ' ')) > 0
  );
  foreach v_form in array v_found loop
    continue when v_form.kind <> 'SKILL' or v_form.code = any (v_skills);
    v_rest := v_text;
    for v_none in
      select concat(' ', none.tokens, ' ') from unnest(v_found) none
      where none.kind = 'NONE' and none.length > v_form.length
    loop
      -- Twice, because neighbours share a blank.
      v_rest := replace(replace(v_rest, v_none, ' - '), v_none, ' - ');
    end loop;
    if strpos(v_rest, concat(' ', v_form.tokens, ' ')) > 0 then v_skills := v_skills || v_form.code; end if;
  end loop;
  return v_skills;
end $function$
;
--- trigger: accounts accounts_people
CREATE TRIGGER accounts_people AFTER UPDATE OF display_name ON public.accounts FOR EACH ROW EXECUTE FUNCTION people_note();
--- trigger: career_profiles career_profiles_people
CREATE TRIGGER career_profiles_people AFTER INSERT OR DELETE OR UPDATE ON public.career_profiles FOR EACH ROW EXECUTE FUNCTION people_note();
--- trigger: resumes resumes_people
CREATE TRIGGER resumes_people AFTER INSERT OR DELETE OR UPDATE ON public.resumes FOR EACH ROW EXECUTE FUNCTION people_note();
