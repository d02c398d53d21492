--- after: 1766660000000-job-facts
--- gone row: database_routines function accounts_start
--- gone row: database_routines function plan_has
--- gone row: database_routines function plans_spread
--- gone row: database_routines function priority_until
--- gone row: database_routines function starting_plan
--- gone row: database_routines trigger accounts_start on accounts
--- gone row: database_routines trigger plans_spread on plans
--- gone row: database_routines function job_search_cut
--- gone row: database_routines function job_search_torn
--- gone row: database_routines function files_let_go
--- gone row: database_routines function files_take
--- gone row: database_routines function job_search_places_like
--- gone row: database_routines function job_search_titles_like
--- gone row: database_routines trigger company_logos_let_go on company_logos
--- gone row: database_routines trigger company_logos_take on company_logos
--- gone row: database_routines trigger photos_let_go on photos
--- gone row: database_routines trigger photos_take on photos
--- gone function: accounts_start()
--- gone function: plan_has(asked text, feature text)
--- gone function: plans_spread()
--- gone function: priority_until(plan text, next_plan text, changes_at timestamp with time zone)
--- gone function: starting_plan()
--- gone function: job_search_cut(p_sorting text, p_jobs uuid[], p_size integer)
--- gone function: job_search_torn()
--- gone function: job_search_places_like(p_text text, p_cities text[], p_limit integer)
--- gone function: job_search_titles_like(p_text text, p_limit integer)
--- gone trigger: accounts accounts_start
--- gone trigger: plans plans_spread
--- table: gazetteers
create table gazetteers ();
--- table: places
create table places ();
--- column: gazetteers.checksum
alter table gazetteers add column checksum text not null;
--- column: gazetteers.applied_at
alter table gazetteers add column applied_at timestamp with time zone not null default now();
--- column: places.id
alter table places add column id integer not null;
--- column: places.kind
alter table places add column kind text not null;
--- column: places.name
alter table places add column name text not null;
--- column: places.city_id
alter table places add column city_id integer;
--- column: places.district_name
alter table places add column district_name text;
--- column: places.state_id
alter table places add column state_id integer;
--- column: places.region_ids
alter table places add column region_ids integer[] not null;
--- column: places.latitude
alter table places add column latitude double precision;
--- column: places.longitude
alter table places add column longitude double precision;
--- column: places.population
alter table places add column population integer not null;
--- row: migrations Places1766710000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1766710000000,"name":"Places1766710000000"}');
--- row: database_routines function account_words_of
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"account_words_of","checksum":""}');
--- row: database_routines function accounts_spread
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"accounts_spread","checksum":""}');
--- row: database_routines function accounts_words
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"accounts_words","checksum":""}');
--- row: database_routines function application_events_refuse
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"application_events_refuse","checksum":""}');
--- row: database_routines function applications_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"applications_derive","checksum":""}');
--- row: database_routines function audit_entries_refuse
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"audit_entries_refuse","checksum":""}');
--- row: database_routines function companies_spread
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"companies_spread","checksum":""}');
--- row: database_routines function job_reports_count
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_reports_count","checksum":""}');
--- row: database_routines function job_search
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search","checksum":""}');
--- row: database_routines function job_search_append
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_append","checksum":""}');
--- row: database_routines function job_search_bits_from
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_bits_from","checksum":""}');
--- row: database_routines function job_search_block_of
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_block_of","checksum":""}');
--- row: database_routines function job_search_blocks_of
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_blocks_of","checksum":""}');
--- row: database_routines function job_search_capacity
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_capacity","checksum":""}');
--- row: database_routines function job_search_clear
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_clear","checksum":""}');
--- row: database_routines function job_search_count
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_count","checksum":""}');
--- row: database_routines function job_search_count_facets
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_count_facets","checksum":""}');
--- row: database_routines function job_search_crowded
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_crowded","checksum":""}');
--- row: database_routines function job_search_fill
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fill","checksum":""}');
--- row: database_routines function job_search_fold
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fold","checksum":""}');
--- row: database_routines function job_search_fold_at_commit
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fold_at_commit","checksum":""}');
--- row: database_routines function job_search_key_from
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_key_from","checksum":""}');
--- row: database_routines function job_search_kill
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_kill","checksum":""}');
--- row: database_routines function job_search_newest_key
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_newest_key","checksum":""}');
--- row: database_routines function job_search_note
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note","checksum":""}');
--- row: database_routines function job_search_note_delete
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_delete","checksum":""}');
--- row: database_routines function job_search_note_insert
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_insert","checksum":""}');
--- row: database_routines function job_search_note_truncate
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_truncate","checksum":""}');
--- row: database_routines function job_search_note_update
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_update","checksum":""}');
--- row: database_routines function job_search_passed
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_passed","checksum":""}');
--- row: database_routines function job_search_pay_ceilings
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_pay_ceilings","checksum":""}');
--- row: database_routines function job_search_pay_floors
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_pay_floors","checksum":""}');
--- row: database_routines function job_search_pay_key
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_pay_key","checksum":""}');
--- row: database_routines function job_search_pay_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_pay_terms","checksum":""}');
--- row: database_routines function job_search_pick
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_pick","checksum":""}');
--- row: database_routines function job_search_place
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_place","checksum":""}');
--- row: database_routines function job_search_rebuild
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_rebuild","checksum":""}');
--- row: database_routines function job_search_relay
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_relay","checksum":""}');
--- row: database_routines function job_search_singular
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_singular","checksum":""}');
--- row: database_routines function job_search_spelt_out
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_spelt_out","checksum":""}');
--- row: database_routines function job_search_sure_pay_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_sure_pay_terms","checksum":""}');
--- row: database_routines function job_search_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_terms","checksum":""}');
--- row: database_routines function job_search_thin
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_thin","checksum":""}');
--- row: database_routines function job_search_title_words
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_title_words","checksum":""}');
--- row: database_routines function job_search_unfolded
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_unfolded","checksum":""}');
--- row: database_routines function job_search_walk
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_walk","checksum":""}');
--- row: database_routines function job_search_words
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_words","checksum":""}');
--- row: database_routines function jobs_company
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_company","checksum":""}');
--- row: database_routines function jobs_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_derive","checksum":""}');
--- row: database_routines function jobs_derive_replies
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_derive_replies","checksum":""}');
--- row: database_routines function jobs_search_document
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_search_document","checksum":""}');
--- row: database_routines function subscriptions_plan
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"subscriptions_plan","checksum":""}');
--- row: database_routines function subscriptions_spread
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"subscriptions_spread","checksum":""}');
--- row: database_routines trigger accounts_spread on accounts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"accounts_spread on accounts","checksum":""}');
--- row: database_routines trigger accounts_words on accounts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"accounts_words on accounts","checksum":""}');
--- row: database_routines trigger application_events_append_only on application_events
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"application_events_append_only on application_events","checksum":""}');
--- row: database_routines trigger applications_derive on applications
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"applications_derive on applications","checksum":""}');
--- row: database_routines trigger audit_entries_append_only on audit_entries
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"audit_entries_append_only on audit_entries","checksum":""}');
--- row: database_routines trigger companies_spread on companies
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"companies_spread on companies","checksum":""}');
--- row: database_routines trigger companies_spread_replies on companies
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"companies_spread_replies on companies","checksum":""}');
--- row: database_routines trigger job_reports_count on job_reports
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"job_reports_count on job_reports","checksum":""}');
--- row: database_routines trigger job_search_delete on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"job_search_delete on jobs","checksum":""}');
--- row: database_routines trigger job_search_fold_at_commit on job_search_changes
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"job_search_fold_at_commit on job_search_changes","checksum":""}');
--- row: database_routines trigger job_search_insert on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"job_search_insert on jobs","checksum":""}');
--- row: database_routines trigger job_search_truncate on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"job_search_truncate on jobs","checksum":""}');
--- row: database_routines trigger job_search_update on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"job_search_update on jobs","checksum":""}');
--- row: database_routines trigger jobs_company on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_company on jobs","checksum":""}');
--- row: database_routines trigger jobs_derive on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_derive on jobs","checksum":""}');
--- row: database_routines trigger jobs_derive_replies on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_derive_replies on jobs","checksum":""}');
--- row: database_routines trigger subscriptions_plan on subscriptions
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"subscriptions_plan on subscriptions","checksum":""}');
--- row: database_routines trigger subscriptions_spread on subscriptions
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"subscriptions_spread on subscriptions","checksum":""}');
--- constraint: gazetteers gazetteers_pkey
alter table gazetteers add constraint gazetteers_pkey PRIMARY KEY (checksum);
--- constraint: places places_check
alter table places add constraint places_check CHECK (((city_id IS NOT NULL) = (kind = 'locality'::text)));
--- constraint: places places_check1
alter table places add constraint places_check1 CHECK (((latitude IS NULL) = (longitude IS NULL)));
--- constraint: places places_kind_check
alter table places add constraint places_kind_check CHECK ((kind = ANY (ARRAY['country'::text, 'state'::text, 'region'::text, 'city'::text, 'locality'::text])));
--- constraint: places places_pkey
alter table places add constraint places_pkey PRIMARY KEY (id);
--- foreign key: places places_city_id_fkey
alter table places add constraint places_city_id_fkey FOREIGN KEY (city_id) REFERENCES places(id);
--- foreign key: places places_state_id_fkey
alter table places add constraint places_state_id_fkey FOREIGN KEY (state_id) REFERENCES places(id);
--- index: places_city_id
CREATE INDEX places_city_id ON public.places USING btree (city_id) WHERE (city_id IS NOT NULL);
--- function: account_words_of(email text, name text)
CREATE OR REPLACE FUNCTION public.account_words_of(email text, name text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select left(lower(email), 120)
    union select left(substring(lower(email) from '@.*$'), 120) where email like '%@%'
    union select left(array_to_string(parts[start:], ' '), 120)
      from (select regexp_split_to_array(lower(trim(name)), '\s+')) split(parts),
        generate_series(1, least(cardinality(parts), 8)) start
      where trim(name) <> ''
  $function$
;
--- function: accounts_spread()
CREATE OR REPLACE FUNCTION public.accounts_spread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update jobs set posted_by_id = posted_by_id where posted_by_id = new.id;
    return null;
  end $function$
;
--- function: accounts_words()
CREATE OR REPLACE FUNCTION public.accounts_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        delete from account_words where account_id = new.id;
        insert into account_words
          select new.id, word, new.role, new.status, new.plan
          from account_words_of(new.email, new.display_name) word;
        return null;
      end $function$
;
--- function: application_events_refuse()
CREATE OR REPLACE FUNCTION public.application_events_refuse()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    raise exception 'application events are only ever added' using errcode = 'insufficient_privilege';
  end $function$
;
--- function: applications_derive()
CREATE OR REPLACE FUNCTION public.applications_derive()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    select company_id into new.company_id from jobs where id = new.job_id;
    select case when plan = 'premium' then coalesce(changes_at, '9999-12-31') end into new.premium_until
      from subscriptions where account_id = new.applicant_id for share;
    return new;
  end $function$
;
--- function: audit_entries_refuse()
CREATE OR REPLACE FUNCTION public.audit_entries_refuse()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    raise exception 'audit entries are only ever added' using errcode = 'insufficient_privilege';
  end $function$
;
--- function: companies_spread()
CREATE OR REPLACE FUNCTION public.companies_spread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update jobs set company_id = company_id where company_id = new.id;
    return null;
  end $function$
;
--- function: files_let_go()
CREATE OR REPLACE FUNCTION public.files_let_go()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    file_key constant text := tg_argv[0] || '/' || old.id || '.webp';
  begin
    update files set state = 'gone' where key = file_key;
    if found then
      delete from file_contents where key = file_key;
      perform graphile_worker.add_job('file-sweep', '{}'::json, max_attempts := 16, job_key := 'file-sweep:all');
    end if;
    return null;
  end $function$
;
--- function: files_take()
CREATE OR REPLACE FUNCTION public.files_take()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    file_key constant text := tg_argv[0] || '/' || new.id || '.webp';
  begin
    insert into files (key, state, type, sha256, bytes)
    values (file_key, 'kept', 'image/webp', sha256(new.content), length(new.content));
    insert into file_contents (key, content) values (file_key, new.content);
    return new;
  end $function$
;
--- function: job_reports_count()
CREATE OR REPLACE FUNCTION public.job_reports_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    v_change int := case when tg_op <> 'DELETE' and new.dismissed_at is null then 1 else 0 end
      - case when tg_op <> 'INSERT' and old.dismissed_at is null then 1 else 0 end;
  begin
    if v_change <> 0 then
      update jobs set report_count = report_count + v_change where id = coalesce(new.job_id, old.job_id);
    end if;
    return null;
  end $function$
;
--- function: job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer)
CREATE OR REPLACE FUNCTION public.job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer)
 RETURNS TABLE(place bigint, tier integer, job_id uuid, key bigint, total integer)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
  declare
    v_stems text[] := case when p_text = '' then '{}' else job_search_words(p_text) end;
    -- A text without any word is found nowhere.
    v_terms text[] := p_facets || job_search_pay_terms(p_pay_from, p_pay_to)
      || case when p_text <> '' and v_stems = '{}' then '{w:}' else array(
        select 'w:' || stem from unnest(v_stems) stem) end;
    v_titles text[] := case when p_is_ranked then array(select 't:' || word from unnest(job_search_title_words(p_text)) word) else '{}' end;
    v_pay_from int := case when p_pay_from = any (job_search_pay_floors()) then null else p_pay_from end;
    v_pay_to int := case when p_pay_to = any (job_search_pay_ceilings()) then null else p_pay_to end;
    v_sure text[] := case
      when p_sorting = 'pay' and p_posted_after is not null then null
      when v_pay_from is null and v_pay_to is null then '{}'
      else job_search_sure_pay_terms(v_pay_from, v_pay_to) end;
    v_walk record := job_search_walk(p_sorting, v_terms, v_titles, v_sure, p_now, p_posted_after, v_pay_from,
      v_pay_to, p_tier, p_key, p_job, p_offset + p_limit, p_cap);
    v_total int := v_walk.total;
    v_has_changes boolean := exists (select from job_search_changes);
  begin
    if v_has_changes then
      v_total := v_total + (select count(*) from job_search_unfolded(p_sorting, v_terms, p_now, p_posted_after,
        v_pay_from, v_pay_to));
    end if;
    return query
      with hits as materialized (
        select 1 as tier, walked.job_id, walked.key
          from unnest(v_walk.first_jobs, v_walk.first_keys) walked (job_id, key)
        union all
        select 2, walked.job_id, walked.key from unnest(v_walk.jobs, v_walk.keys) walked (job_id, key)
        union all
        select case when v_titles <> '{}' and unfolded.terms @> v_titles then 1 else 2 end, unfolded.job_id,
          unfolded.key
        from job_search_unfolded(p_sorting, v_terms, p_now, p_posted_after, v_pay_from, v_pay_to) unfolded
        where v_has_changes
      ), placed as materialized (
        select row_number() over (order by hits.tier, hits.key desc, hits.job_id desc) as place, hits.*
        from hits
        where p_key is null or hits.tier > p_tier
          or hits.tier = p_tier and (hits.key, hits.job_id) < (p_key, p_job)
      )
      select page.place, page.tier, page.job_id, page.key, v_total
      from (select 1) once
      left join (
        select * from placed where placed.place > p_offset order by placed.place limit p_limit
      ) page on true
      order by page.place;
  end $function$
