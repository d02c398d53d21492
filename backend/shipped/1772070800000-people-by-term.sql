--- after: 1772070700000-alert-match-keys
--- table: people_by_term
create table people_by_term ();
--- column: people_by_term.term
alter table people_by_term add column term text collate "C" not null;
--- column: people_by_term.listed_at
alter table people_by_term add column listed_at timestamp with time zone not null;
--- column: people_by_term.person_id
alter table people_by_term add column person_id uuid not null;
--- row: migrations PeopleByTerm1772070800000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772070800000,"name":"PeopleByTerm1772070800000"}');
--- row: database_routines function job_search_kept_of
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_kept_of","checksum":"02bfd3f1dcb864742fe20bfe07b2bf59fd347f915d70a0d8cc42b22dd34b398d"}');
--- row: database_routines function people_keep_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"people_keep_terms","checksum":"62a9477e97c298b7ce74954e3e78983d89b5bacff146560e70b249db96c134d2"}');
--- row: database_routines function people_newest
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"people_newest","checksum":"d1f75d5be6c484fd3a38d979faf30c33966164ddcca2dd0befab670192aead1e"}');
--- row: database_routines trigger findable_people_keep_terms on findable_people
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"findable_people_keep_terms on findable_people","checksum":"de576bcc21899306d21a42634516260f633710cef67ae4287c034894aa84eebd"}');
--- constraint: people_by_term people_by_term_pkey
alter table people_by_term add constraint people_by_term_pkey PRIMARY KEY (term, listed_at, person_id);
--- function: job_search_kept_of(p_jobs uuid[], p_now timestamp with time zone, p_kept uuid)
CREATE OR REPLACE FUNCTION public.job_search_kept_of(p_jobs uuid[], p_now timestamp with time zone, p_kept uuid DEFAULT NULL::uuid)
 RETURNS TABLE(kept_id uuid, job_id uuid, is_titled boolean)
 LANGUAGE plpgsql
 STABLE
 SET jit TO 'off'
 SET work_mem TO '64MB'
 SET plan_cache_mode TO 'force_custom_plan'
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
      select row_number() over ()::int as number, described.id, described.pay_min, described.pay_max, today.terms,
        (select jsonb_object_agg(term, true) from unnest(today.terms) term) as has
      from described
      cross join lateral (
        select case when v_today = any (described.terms) then described.terms || 'walk-in:today'::text
          else described.terms end as terms
      ) today
    ), candidates as materialized (
      select known.kept_id as id, array_agg(distinct told.number) as numbers
      from told cross join lateral job_search_keys(told.terms) own (key)
      join job_search_kept_keys known on known.key = own.key
      where p_kept is null
      group by known.kept_id
      union all
      select p_kept, array_agg(number) from told having p_kept is not null
    )
    select kept.id, told.id, coalesce(told.has ?& kept.title_terms, false)
    from candidates
    join job_search_kept kept using (id)
    cross join lateral unnest(candidates.numbers) met (number)
    join told using (number)
    where told.has ?& kept.terms
      and (cardinality(kept.groups) = 0 or not exists (
        select from unnest(kept.groups) wanted where not told.has ?| string_to_array(wanted, E'\x01')
      ))
      and (kept.pay_from is null or told.pay_max >= kept.pay_from)
      and (kept.pay_to is null or told.pay_min <= kept.pay_to);
end $function$
;
--- function: people_keep_terms()
CREATE OR REPLACE FUNCTION public.people_keep_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and (old.is_on, old.id, old.listed_at, old.terms) = (new.is_on, new.id, new.listed_at, new.terms)
  then return null;
  end if;
  if tg_op <> 'INSERT' and old.is_on then
    delete from people_by_term
      where term = any (old.terms) and listed_at = old.listed_at and person_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.is_on then
    insert into people_by_term select distinct term, new.listed_at, new.id from unnest(new.terms) term
      on conflict do nothing;
  end if;
  return null;
end $function$
;
--- function: people_newest(p_terms text[], p_limit integer, p_before timestamp with time zone, p_before_id uuid)
CREATE OR REPLACE FUNCTION public.people_newest(p_terms text[], p_limit integer, p_before timestamp with time zone DEFAULT 'infinity'::timestamp with time zone, p_before_id uuid DEFAULT '00000000-0000-0000-0000-000000000000'::uuid)
 RETURNS TABLE(listed_at timestamp with time zone, id uuid)
 LANGUAGE plpgsql
 STABLE ROWS 200
 SET enable_bitmapscan TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
begin
  return query
    select distinct newest.listed_at, newest.person_id
    from unnest(p_terms) wanted (term)
    cross join lateral (
      select listed.listed_at, listed.person_id from people_by_term listed
      where listed.term = wanted.term
        and (listed.listed_at, listed.person_id) < (p_before, p_before_id)
      order by listed.listed_at desc, listed.person_id desc limit p_limit
    ) newest
    order by newest.listed_at desc, newest.person_id desc limit p_limit;
end $function$
;
--- trigger: findable_people findable_people_keep_terms
CREATE TRIGGER findable_people_keep_terms AFTER INSERT OR DELETE OR UPDATE OF is_on, id, listed_at, terms ON public.findable_people FOR EACH ROW EXECUTE FUNCTION people_keep_terms();
