--- after: 1769100000000-job-file-jobs
--- table: alert_matches
create table alert_matches ();
--- table: alerts
create table alerts ();
--- table: job_arrivals
create table job_arrivals ();
--- table: job_search_kept
create table job_search_kept ();
--- table: job_search_kept_keys
create table job_search_kept_keys ();
--- column: alert_matches.alert_id
alter table alert_matches add column alert_id uuid not null;
--- column: alert_matches.job_id
alter table alert_matches add column job_id uuid not null;
--- column: alert_matches.is_titled
alter table alert_matches add column is_titled boolean not null;
--- column: alert_matches.found_at
alter table alert_matches add column found_at timestamp with time zone not null;
--- column: alert_matches.told_at
alter table alert_matches add column told_at timestamp with time zone;
--- column: alert_matches.mailed_at
alter table alert_matches add column mailed_at timestamp with time zone;
--- column: alerts.id
alter table alerts add column id uuid not null;
--- column: alerts.account_id
alter table alerts add column account_id uuid;
--- column: alerts.email
alter table alerts add column email text;
--- column: alerts.filter
alter table alerts add column filter jsonb not null;
--- column: alerts.frequency
alter table alerts add column frequency text not null;
--- column: alerts.state
alter table alerts add column state text not null;
--- column: alerts.is_mailed
alter table alerts add column is_mailed boolean not null;
--- column: alerts.secret
alter table alerts add column secret text not null;
--- column: alerts.read_by
alter table alerts add column read_by text not null;
--- column: alerts.created_at
alter table alerts add column created_at timestamp with time zone not null;
--- column: alerts.asked_at
alter table alerts add column asked_at timestamp with time zone;
--- column: alerts.paused_at
alter table alerts add column paused_at timestamp with time zone;
--- column: alerts.since
alter table alerts add column since timestamp with time zone not null;
--- column: alerts.due_at
alter table alerts add column due_at timestamp with time zone;
--- column: alerts.told_at
alter table alerts add column told_at timestamp with time zone;
--- column: job_arrivals.id
alter table job_arrivals add column id bigint not null generated always as identity;
--- column: job_arrivals.job_id
alter table job_arrivals add column job_id uuid not null;
--- column: job_arrivals.arrived_at
alter table job_arrivals add column arrived_at timestamp with time zone not null default now();
--- column: job_arrivals.is_matched
alter table job_arrivals add column is_matched boolean not null default false;
--- column: job_search_kept.id
alter table job_search_kept add column id uuid not null;
--- column: job_search_kept.terms
alter table job_search_kept add column terms text[] not null;
--- column: job_search_kept.groups
alter table job_search_kept add column groups text[] not null;
--- column: job_search_kept.title_terms
alter table job_search_kept add column title_terms text[];
--- column: job_search_kept.pay_from
alter table job_search_kept add column pay_from integer;
--- column: job_search_kept.pay_to
alter table job_search_kept add column pay_to integer;
--- column: job_search_kept_keys.key
alter table job_search_kept_keys add column key bigint not null;
--- column: job_search_kept_keys.kept_id
alter table job_search_kept_keys add column kept_id uuid not null;
--- row: migrations Alerts1769800000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769800000000,"name":"Alerts1769800000000"}');
--- row: database_routines function job_search_arrive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_arrive","checksum":"b6b6a39ce37eb284ca5421c4ee9b4e88ec9f228a827cacd7806c306ce13460ab"}');
--- row: database_routines function job_search_clause
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_clause","checksum":"016469fc380cd11a050e6500384294d40e584cf96a97a85ecb80f26538aaeb35"}');
--- row: database_routines function job_search_keep
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_keep","checksum":"516bebc860a36b0ee2388b79ed07e65f32b89f8d1af1398abcd33871ddfafddd"}');
--- row: database_routines function job_search_kept_of
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_kept_of","checksum":"6205407748baf8707b7db3dc2fb61150d4bf47cf05d18eb2ae8d4e37c003ef43"}');
--- row: database_routines function job_search_keys
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_keys","checksum":"7b395123b8c2064f5298f2cf1b7a450f24cd34a33d8af140fdd652a1a9466f42"}');
--- row: database_routines function job_search_note_insert
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_insert","checksum":"20db35105f06eae64648b1cd54c765c02147d814185cfa3b380422a8d68c58f9"}');
--- row: database_routines function job_search_note_update
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_update","checksum":"7c47105b698d7500d2383f4c24c551dfaf55612e3ac589bd81372b81d2e1ccfa"}');
--- constraint: alert_matches alert_matches_pkey
alter table alert_matches add constraint alert_matches_pkey PRIMARY KEY (alert_id, job_id);
--- constraint: alerts alerts_check
alter table alerts add constraint alerts_check CHECK (((account_id IS NULL) <> (email IS NULL)));
--- constraint: alerts alerts_check1
alter table alerts add constraint alerts_check1 CHECK (((state = 'PAUSED'::text) = (paused_at IS NOT NULL)));
--- constraint: alerts alerts_check2
alter table alerts add constraint alerts_check2 CHECK (((state <> 'UNCONFIRMED'::text) OR (email IS NOT NULL)));
--- constraint: alerts alerts_frequency_check
alter table alerts add constraint alerts_frequency_check CHECK ((frequency = ANY (ARRAY['INSTANT'::text, 'DAILY'::text, 'WEEKLY'::text])));
--- constraint: alerts alerts_pkey
alter table alerts add constraint alerts_pkey PRIMARY KEY (id);
--- constraint: alerts alerts_secret_key
alter table alerts add constraint alerts_secret_key UNIQUE (secret);
--- constraint: alerts alerts_state_check
alter table alerts add constraint alerts_state_check CHECK ((state = ANY (ARRAY['UNCONFIRMED'::text, 'ACTIVE'::text, 'PAUSED'::text])));
--- constraint: job_arrivals job_arrivals_pkey
alter table job_arrivals add constraint job_arrivals_pkey PRIMARY KEY (id);
--- constraint: job_search_kept job_search_kept_pkey
alter table job_search_kept add constraint job_search_kept_pkey PRIMARY KEY (id);
--- constraint: job_search_kept_keys job_search_kept_keys_pkey
alter table job_search_kept_keys add constraint job_search_kept_keys_pkey PRIMARY KEY (key, kept_id);
--- foreign key: alert_matches alert_matches_alert_id_fkey
alter table alert_matches add constraint alert_matches_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES alerts(id) ON DELETE CASCADE;
--- foreign key: alert_matches alert_matches_job_id_fkey
alter table alert_matches add constraint alert_matches_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- foreign key: alerts alerts_account_id_fkey
alter table alerts add constraint alerts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: job_search_kept_keys job_search_kept_keys_kept_id_fkey
alter table job_search_kept_keys add constraint job_search_kept_keys_kept_id_fkey FOREIGN KEY (kept_id) REFERENCES job_search_kept(id) ON DELETE CASCADE;
--- index: alert_matches_job
CREATE INDEX alert_matches_job ON public.alert_matches USING btree (job_id);
--- index: alerts_account
CREATE INDEX alerts_account ON public.alerts USING btree (account_id, id) WHERE (account_id IS NOT NULL);
--- index: alerts_due
CREATE INDEX alerts_due ON public.alerts USING btree (due_at) WHERE (due_at IS NOT NULL);
--- index: alerts_email
CREATE INDEX alerts_email ON public.alerts USING btree (lower(email)) WHERE (email IS NOT NULL);
--- index: alerts_read_by
CREATE INDEX alerts_read_by ON public.alerts USING btree (read_by, id);
--- index: alerts_unconfirmed
CREATE INDEX alerts_unconfirmed ON public.alerts USING btree (created_at) WHERE (state = 'UNCONFIRMED'::text);
--- index: job_arrivals_at
CREATE INDEX job_arrivals_at ON public.job_arrivals USING btree (arrived_at);
--- index: job_arrivals_job
CREATE INDEX job_arrivals_job ON public.job_arrivals USING btree (job_id, arrived_at);
--- index: job_arrivals_waiting
CREATE INDEX job_arrivals_waiting ON public.job_arrivals USING btree (id) WHERE (NOT is_matched);
--- index: job_search_kept_keys_kept
CREATE INDEX job_search_kept_keys_kept ON public.job_search_kept_keys USING btree (kept_id);
--- index: notices_unread_alert
CREATE UNIQUE INDEX notices_unread_alert ON public.notices USING btree (account_id, ((params ->> 'alertId'::text))) WHERE ((kind = 'alert.found'::text) AND (read_at IS NULL));
--- function: job_search_arrive(p_listed uuid[], p_changed uuid[])
CREATE OR REPLACE FUNCTION public.job_search_arrive(p_listed uuid[], p_changed uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into job_arrivals (job_id, arrived_at)
  select id, now() from unnest(p_listed) id
  union all
  select earlier.job_id, max(earlier.arrived_at) from job_arrivals earlier
  where earlier.job_id = any (p_changed) and earlier.job_id <> all (p_listed)
    and earlier.arrived_at > now() - interval '7 days'
  group by earlier.job_id
$function$
;
--- function: job_search_clause(p_clauses text[], p_kinds text)
CREATE OR REPLACE FUNCTION public.job_search_clause(p_clauses text[], p_kinds text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET jit TO 'off'
AS $function$
begin
  return (
    select clause from unnest(p_clauses) clause
    cross join lateral (
      select sum(coalesce(cardinality(bits.slots), bit_count(bits.bits))) as jobs from job_search_bits bits
      where bits.sorting = 'newest' and bits.term = any (string_to_array(clause, E'\x01'))
    ) common
    where clause ~ p_kinds
    order by common.jobs nulls first, clause limit 1
  );
end $function$
;
--- function: job_search_keep(p_id uuid, p_facets text[], p_text text, p_pay_from integer, p_pay_to integer)
CREATE OR REPLACE FUNCTION public.job_search_keep(p_id uuid, p_facets text[], p_text text, p_pay_from integer, p_pay_to integer)
 RETURNS void
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
declare
  c_most_pairs constant int := 200;
  v_read record := job_search_read(p_text);
  v_clauses text[] := array(
    select distinct clause
    from unnest(p_facets || job_search_pay_terms(p_pay_from, p_pay_to) || v_read.terms) clause where clause <> 'live'
  );
  v_words text[] := string_to_array(job_search_clause(v_clauses, '^(w|t|skill):'), E'\x01');
  v_places text[] := string_to_array(job_search_clause(v_clauses, '^(at|for|cell|place):'), E'\x01');
  v_keys bigint[];
begin
  if v_words is not null and v_places is not null
      and cardinality(v_words) * cardinality(v_places) <= c_most_pairs then
    v_keys := array(
      select hashtextextended(word, hashtextextended(place, 0)) from unnest(v_words) word, unnest(v_places) place
    );
  else
    v_keys := array(
      select hashtextextended(term, 0) from unnest(coalesce(v_words, v_places,
        string_to_array(coalesce(job_search_clause(v_clauses, '^[^:]+:'), v_clauses[1], 'live'), E'\x01'))) term
    );
  end if;
  delete from job_search_kept where id = p_id;
  insert into job_search_kept (id, terms, groups, title_terms, pay_from, pay_to) values (
    p_id,
    array(select clause from unnest(v_clauses) clause where strpos(clause, E'\x01') = 0),
    array(select clause from unnest(v_clauses) clause where strpos(clause, E'\x01') > 0),
    string_to_array(v_read.tiers[4], E'\x01'),
    p_pay_from, p_pay_to
  );
  insert into job_search_kept_keys (key, kept_id) select distinct key, p_id from unnest(v_keys) key;
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
      select described.id, described.pay_min, described.pay_max, case when v_today = any (described.terms)
        then described.terms || 'walk-in:today'::text else described.terms end as terms
      from described
    ), candidates as materialized (
      select distinct known.kept_id, told.id
      from told cross join lateral job_search_keys(told.terms) own (key)
      join job_search_kept_keys known on known.key = own.key
      where p_kept is null
      union all
      select p_kept, told.id from told where p_kept is not null
    )
    select kept.id, told.id, coalesce(told.terms @> kept.title_terms, false)
    from candidates
    join told on told.id = candidates.id
    join job_search_kept kept on kept.id = candidates.kept_id
    where told.terms @> kept.terms
      and not exists (
        select from unnest(kept.groups) wanted where not told.terms && string_to_array(wanted, E'\x01')
      )
      and (kept.pay_from is null or told.pay_max >= kept.pay_from)
      and (kept.pay_to is null or told.pay_min <= kept.pay_to);
end $function$
;
--- function: job_search_keys(p_terms text[])
CREATE OR REPLACE FUNCTION public.job_search_keys(p_terms text[])
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE
AS $function$
  select hashtextextended(term, 0) from unnest(p_terms) term
  union all
  select hashtextextended(word, place.hash)
  from unnest(p_terms) word
  cross join (
    select hashtextextended(term, 0) as hash from unnest(p_terms) term
    where starts_with(term, 'at:') or starts_with(term, 'for:') or starts_with(term, 'cell:')
      or starts_with(term, 'place:')
  ) place
  where starts_with(word, 'w:') or starts_with(word, 't:') or starts_with(word, 'skill:')
$function$
;
--- function: job_search_note_insert()
CREATE OR REPLACE FUNCTION public.job_search_note_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_listed uuid[] := array(select id from new_jobs where is_listed);
begin
  perform job_search_note(v_listed);
  perform job_search_arrive(v_listed, '{}');
  return null;
end $function$
;
--- function: job_search_note_update()
CREATE OR REPLACE FUNCTION public.job_search_note_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_changed uuid[] := array(
    select job.id from new_jobs job join old_jobs former on former.id = job.id
    where (former.is_listed or job.is_listed)
      and (
        job.is_listed, job.search_document, job.type, job.work_mode, job.city, job.locality, job.place_ids,
        job.skills, job.pay_yearly_min, job.pay_yearly_max, job.experience_min_years, job.experience_max_years,
        job.posted_at, job.open_until, job.is_company_verified, job.does_company_reply, job.education, job.shift,
        job.english_level, job.walk_in_until
      ) is distinct from (
        former.is_listed, former.search_document, former.type, former.work_mode, former.city, former.locality,
        former.place_ids, former.skills, former.pay_yearly_min, former.pay_yearly_max, former.experience_min_years,
        former.experience_max_years, former.posted_at, former.open_until, former.is_company_verified,
        former.does_company_reply, former.education, former.shift, former.english_level, former.walk_in_until
      )
  );
begin
  if v_changed = '{}' then return null; end if;
  perform job_search_note(v_changed);
  perform job_search_arrive(array(
    select job.id from new_jobs job join old_jobs former on former.id = job.id
    where job.id = any (v_changed) and job.is_listed and job.open_until > now()
      and not (former.is_listed and former.open_until > now())
  ), v_changed);
  return null;
end $function$
;
