--- after: 1768600000000-interviews
--- table: career_profiles
create table career_profiles ();
--- column: applications.career
alter table applications add column career jsonb;
--- column: career_profiles.account_id
alter table career_profiles add column account_id uuid not null;
--- column: career_profiles.facts
alter table career_profiles add column facts jsonb not null;
--- column: career_profiles.audiences
alter table career_profiles add column audiences jsonb not null;
--- column: career_profiles.version
alter table career_profiles add column version integer not null;
--- column: career_profiles.updated_at
alter table career_profiles add column updated_at timestamp with time zone not null;
--- column: jobs.asks_phone
alter table jobs add column asks_phone boolean not null default false;
--- column: jobs.asks_resume
alter table jobs add column asks_resume boolean not null default false;
--- column: jobs.asks_notice_period
alter table jobs add column asks_notice_period boolean not null default false;
--- column: jobs.asks_expected_pay
alter table jobs add column asks_expected_pay boolean not null default false;
--- row: migrations CareerProfiles1768800000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1768800000000,"name":"CareerProfiles1768800000000"}');
--- row: database_routines function job_search_spelt_out
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_spelt_out","checksum":"e91294ceee12fec801a7980b35e49a074f196dcdef0915889edb30b5c69d904a"}');
--- row: database_routines function search_skills_in
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"search_skills_in","checksum":"660f4eed96f7f510aca12b3a6c8b3ca269cb1e22f45a1eb865be9518c2f678f1"}');
--- row: database_routines function search_words_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"search_words_derive","checksum":"fe667686e501b4e84edaa63ddea5e72a487f45efb94dbfddc96620faf775348e"}');
--- row: database_routines function search_words_in
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"search_words_in","checksum":"b2e3323c3193c913a3d307ffa36fa80a043d087cc130af313cceadb6dea3b32e"}');
--- constraint: career_profiles career_profiles_pkey
alter table career_profiles add constraint career_profiles_pkey PRIMARY KEY (account_id);
--- foreign key: career_profiles career_profiles_account_id_fkey
alter table career_profiles add constraint career_profiles_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- function: job_search_spelt_out(text text)
CREATE OR REPLACE FUNCTION public.job_search_spelt_out(text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select regexp_replace(translate(
    case when text ~* '(front|back|full|dev|e|tele)[ -](end|stack|ops|commerce|call)|js\M|\.net\M|\+\+|\w#' then
      regexp_replace(regexp_replace(regexp_replace(translate(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(regexp_replace(regexp_replace(text,
      '\m(front|back)[ -]end\M', '\1end', 'gi'),
      '\mfull[ -]stack\M', 'fullstack', 'gi'),
      '\m(dev)[ -](ops)\M', '\1\2', 'gi'),
      '\me-commerce\M', 'ecommerce', 'gi'),
      '\mtele[ -]call', 'telecall', 'gi'),
      '\m(node|react|vue|next|nest|express|angular)js\M', '\1 js', 'gi'),
      '/', ' '),
      '\.net\M', ' dotnet', 'gi'),
      '\m(\w)\+\+', '\1plusplus ', 'gi'),
      '\m(\w)#', '\1sharp ', 'gi')
    else text end,
    '/', ' '), '\.(?=[[:alpha:]])', ' ', 'g')
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
      select form from (select token from unnest(p_tokens) token group by token) known
      join search_word_forms form on form.first_token = known.token and form.kind in ('SKILL', 'NONE')
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
--- function: search_words_derive()
CREATE OR REPLACE FUNCTION public.search_words_derive()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
begin
  delete from search_word_forms where code = new.code;
  insert into search_word_forms (first_token, tokens, length, code, kind)
    select distinct parted.tokens[1], array_to_string(parted.tokens, ' '), cardinality(parted.tokens), new.code,
      new.kind
    from unnest(new.forms) form cross join lateral (select search_word_tokens(form) as tokens) parted
    where parted.tokens <> '{}';
  if new.kind = 'WORD' then
    -- Those with this word derive their forms anew.
    update search_words set forms = forms
      where kind <> 'WORD' and code in (
        select code from search_word_forms where new.code = any (string_to_array(tokens, ' ')) and length > 1
      );
  else
    insert into search_word_forms (first_token, tokens, length, code, kind)
      select written.tokens[1], array_to_string(written.tokens, ' '), cardinality(written.tokens), new.code, new.kind
      from unnest(new.forms) form cross join lateral (select search_word_tokens(form) as tokens) parted
      cross join lateral (select distinct unnest(parted.tokens) as token) own
      join search_word_forms spelt on spelt.code = own.token and spelt.length = 1
        and spelt.kind = 'WORD' and spelt.first_token ~ '^[a-z]+$'
      cross join lateral (select array_replace(parted.tokens, spelt.code, spelt.first_token) as tokens) written
      where cardinality(parted.tokens) > 1
      on conflict do nothing;
  end if;
  delete from search_word_includes where code = new.code;
  insert into search_word_includes (included, code) select distinct unnest(new.includes), new.code;
  return null;
end $function$
;
--- function: search_words_in(p_tokens text[])
CREATE OR REPLACE FUNCTION public.search_words_in(p_tokens text[])
 RETURNS TABLE(code text, kind text, first integer, length integer, is_covered boolean)
 LANGUAGE plpgsql
 STABLE ROWS 4
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
begin
  return query
    with hits as materialized (
      select form.code, form.kind, token.first::int, form.length
      from unnest(p_tokens) with ordinality token (token, first)
      -- The key finds each beginning of the rest, up to twelve tokens: hundreds of forms begin with "sales".
      join search_word_forms form on form.first_token = token.token and form.tokens = any (array(
        select array_to_string(p_tokens[token.first : token.first + more], ' ')
        from generate_series(0, least(11, cardinality(p_tokens) - token.first)::int) more
      ))
    ), longer as materialized (
      select * from hits where hits.length > 1 and hits.kind in ('TRADE', 'NONE')
    )
    select hits.*, exists (
      select from longer
      where longer.length > hits.length and longer.first <= hits.first
        and (longer.kind = 'NONE' and longer.first + longer.length >= hits.first + hits.length
          or longer.kind = 'TRADE' and hits.kind = 'TRADE' and longer.code <> hits.code
            and longer.first + longer.length = hits.first + hits.length)
    )
    from hits where hits.kind <> 'NONE';
end $function$
;
