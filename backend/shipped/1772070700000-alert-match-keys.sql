--- after: 1772070600000-verification-answers
--- gone index: alert_matches_job
--- row: migrations AlertMatchKeys1772070700000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772070700000,"name":"AlertMatchKeys1772070700000"}');
--- row: database_routines function job_search_kept_of
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_kept_of","checksum":"ae87b0f2c1b6fb7a1b128e54819d7aca3a6da3fa13b6511fb724e70ed140a284"}');
--- row: database_routines function offers_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"offers_tell","checksum":"362361cec33fb9d88f0a3d8ed5543290a90c192a82c3c7d64c9b3b03ea5938e5"}');
--- row: database_routines trigger offers_tell on offers
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"offers_tell on offers","checksum":"7c903657846a1feff26ea85e2563fd294eb8d07064957ab8592e49426dc17e2b"}');
--- constraint: alert_matches alert_matches_pkey
alter table alert_matches add constraint alert_matches_pkey PRIMARY KEY (job_id, alert_id);
--- index: alert_matches_alert
CREATE INDEX alert_matches_alert ON public.alert_matches USING btree (alert_id);
--- function: job_search_kept_of(p_jobs uuid[], p_now timestamp with time zone, p_kept uuid)
CREATE OR REPLACE FUNCTION public.job_search_kept_of(p_jobs uuid[], p_now timestamp with time zone, p_kept uuid DEFAULT NULL::uuid)
 RETURNS TABLE(kept_id uuid, job_id uuid, is_titled boolean)
 LANGUAGE plpgsql
 STABLE
 SET jit TO 'off'
 SET work_mem TO '64MB'
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
      select p_kept, array_agg(number) from told where p_kept is not null
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
--- function: offers_tell()
CREATE OR REPLACE FUNCTION public.offers_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.status is not distinct from new.status then
    return null;
  end if;
  perform live_tell('applications', id, array[applicant_id]),
      live_tell('candidates', job_id, live_members(company_id, job_id))
    from applications where id = new.application_id;
  return null;
end $function$
;
--- trigger: offers offers_tell
CREATE TRIGGER offers_tell AFTER INSERT OR UPDATE OF status ON public.offers FOR EACH ROW EXECUTE FUNCTION offers_tell();