;
--- function: job_search_append(p_sorting text, p_jobs uuid[], p_size integer)
CREATE OR REPLACE FUNCTION public.job_search_append(p_sorting text, p_jobs uuid[], p_size integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    v_first int := 1;
    v_block bigint;
  begin
    while v_first <= cardinality(p_jobs) loop
      select case p_sorting when 'pay' then pay_key else newest_key end into v_block
        from job_search_entries where job_id = p_jobs[v_first];
      insert into job_search_blocks (sorting, block, last_key) values (p_sorting, v_block, v_block);
      perform job_search_fill(p_sorting, v_block, p_jobs[v_first : v_first + p_size - 1]);
      v_first := v_first + p_size;
    end loop;
  end $function$
;
--- function: job_search_bits_from(slots smallint[])
CREATE OR REPLACE FUNCTION public.job_search_bits_from(slots smallint[])
 RETURNS bit
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
  declare
    v_first int := slots[1];
  begin
    if cardinality(slots) <= 64 then
      return (select job_search_bits_with(slot, 1) from unnest(slots) slot);
    end if;
    -- Of many, setting one after the other copies all of them as often.
    return (substring(B'0'::bit(31744) for v_first) || (
      select string_agg(repeat('0', slots[at] - coalesce(slots[at - 1], v_first - 1) - 1) || '1', '')
      from generate_subscripts(slots, 1) at
    )::bit varying)::bit(31744);
  end $function$
;
--- function: job_search_block_of(p_sorting text, p_key bigint)
CREATE OR REPLACE FUNCTION public.job_search_block_of(p_sorting text, p_key bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
  begin
    return (
      select block from job_search_blocks
      where sorting = p_sorting and block <= p_key order by block desc limit 1
    );
  end $function$
;
--- function: job_search_blocks_of(p_sorting text, p_terms text[], p_posted_after timestamp with time zone)
CREATE OR REPLACE FUNCTION public.job_search_blocks_of(p_sorting text, p_terms text[], p_posted_after timestamp with time zone)
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE
AS $function$
  declare
    v_until bigint := -9223372036854775808;
    v_few bigint[];
  begin
    if p_sorting = 'newest' and p_posted_after is not null then
      v_until := job_search_block_of('newest', job_search_key_from(p_posted_after));
    end if;
    v_few := (
      select blocks from unnest(p_terms) wanted (term)
      cross join lateral (
        select array(
          select block from job_search_bits known
          where known.sorting = p_sorting and known.term = wanted.term and known.block >= v_until
          order by block desc limit 8
        ) as blocks offset 0
      ) known
      order by cardinality(blocks) limit 1
    );
    if cardinality(v_few) < 8 then return v_few; end if;
    return array(
      select block from job_search_blocks where sorting = p_sorting and block >= v_until order by block desc
    );
  end $function$
;
--- function: job_search_clear()
CREATE OR REPLACE FUNCTION public.job_search_clear()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  begin
    perform pg_advisory_xact_lock(7204116);
    truncate job_search_entries, job_search_changes, job_search_slots, job_search_bits, job_search_facets,
      job_search_blocks;
    insert into job_search_blocks (sorting, block, last_key)
      select sorting, -9223372036854775808, -9223372036854775808 from unnest('{newest,pay}'::text[]) sorting;
  end $function$
;
--- function: job_search_count(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_limit integer)
CREATE OR REPLACE FUNCTION public.job_search_count(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_limit integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
  begin
    return (
      select count(*) from (
        select from unnest(p_blocks, p_bits) picked (block, bits)
        cross join lateral (
          select known.* from (
            select at * 512 + sum(length(gap) + 1) over (partition by at order by position) - 1 as slot, at
            from (
          select at, substring(picked.bits from at * 512 + 1 for 512) as bits from generate_series(0, 61) at offset 0
        ) part
            cross join lateral string_to_table(part.bits::text, '1') with ordinality gaps (gap, position)
            where bit_count(part.bits) > 0
          ) found
          cross join lateral (
            select * from job_search_slots listed
            where listed.sorting = p_sorting and listed.block = picked.block and listed.slot = found.slot::smallint
            offset 0
          ) known
          where found.slot < (found.at + 1) * 512
        ) slots
        where (p_posted_after is null or slots.posted_at >= p_posted_after)
          and (p_pay_from is null or slots.pay_max >= p_pay_from)
          and (p_pay_to is null or slots.pay_min <= p_pay_to) limit p_limit
      ) hits
    );
  end $function$
;
--- function: job_search_count_facets(p_jobs uuid[], p_by integer)
CREATE OR REPLACE FUNCTION public.job_search_count_facets(p_jobs uuid[], p_by integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    v_unused job_search_facets[];
  begin
    with facets as (
      insert into job_search_facets as known (kind, parent, value, jobs)
        select kind, parent, value, count(*) * p_by
        from (
          -- The head of a title: "Software Engineer" of "Software Engineer - Payments (Pune)".
          select 'title' as kind, '' as parent,
            regexp_replace(title, '\s*[(,|:].*$|\s+[-–—/]\s.*$', '') as value
            from job_search_entries where job_id = any (p_jobs)
          union all
          select 'city', '', city from job_search_entries where job_id = any (p_jobs) and city is not null
          union all
          select 'locality', city, locality from job_search_entries
            where job_id = any (p_jobs) and city is not null and locality is not null
          union all
          select distinct on (job_id, word) 'word', '', word from job_search_entries,
            regexp_split_to_table(lower(title || ' ' || array_to_string(skills, ' ')), '[^[:alnum:]]+') word
            where job_id = any (p_jobs) and length(word) >= 3
          union all
          select distinct 'skill', '', skill from job_search_entries, unnest(skills) skill
            where job_id = any (p_jobs)
        ) counted
        group by kind, parent, value
        order by kind, parent, value
        on conflict (kind, parent, value) do update set jobs = known.jobs + excluded.jobs
      returning known
    )
    select array_agg(known) into v_unused from facets where (known).jobs <= 0;
    delete from job_search_facets facet using unnest(v_unused) unused
      where (facet.kind, facet.parent, facet.value) = (unused.kind, unused.parent, unused.value);
  end $function$
;
--- function: job_search_crowded(p_changes bigint[])
CREATE OR REPLACE FUNCTION public.job_search_crowded(p_changes bigint[])
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
    select coalesce(array_agg(crowd.job_id), '{}') from (
      select target.sorting, target.block, target.used, target.last_key, min(change.key) as first_key,
        array_agg(change.job_id) as jobs
      from (
        select distinct on (latest.job_id, sorting) latest.job_id, latest.is_listed, sorting,
          case sorting when 'pay' then latest.pay_key else latest.newest_key end as key
        from job_search_changes latest cross join unnest('{newest,pay}'::text[]) sorting
        where latest.id = any (p_changes) order by latest.job_id, sorting, latest.id desc
      ) change
      cross join lateral (
        select * from job_search_blocks known
        where known.sorting = change.sorting and known.block <= change.key order by known.block desc limit 1
      ) target
      where change.is_listed
      group by target.sorting, target.block, target.used, target.last_key
    ) part
    cross join lateral unnest(part.jobs) crowd (job_id)
    where part.used + cardinality(part.jobs) > job_search_capacity() and (part.first_key < part.last_key or exists (
      select from job_search_blocks later where later.sorting = part.sorting and later.block > part.block
    ))
  $function$
;
--- function: job_search_fill(p_sorting text, p_block bigint, p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_fill(p_sorting text, p_block bigint, p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    v_used int;
    v_last_key bigint;
  begin
    if cardinality(p_jobs) = 0 then return; end if;
    select used, last_key into v_used, v_last_key from job_search_blocks where sorting = p_sorting and block = p_block;
    insert into job_search_slots (sorting, block, slot, job_id, key, posted_at, pay_min, pay_max)
      select p_sorting, p_block, v_used + placed.position - 1, entry.job_id,
        case p_sorting when 'pay' then entry.pay_key else entry.newest_key end,
        entry.posted_at, entry.pay_min, entry.pay_max
      from unnest(p_jobs) with ordinality placed (job_id, position)
      join job_search_entries entry on entry.job_id = placed.job_id;
    update job_search_blocks set used = v_used + cardinality(p_jobs), live = live + cardinality(p_jobs),
      sorted = case when sorted = v_used and (v_used = 0 or v_last_key < (
          select key from job_search_slots where sorting = p_sorting and job_id = p_jobs[1]
        )) then v_used + cardinality(p_jobs) else sorted end,
      last_key = greatest(last_key, (
        select max(key) from job_search_slots where sorting = p_sorting and block = p_block
      ))
      where sorting = p_sorting and block = p_block;
    insert into job_search_bits as known (sorting, term, block, slots, bits)
      select p_sorting, term, p_block,
        case when cardinality(slots) <= 16 then slots end,
        case when cardinality(slots) > 16 then job_search_bits_from(slots) end
      from (select term, array_agg(distinct slot order by slot) as slots from (
        select (v_used + placed.position - 1)::smallint as slot, unnest(coalesce(
            (select terms from job_search_changes where job_id = job.id order by id desc limit 1),
            job_search_terms(job)
          )) as term
        from unnest(p_jobs) with ordinality placed (job_id, position) join jobs job on job.id = placed.job_id
      ) postings group by term) posted
      on conflict (sorting, term, block) do update set
        slots = case when cardinality(known.slots) + cardinality(excluded.slots) <= 16
          then known.slots || excluded.slots end,
        bits = case when cardinality(known.slots) + cardinality(excluded.slots) <= 16 then null
          else coalesce(known.bits, job_search_bits_from(known.slots))
            | coalesce(excluded.bits, job_search_bits_from(excluded.slots)) end;
  end $function$
;
--- function: job_search_fold(p_now timestamp with time zone, p_is_patient boolean)
CREATE OR REPLACE FUNCTION public.job_search_fold(p_now timestamp with time zone DEFAULT '-infinity'::timestamp with time zone, p_is_patient boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    v_taken bigint[];
    v_lapsed uuid[];
    v_listed uuid[];
    v_crowded uuid[];
  begin
    if not pg_try_advisory_xact_lock(7204116) then return; end if;
    v_taken := array(select id from job_search_changes order by id limit 20000);
    if cardinality(v_taken) <= 1000 and not p_is_patient then
      v_crowded := job_search_crowded(v_taken);
      if v_crowded <> '{}' then
        v_taken := array(
          select id from job_search_changes where id = any (v_taken) and job_id <> all (v_crowded)
        );
      end if;
    end if;
    v_lapsed := array(
      select job_id from job_search_entries where open_until <= p_now order by open_until limit 5000
    );
    if cardinality(v_taken) + cardinality(v_lapsed) = 0 and not p_is_patient then return; end if;
    perform job_search_kill(array(
      select job_id from job_search_changes where id = any (v_taken) union select unnest(v_lapsed)
    ));
    with latest as (
      select distinct on (job_id) * from job_search_changes where id = any (v_taken) order by job_id, id desc
    ), added as (
      insert into job_search_entries (job_id, open_until, posted_at, pay_min, pay_max, newest_key, pay_key, title,
          skills, city, locality)
        select job_id, open_until, posted_at, pay_min, pay_max, newest_key, pay_key, title, skills, city, locality
        from latest where is_listed
      returning job_id
    )
    select array_agg(job_id) into v_listed from added;
    if v_listed is not null then
      perform job_search_count_facets(v_listed, 1);
      perform job_search_place('newest', v_listed);
      perform job_search_place('pay', v_listed);
    end if;
    delete from job_search_changes where id = any (v_taken);
    if p_is_patient then perform job_search_thin(); end if;
    -- After a load the planner would go by the figures of empty tables until autovacuum comes round.
    if cardinality(v_taken) >= 1000 then
      analyze job_search_slots;
      analyze job_search_bits;
    end if;
  end $function$
;
--- function: job_search_fold_at_commit()
CREATE OR REPLACE FUNCTION public.job_search_fold_at_commit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    v_waiting int;
    v_own int;
    v_enough int := 4000;
  begin
    if current_setting('job_search.folded_by', true) = pg_current_xact_id()::text then return null; end if;
    perform set_config('job_search.folded_by', pg_current_xact_id()::text, true);
    select count(*), count(*) filter (where xmin = pg_current_xact_id()::xid) into v_waiting, v_own
      from job_search_changes;
    if v_own < 100 then
      select least(sum(live) / 1000, 32) into v_enough from job_search_blocks where sorting = 'newest';
    end if;
    if v_waiting >= v_enough then perform job_search_fold(); end if;
    return null;
  end $function$
;
--- function: job_search_key_from(p_posted_after timestamp with time zone)
CREATE OR REPLACE FUNCTION public.job_search_key_from(p_posted_after timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select job_search_newest_key(p_posted_after, '00000000-0000-0000-0000-000000000000')
  $function$
;
--- function: job_search_kill(p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_kill(p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  begin
    perform job_search_count_facets(p_jobs, -1);
    with gone as (
      delete from job_search_slots where job_id = any (p_jobs) returning sorting, block, slot
    ), masks as (
      select sorting, block, count(*) as jobs, job_search_bits_with(slot, 1) as bits
      from gone group by sorting, block
    ), counted as (
      update job_search_blocks known set live = known.live - masks.jobs
      from masks where known.sorting = masks.sorting and known.block = masks.block
    )
    update job_search_bits known set slots = null,
      bits = coalesce(known.bits, job_search_bits_from(known.slots)) & ~ masks.bits
      from masks
      where known.sorting = masks.sorting and known.term = 'live' and known.block = masks.block;
    delete from job_search_entries where job_id = any (p_jobs);
  end $function$
;
--- function: job_search_newest_key(posted_at timestamp with time zone, id uuid)
CREATE OR REPLACE FUNCTION public.job_search_newest_key(posted_at timestamp with time zone, id uuid)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select (((extract(epoch from posted_at) - 1577836800) * 1000000)::bigint << 12)
      | ('x' || right(id::text, 3))::bit(12)::int
  $function$
;
--- function: job_search_note(p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_note(p_jobs uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
    insert into job_search_changes (job_id, is_listed, terms, open_until, posted_at, pay_min, pay_max, newest_key,
        pay_key, title, skills, city, locality)
      select job.id, job.is_listed, case when job.is_listed then job_search_terms(job) else '{}' end,
        job.open_until, job.posted_at, job.pay_yearly_min, job.pay_yearly_max,
        job_search_newest_key(job.posted_at, job.id),
        job_search_pay_key(job.pay_yearly_max, job.posted_at, job.id),
        job.title, job.skills, job.city, job.locality
      from jobs job where job.id = any (p_jobs)
  $function$
;
--- function: job_search_note_delete()
CREATE OR REPLACE FUNCTION public.job_search_note_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into job_search_changes (job_id, is_listed) select id, false from old_jobs where is_listed;
    return null;
  end $function$
;
--- function: job_search_note_insert()
CREATE OR REPLACE FUNCTION public.job_search_note_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    perform job_search_note(array(select id from new_jobs where is_listed));
    return null;
  end $function$
;
--- function: job_search_note_truncate()
CREATE OR REPLACE FUNCTION public.job_search_note_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    perform job_search_clear();
    return null;
  end $function$
;
--- function: job_search_note_update()
CREATE OR REPLACE FUNCTION public.job_search_note_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    perform job_search_note(array(
      select job.id from new_jobs job join old_jobs former on former.id = job.id
      where (former.is_listed or job.is_listed)
        and (job.is_listed, job.search_document, job.type, job.work_mode, job.city, job.locality, job.skills, job.pay_yearly_min, job.pay_yearly_max, job.experience_min_years, job.experience_max_years, job.posted_at, job.open_until, job.is_company_verified, job.does_company_reply) is distinct from (former.is_listed, former.search_document, former.type, former.work_mode, former.city, former.locality, former.skills, former.pay_yearly_min, former.pay_yearly_max, former.experience_min_years, former.experience_max_years, former.posted_at, former.open_until, former.is_company_verified, former.does_company_reply)
    ));
    return null;
  end $function$
;
--- function: job_search_passed(p_sorting text, p_now timestamp with time zone, p_posted_after timestamp with time zone, OUT blocks bigint[], OUT masks bit varying[])
CREATE OR REPLACE FUNCTION public.job_search_passed(p_sorting text, p_now timestamp with time zone, p_posted_after timestamp with time zone, OUT blocks bigint[], OUT masks bit varying[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_indexonlyscan TO 'off'
AS $function$
  declare
    v_jobs uuid[];
    v_key bigint;
    v_old record;
    v_slot int;
  begin
    -- In the index's own order: an estimate of how many have lapsed must not choose another way to find them.
    v_jobs := array(select job_id from job_search_changes)
      || array(select job_id from job_search_entries where open_until <= p_now order by open_until limit 100000);
    if v_jobs <> '{}' then
      select array_agg(block), array_agg(mask) into blocks, masks from (
        select block, job_search_bits_with(slot, 1) as mask
        from job_search_slots where job_id = any (v_jobs) and sorting = p_sorting group by block
      ) dead;
    end if;
    if p_sorting <> 'newest' or p_posted_after is null then return; end if;
    v_key := job_search_key_from(p_posted_after);
    select known.block, known.sorted, known.used, B'0'::bit(31744) as mask into v_old from job_search_blocks known
      where known.sorting = 'newest' and known.block = job_search_block_of('newest', v_key);
    v_slot := (
      select slot from job_search_slots known
      where known.sorting = 'newest' and known.block = v_old.block and known.key < v_key and known.slot < v_old.sorted
      order by known.key desc, known.job_id desc limit 1
    );
    if v_slot is not null then v_old.mask := ~ (~ v_old.mask >> v_slot + 1); end if;
    if v_old.sorted < v_old.used then
      v_old.mask := v_old.mask | coalesce((
        select job_search_bits_with(slot, 1) from job_search_slots known
        where known.sorting = 'newest' and known.block = v_old.block and known.slot >= v_old.sorted
          and known.key + 0 < v_key
      ), v_old.mask);
    end if;
    if v_old.block = any (blocks) then
      v_slot := array_position(blocks, v_old.block);
      masks[v_slot] := masks[v_slot] | v_old.mask;
    else
      blocks := blocks || v_old.block; masks := masks || v_old.mask::bit varying;
    end if;
  end $function$
;
--- function: job_search_pay_ceilings()
CREATE OR REPLACE FUNCTION public.job_search_pay_ceilings()
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select '{100000,200000,300000,500000,800000,1200000,2000000,3000000,5000000,10000000,2000000000}'::int[]
  $function$
;
--- function: job_search_pay_floors()
CREATE OR REPLACE FUNCTION public.job_search_pay_floors()
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select '{1,100000,150000,200000,250000,300000,400000,500000,600000,700000,800000,900000,1000000,1200000,1500000,1800000,2000000,2500000,3000000,4000000,5000000,7500000,10000000,20000000}'::int[]
  $function$
;
--- function: job_search_pay_key(pay integer, posted_at timestamp with time zone, id uuid)
CREATE OR REPLACE FUNCTION public.job_search_pay_key(pay integer, posted_at timestamp with time zone, id uuid)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select (coalesce(pay, 0)::bigint << 33)
      | (greatest((extract(epoch from posted_at) - 1577836800) / 60, 0)::bigint << 8)
      | ('x' || right(id::text, 2))::bit(8)::int
  $function$
;
--- function: job_search_pay_terms(p_from integer, p_to integer)
CREATE OR REPLACE FUNCTION public.job_search_pay_terms(p_from integer, p_to integer)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
  begin
    if p_from is null and p_to is null then return '{}'; end if;
    return array_remove(array[
      'pay>=' || (select max(step) from unnest(job_search_pay_floors()) step where step <= greatest(p_from, 1)),
      'pay<=' || (select min(step) from unnest(job_search_pay_ceilings()) step where step >= p_to)
    ], null);
  end $function$
;
--- function: job_search_pick(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_is_exact boolean, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_key bigint, p_job uuid, p_limit integer, OUT jobs uuid[], OUT keys bigint[])
CREATE OR REPLACE FUNCTION public.job_search_pick(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_is_exact boolean, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_key bigint, p_job uuid, p_limit integer, OUT jobs uuid[], OUT keys bigint[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
  begin
    select coalesce(array_agg(best.job_id order by best.key desc, best.job_id desc), '{}'),
        coalesce(array_agg(best.key order by best.key desc, best.job_id desc), '{}') into jobs, keys from (
      select hit.job_id, hit.key
      from (
        select block.block, given.bits, block.sorted, p_limit * 31744::float8 / greatest(given.jobs, 1) < 20 * case
          when p_is_exact then p_limit + given.jobs / 62 + bit_count(substring(given.bits from block.sorted + 1))
          else given.jobs end as is_dense
        from (
          select *, bit_count(bits) as jobs from unnest(p_blocks, p_bits) listed (block, bits)
        ) given
        cross join lateral (
          select known.block, case when known.sorted = known.used then 31744 else known.sorted end as sorted
          from job_search_blocks known where known.sorting = p_sorting and known.block = given.block offset 0
        ) block
        offset 0
      ) picked
      cross join lateral (
        (
          select slots.job_id, slots.key from job_search_slots slots
          where picked.is_dense and slots.sorting = p_sorting and slots.block = picked.block
            and slots.key <= coalesce(p_key, 9223372036854775807)
            and get_bit(picked.bits, slots.slot) = 1 and (p_key is null or (slots.key, slots.job_id) < (p_key, p_job))
          and (p_posted_after is null or slots.posted_at >= p_posted_after)
          and (p_pay_from is null or slots.pay_max >= p_pay_from)
          and (p_pay_to is null or slots.pay_min <= p_pay_to)
          order by slots.key desc, slots.job_id desc limit p_limit
        )
        union all
        select slots.job_id, slots.key from (
          select known.* from (
            select at * 512 + sum(length(gap) + 1) over (partition by at order by position) - 1 as slot, at
            from (
          select at, bits from (
            select at, bits, sum(case when (at + 1) * 512 <= picked.sorted then bit_count(bits) else 0 end)
              over (order by at desc rows between unbounded preceding and 1 preceding) as better
            from generate_series(0, 61) at
            cross join lateral (select substring(picked.bits from at * 512 + 1 for 512) as bits offset 0) cut
            where not picked.is_dense
          ) ranked
          where not p_is_exact or (at + 1) * 512 > picked.sorted or coalesce(better, 0) < p_limit
        ) part
            cross join lateral string_to_table(part.bits::text, '1') with ordinality gaps (gap, position)
            where bit_count(part.bits) > 0
          ) found
          cross join lateral (
            select * from job_search_slots listed
            where listed.sorting = p_sorting and listed.block = picked.block and listed.slot = found.slot::smallint
            offset 0
          ) known
          where found.slot < (found.at + 1) * 512
        ) slots
        where (p_key is null or (slots.key, slots.job_id) < (p_key, p_job))
          and (p_posted_after is null or slots.posted_at >= p_posted_after)
          and (p_pay_from is null or slots.pay_max >= p_pay_from)
          and (p_pay_to is null or slots.pay_min <= p_pay_to)
      ) hit
      order by hit.key desc, hit.job_id desc limit p_limit
    ) best;
  end $function$
;
--- function: job_search_place(p_sorting text, p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_place(p_sorting text, p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    v_part record;
    v_free int;
  begin
    for v_part in
      select target.block, target.used, target.last_key, min(entry.key) as first_key,
        array_agg(entry.job_id order by entry.key, entry.job_id) as jobs,
        target.block = (select max(block) from job_search_blocks where sorting = p_sorting) as is_last
      from (
        select job_id, case p_sorting when 'pay' then pay_key else newest_key end as key
        from job_search_entries where job_id = any (p_jobs)
      ) entry
      cross join lateral (
        select block, used, last_key from job_search_blocks
        where sorting = p_sorting and block <= entry.key order by block desc limit 1
      ) target
      group by target.block, target.used, target.last_key
    loop
      v_free := job_search_capacity() - v_part.used;
      if cardinality(v_part.jobs) <= v_free then
        perform job_search_fill(p_sorting, v_part.block, v_part.jobs);
      elsif v_part.is_last and v_part.first_key > v_part.last_key then
        perform job_search_fill(p_sorting, v_part.block, v_part.jobs[1 : v_free]);
        perform job_search_append(p_sorting, v_part.jobs[v_free + 1 :], job_search_capacity());
      else
        perform job_search_relay(p_sorting, v_part.block, v_part.jobs);
      end if;
    end loop;
  end $function$
;
--- function: job_search_rebuild()
CREATE OR REPLACE FUNCTION public.job_search_rebuild()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    v_sorting text;
    v_size int;
    v_jobs uuid[];
  begin
    perform job_search_clear();
    insert into job_search_entries (job_id, open_until, posted_at, pay_min, pay_max, newest_key, pay_key, title,
        skills, city, locality)
      select id, open_until, posted_at, pay_yearly_min, pay_yearly_max, job_search_newest_key(posted_at, id),
        job_search_pay_key(pay_yearly_max, posted_at, id), title, skills, city, locality
      from jobs where is_listed order by posted_at;
    foreach v_sorting in array array['newest', 'pay'] loop
      -- New jobs come behind the newest, but anywhere in the order by pay.
      v_size := job_search_capacity() * case v_sorting when 'newest' then 15 else 12 end / 16;
      for v_jobs in
        select array_agg(job_id order by key, job_id) from (
          select job_id, key, (row_number() over (order by key, job_id) - 1) / v_size as part from (
            select job_id, case v_sorting when 'pay' then pay_key else newest_key end as key
            from job_search_entries
          ) keyed
        ) parted
        group by part order by part
      loop
        if exists (select from job_search_slots where sorting = v_sorting) then
          perform job_search_append(v_sorting, v_jobs, v_size);
        else
          perform job_search_fill(v_sorting, -9223372036854775808, v_jobs);
        end if;
        if v_sorting = 'newest' then perform job_search_count_facets(v_jobs, 1); end if;
      end loop;
    end loop;
  end $function$
;
--- function: job_search_relay(p_sorting text, p_block bigint, p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_relay(p_sorting text, p_block bigint, p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    v_jobs uuid[];
    v_size int;
  begin
    delete from job_search_bits where sorting = p_sorting and block = p_block;
    with former as (
      delete from job_search_slots where sorting = p_sorting and block = p_block returning job_id
    )
    select array_agg(job_id order by case p_sorting when 'pay' then pay_key else newest_key end, job_id)
      into v_jobs
      from job_search_entries
      where job_id in (select job_id from former union all select unnest(p_jobs));
    update job_search_blocks set used = 0, live = 0, sorted = 0, last_key = block
      where sorting = p_sorting and block = p_block;
    if v_jobs is null then return; end if;
    v_size := ceil(cardinality(v_jobs) / ceil(cardinality(v_jobs) / (job_search_capacity() * 0.75)));
    perform job_search_fill(p_sorting, p_block, v_jobs[1 : v_size]);
    perform job_search_append(p_sorting, v_jobs[v_size + 1 :], v_size);
  end $function$
;
--- function: job_search_singular(text text)
CREATE OR REPLACE FUNCTION public.job_search_singular(text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select regexp_replace(job_search_spelt_out(text), '(\w\w[^s\W])s\M', '\1', 'gi')
  $function$
;
--- function: job_search_spelt_out(text text)
CREATE OR REPLACE FUNCTION public.job_search_spelt_out(text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
      select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(text,
        '\m(front|back)[ -]end\M', '\1end', 'gi'),
'\mfull[ -]stack\M', 'fullstack', 'gi'),
'\m(dev)[ -](ops)\M', '\1\2', 'gi'),
'\me-commerce\M', 'ecommerce', 'gi'),
'\mtele[ -]call', 'telecall', 'gi'),
'\m(node|react|vue|next|nest|express|angular)js\M', '\1 js', 'gi'),
'/', ' ', 'gi'),
'\.net\M', ' dotnet', 'gi'),
'\m(\w)\+\+', '\1plusplus ', 'gi'),
'\m(\w)#', '\1sharp ', 'gi'),
'\.(?=[[:alpha:]])', ' ', 'gi')
    $function$
;
--- function: job_search_sure_pay_terms(p_from integer, p_to integer)
CREATE OR REPLACE FUNCTION public.job_search_sure_pay_terms(p_from integer, p_to integer)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
  declare
    v_floor int := (select min(step) from unnest(job_search_pay_floors()) step where step >= p_from);
    v_ceiling int := (select max(step) from unnest(job_search_pay_ceilings()) step where step <= p_to);
  begin
    if (v_floor is null) <> (p_from is null) or (v_ceiling is null) <> (p_to is null) then return null; end if;
    return array_remove(array['pay>=' || v_floor, 'pay<=' || v_ceiling], null);
  end $function$
;
--- function: job_search_terms(job jobs)
CREATE OR REPLACE FUNCTION public.job_search_terms(job jobs)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
    select array_remove(array['live', 'type:' || job.type, 'mode:' || job.work_mode,
        case when job.is_company_verified then 'verified' end,
        case when job.does_company_reply then 'replies' end,
        'city:' || lower(job.city), 'locality:' || lower(job.locality),
        'place:' || lower(job.city), 'place:' || lower(job.locality)], null)
      || string_to_array('w:' || nullif(array_to_string(tsvector_to_array(ts_filter(job.search_document, '{a,b,c}')), E'\x01w:'), ''), E'\x01')
      || string_to_array('t:' || nullif(array_to_string(tsvector_to_array(ts_filter(job.search_document, '{d}')), E'\x01t:'), ''), E'\x01')
      || string_to_array(lower(array_to_string(string_to_array('skill:' || nullif(array_to_string(job.skills, E'\x01skill:'), ''), E'\x01'), E'\x01')), E'\x01')
      || ('{years:0,years:1,years:2,years:3,years:4,years:5,years:6,years:7,years:8,years:9,years:10,years:11,years:12,years:13,years:14,years:15,years:16,years:17,years:18,years:19,years:20,years:21,years:22,years:23,years:24,years:25,years:26,years:27,years:28,years:29,years:30}'::text[])[
        job.experience_min_years + 1 : least(coalesce(job.experience_max_years, 30), 30) + 1]
      || ('{pay>=1,pay>=100000,pay>=150000,pay>=200000,pay>=250000,pay>=300000,pay>=400000,pay>=500000,pay>=600000,pay>=700000,pay>=800000,pay>=900000,pay>=1000000,pay>=1200000,pay>=1500000,pay>=1800000,pay>=2000000,pay>=2500000,pay>=3000000,pay>=4000000,pay>=5000000,pay>=7500000,pay>=10000000,pay>=20000000}'::text[])[1 : width_bucket(job.pay_yearly_max, '{1,100000,150000,200000,250000,300000,400000,500000,600000,700000,800000,900000,1000000,1200000,1500000,1800000,2000000,2500000,3000000,4000000,5000000,7500000,10000000,20000000}'::int[])]
      || ('{pay<=100000,pay<=200000,pay<=300000,pay<=500000,pay<=800000,pay<=1200000,pay<=2000000,pay<=3000000,pay<=5000000,pay<=10000000,pay<=2000000000}'::text[])[
        width_bucket(job.pay_yearly_min - 1, '{100000,200000,300000,500000,800000,1200000,2000000,3000000,5000000,10000000,2000000000}'::int[]) + 1 :]
  $function$
;
--- function: job_search_thin()
CREATE OR REPLACE FUNCTION public.job_search_thin()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    v_pair record;
    v_jobs uuid[];
  begin
    for v_pair in
      select distinct on (thin.sorting) thin.sorting, thin.block, before.block as before
      from job_search_blocks thin
      cross join lateral (
        select block, live from job_search_blocks
        where sorting = thin.sorting and block < thin.block order by block desc limit 1
      ) before
      where thin.live <= job_search_capacity() / 4 and thin.live + before.live <= job_search_capacity() / 2 and exists (
        select from job_search_blocks later where later.sorting = thin.sorting and later.block > thin.block
      )
    loop
      v_jobs := array(
        select job_id from job_search_slots where sorting = v_pair.sorting and block = v_pair.block
      );
      delete from job_search_slots where sorting = v_pair.sorting and block = v_pair.block;
      delete from job_search_bits where sorting = v_pair.sorting and block = v_pair.block;
      delete from job_search_blocks where sorting = v_pair.sorting and block = v_pair.block;
      perform job_search_relay(v_pair.sorting, v_pair.before, v_jobs);
    end loop;
  end $function$
;
--- function: job_search_title_words(text text)
CREATE OR REPLACE FUNCTION public.job_search_title_words(text text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
  begin
    return coalesce(tsvector_to_array(to_tsvector('simple', translate(job_search_singular(text), '-', ' '))), '{}');
  end $function$
;
--- function: job_search_unfolded(p_sorting text, p_terms text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer)
CREATE OR REPLACE FUNCTION public.job_search_unfolded(p_sorting text, p_terms text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer)
 RETURNS TABLE(job_id uuid, key bigint, terms text[])
 LANGUAGE plpgsql
 STABLE
AS $function$
  begin
    return query
      select slots.job_id, slots.key, slots.terms from (
        select distinct on (latest.job_id) latest.*,
          case p_sorting when 'pay' then latest.pay_key else latest.newest_key end as key
        from job_search_changes latest order by latest.job_id, latest.id desc
      ) slots
      where slots.is_listed and slots.open_until > p_now and slots.terms @> p_terms
        and (p_posted_after is null or slots.posted_at >= p_posted_after)
        and (p_pay_from is null or slots.pay_max >= p_pay_from)
        and (p_pay_to is null or slots.pay_min <= p_pay_to);
  end $function$
;
--- function: job_search_walk(p_sorting text, p_terms text[], p_titles text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT first_jobs uuid[], OUT first_keys bigint[], OUT jobs uuid[], OUT keys bigint[], OUT total integer)
CREATE OR REPLACE FUNCTION public.job_search_walk(p_sorting text, p_terms text[], p_titles text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT first_jobs uuid[], OUT first_keys bigint[], OUT jobs uuid[], OUT keys bigint[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
  declare
    v_is_exact boolean := coalesce(p_sure = '{}', false);
    -- Whether a job is live is looked up where the others meet.
    v_terms text[] := case when p_terms = '{live}' then p_terms else array_remove(p_terms, 'live') end;
    v_blocks bigint[] := job_search_blocks_of(p_sorting, p_terms, p_posted_after);
    v_done int := 0;
    v_size int := 2;
    -- Where no job has all words in its title there is nothing to look for in the first tier.
    v_is_ranked boolean := p_titles <> '{}' and (select bool_and(exists (
        select from job_search_bits where sorting = p_sorting and term = title
      )) from unnest(p_titles) title);
    v_is_first boolean := v_is_ranked and coalesce(p_tier, 1) = 1;
    -- The cursor's own block is read too, but promises nothing: its jobs may all come before the cursor.
    v_start bigint := case when p_key is not null then job_search_block_of(p_sorting, p_key) end;
    v_passed record := job_search_passed(p_sorting, p_now, p_posted_after);
    v_match record;
    v_bits bit(31744);
    v_sure bit(31744);
    v_title bit(31744);
    v_is_full boolean := false;
    -- Matches whose jobs are not looked up yet: blocks, their bits, and how many hits are certain.
    v_first_blocks bigint[] := '{}'; v_first_bits bit varying[] := '{}'; v_first_count int := 0;
    v_second_blocks bigint[] := '{}'; v_second_bits bit varying[] := '{}'; v_second_count int := 0;
    v_doubt_blocks bigint[] := '{}'; v_doubt_bits bit varying[] := '{}'; v_doubt_count int := 0;
  begin
    total := 0;
    loop
      if v_is_full and v_is_exact and cardinality(v_terms) = 1 then
        total := total + coalesce((
          select sum(case when met.slots is null then bit_count(met.bits & live.bits) else (
            select count(*) from unnest(met.slots) few (slot) where get_bit(live.bits, few.slot) = 1
          ) end)
          from job_search_bits met
          cross join lateral (select case when met.block = any (v_passed.blocks)
            then (
            select coalesce(live.bits, (
          select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
        )) from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) & ~ v_passed.masks[array_position(v_passed.blocks, met.block)]::bit(31744) else (
            select coalesce(live.bits, (
          select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
        )) from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) end as bits offset 0) live
          where met.sorting = p_sorting and met.term = v_terms[1]
            and met.block = any (v_blocks[v_done + 1 : v_done + v_size])
        ), 0);
      elsif v_is_full and v_is_exact then
        total := total + coalesce((
          select sum(bit_count(case when met.block = any (v_passed.blocks)
            then met.bits & ~ v_passed.masks[array_position(v_passed.blocks, met.block)]::bit(31744) else met.bits end)) from (
          select part.block, bit_and(part.bits) as bits
          from (
            select known.block, coalesce(known.bits, (
          select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
        )) as bits
            from job_search_bits known
            where known.sorting = p_sorting and known.term = any ((v_terms || 'live'::text))
              and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
          ) part
          group by part.block having count(*) = cardinality((v_terms || 'live'::text))
        ) met
        ), 0);
      else for v_match in 
        select met.block, met.bits & (
            select coalesce(live.bits, (
          select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
        )) from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) as bits,
          case when p_sure <> '{}' then (
            select case when count(*) = cardinality(p_sure) then bit_and(coalesce(known.bits, (
          select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
        ))) end
            from job_search_bits known
            where known.sorting = p_sorting and known.term = any (p_sure) and known.block = met.block
          ) end as sure
        from (
          select part.block, bit_and(part.bits) as bits
          from (
            select known.block, coalesce(known.bits, (
          select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
        )) as bits
            from job_search_bits known
            where known.sorting = p_sorting and known.term = any (v_terms)
              and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
          ) part
          group by part.block having count(*) = cardinality(v_terms)
        ) met
        where bit_count(met.bits) > 0
        order by met.block desc loop
        v_bits := case when v_match.block = any (v_passed.blocks)
            then v_match.bits & ~ v_passed.masks[array_position(v_passed.blocks, v_match.block)]::bit(31744) else v_match.bits end;
        v_sure := case when v_is_exact then v_bits else coalesce(v_bits & v_match.sure, B'0'::bit(31744)) end;
        total := total + bit_count(v_sure);
        if not v_is_exact then
          v_doubt_blocks := v_doubt_blocks || v_match.block;
          v_doubt_bits := v_doubt_bits || (v_bits & ~ v_sure);
          v_doubt_count := v_doubt_count + bit_count(v_bits & ~ v_sure);
        end if;
        continue when v_is_full;
        if v_is_ranked then v_title := v_bits & (
            select case when count(*) = cardinality(p_titles) then bit_and(coalesce(named.bits, (
          select job_search_bits_with(few.slot, 1) from unnest(named.slots) few (slot)
        ))) end
            from job_search_bits named
            where named.sorting = p_sorting and named.term = any (p_titles) and named.block = v_match.block
          ); end if;
        if v_is_first and v_title is not null and v_first_count < p_page
            and (p_tier is null or v_match.block <= v_start) then
          v_first_blocks := v_first_blocks || v_match.block; v_first_bits := v_first_bits || v_title;
          if v_match.block is distinct from v_start then
            v_first_count := v_first_count + bit_count(v_title & v_sure);
          end if;
        end if;
        if v_second_count < p_page and (coalesce(p_tier, 1) = 1 or v_match.block <= v_start) then
          v_bits := v_bits & ~ coalesce(v_title, B'0'::bit(31744));
          v_second_blocks := v_second_blocks || v_match.block; v_second_bits := v_second_bits || v_bits;
          if p_tier = 1 or v_match.block is distinct from v_start then
            v_second_count := v_second_count + bit_count(v_bits & v_sure);
          end if;
        end if;
        v_is_full := case when v_is_first then v_first_count else v_second_count end >= p_page;
      end loop; end if;
      v_done := v_done + v_size;
      if total <= p_cap and v_doubt_count > 0
          and (total + v_doubt_count > p_cap or v_done >= cardinality(v_blocks)) then
        total := total + job_search_count(p_sorting, v_doubt_blocks, v_doubt_bits, p_posted_after, p_pay_from,
          p_pay_to, p_cap + 1 - total);
        v_doubt_blocks := '{}'; v_doubt_bits := '{}'; v_doubt_count := 0;
      end if;
      exit when v_done >= cardinality(v_blocks) or v_is_full and total > p_cap;
      -- As many blocks as what is still to be counted should take, going by those that were read.
      v_size := ceil(1.2 * v_done * greatest(p_cap + 1 - total, p_cap / 4, 1) / greatest(total, 1));
    end loop;
    first_jobs := '{}'; first_keys := '{}'; jobs := '{}'; keys := '{}';
    if v_first_blocks <> '{}' then
      select * into first_jobs, first_keys from job_search_pick(p_sorting, v_first_blocks, v_first_bits, v_is_exact and not coalesce(p_tier = 1, false),
        p_posted_after, p_pay_from, p_pay_to, case when p_tier = 1 then p_key end, p_job, p_page - cardinality(first_jobs));
    end if;
    if cardinality(first_jobs) < p_page and v_second_blocks <> '{}' then
      select * into jobs, keys from job_search_pick(p_sorting, v_second_blocks, v_second_bits, v_is_exact and not coalesce(p_tier = 2, false),
        p_posted_after, p_pay_from, p_pay_to, case when p_tier = 2 then p_key end, p_job, p_page - cardinality(first_jobs));
    end if;
  end $function$
;
--- function: job_search_words(text text)
CREATE OR REPLACE FUNCTION public.job_search_words(text text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
  begin
    -- A compound is found by its parts: "full-stack" as "full stack".
    return coalesce(tsvector_to_array(to_tsvector('job_words', translate(job_search_spelt_out(text), '-', ' '))), '{}');
  end $function$
;
--- function: jobs_company()
CREATE OR REPLACE FUNCTION public.jobs_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    select coalesce(merged_into_id, id) into new.company_id from companies where id = new.company_id for share;
    return new;
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
    new.search_document :=
      jobs_search_document(new.title, new.skills, company_name);
    return new;
  end $function$
;
--- function: jobs_derive_replies()
CREATE OR REPLACE FUNCTION public.jobs_derive_replies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    select coalesce(reply_rate >= 50, false) into new.does_company_reply
      from companies where id = new.company_id;
    return new;
  end $function$
;
--- function: jobs_search_document(title text, skills text[], company text)
CREATE OR REPLACE FUNCTION public.jobs_search_document(title text, skills text[], company text)
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
    select setweight(to_tsvector('job_words', job_search_spelt_out(title)), 'A') ||
      setweight(to_tsvector('job_words', job_search_spelt_out(array_to_string(skills, ' '))), 'B') ||
      setweight(to_tsvector('job_words', job_search_spelt_out(coalesce(company, ''))), 'C') || setweight(to_tsvector('simple', job_search_singular(title)), 'D')
  $function$
;
--- function: subscriptions_plan()
CREATE OR REPLACE FUNCTION public.subscriptions_plan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update accounts set plan = new.plan where id = new.account_id and plan <> new.plan;
    return null;
  end $function$
;
--- function: subscriptions_spread()
CREATE OR REPLACE FUNCTION public.subscriptions_spread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update applications set premium_until = spread.until
      from (select case when plan = 'premium' then coalesce(changes_at, '9999-12-31') end as until from (select new.plan, new.changes_at) changed) spread
      where applicant_id = new.account_id and premium_until is distinct from spread.until;
    return null;
  end $function$
;
--- trigger: jobs jobs_derive
CREATE TRIGGER jobs_derive BEFORE INSERT OR UPDATE OF company_id, posted_by_id, title, skills ON public.jobs FOR EACH ROW EXECUTE FUNCTION jobs_derive();
