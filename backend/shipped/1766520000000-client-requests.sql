--- after: 1766450000000-overpaid-requests
--- table: client_requests
create table client_requests ();
--- column: client_requests.account_id
alter table client_requests add column account_id uuid not null;
--- column: client_requests.id
alter table client_requests add column id uuid not null;
--- column: client_requests.operation
alter table client_requests add column operation text not null;
--- column: client_requests.input_hash
alter table client_requests add column input_hash bytea not null;
--- column: client_requests.result
alter table client_requests add column result jsonb not null;
--- column: client_requests.created_at
alter table client_requests add column created_at timestamp with time zone not null default now();
--- row: migrations ClientRequests1766520000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1766520000000,"name":"ClientRequests1766520000000"}');
--- row: database_routines function files_let_go
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"files_let_go","checksum":"de7a5414c627bb4e72f4ff9d593b50f2fd48bcabc4180e64032374c9bec2121c"}');
--- row: database_routines function files_take
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"files_take","checksum":"e2879e2eea54fe2d847515f7e3332caf6d088663f67627b2d9b2e9d4a92083b8"}');
--- row: database_routines function job_search
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search","checksum":"0014e1ec5a4f78776555bd7e9dc09a434d2168608557fca596776da0e511104c"}');
--- row: database_routines function job_search_fold
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fold","checksum":"e93e9e7f108f31a30a2fac1053896d87b7cae30154013eb21c0056ffd13f4016"}');
--- row: database_routines function job_search_fold_at_commit
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fold_at_commit","checksum":"bf43b657fbc74912e99406f0c90772d68515054e6b32c66a1442ff432f378859"}');
--- row: database_routines function job_search_places_like
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_places_like","checksum":"3dbb580793c5b901c126c4dec27bdb1fe27badad453f968fc6a75d960eab1d99"}');
--- row: database_routines function job_search_rebuild
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_rebuild","checksum":"89837fd833e3201e58f96241e10293643ab7c95d7b5323b009d35053b65510a0"}');
--- row: database_routines function job_search_titles_like
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_titles_like","checksum":"85ecc465d690745e3524efe56c432756a0338a1e58e893f3330623c29de0db13"}');
--- row: database_routines trigger company_logos_let_go on company_logos
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"company_logos_let_go on company_logos","checksum":"47d3102b0fcc830311573890520834821452a81bc2c893aa9178c675c256b5f0"}');
--- row: database_routines trigger company_logos_take on company_logos
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"company_logos_take on company_logos","checksum":"1edde37cdf564a6868ccfaafc9d2aed52a729042e30e453b1ced3bc9676bb964"}');
--- row: database_routines trigger photos_let_go on photos
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"photos_let_go on photos","checksum":"05d3e63df798e2ee7542be90edf454ec066b76d54ced5fada397a3221b7da406"}');
--- row: database_routines trigger photos_take on photos
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"photos_take on photos","checksum":"c234f6f96468eb3b12729a442bee2d3e96baba4eb484b47c6375843f9add50e5"}');
--- constraint: client_requests client_requests_pkey
alter table client_requests add constraint client_requests_pkey PRIMARY KEY (account_id, id);
--- foreign key: client_requests client_requests_account_id_fkey
alter table client_requests add constraint client_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
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
--- function: job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer)
CREATE OR REPLACE FUNCTION public.job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer)
 RETURNS TABLE(place bigint, tier integer, job_id uuid, key bigint, total integer)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
AS $function$
declare
  v_stems text[] := case when p_text = '' then '{}' else job_search_words(p_text) end;
  -- A text without any word is found nowhere.
  v_terms text[] := p_facets || job_search_pay_terms(p_pay_from, p_pay_to)
    || case when p_text <> '' and v_stems = '{}' then '{w:}' else array(
      select 'w:' || stem from unnest(v_stems) stem) end;
  v_titles text[] := case when p_is_ranked then array(
      select 't:' || word from unnest(job_search_title_words(p_text)) word
    ) else '{}' end;
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
--- function: job_search_fold(p_now timestamp with time zone, p_is_patient boolean)
CREATE OR REPLACE FUNCTION public.job_search_fold(p_now timestamp with time zone DEFAULT '-infinity'::timestamp with time zone, p_is_patient boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
declare
  v_taken bigint[];
  v_lapsed uuid[];
  v_listed uuid[];
  v_crowded uuid[];
begin
  -- A truncation of the jobs locks them first too, and takes the fold's lock then. In another order, each could wait
  -- for the other.
  lock table jobs in access share mode;
  if not pg_try_advisory_xact_lock(7204116) then return; end if;
  -- Noted anew, they move into the block of their key.
  if p_is_patient then perform job_search_note(job_search_torn()); end if;
  v_taken := array(select id from job_search_changes order by id limit 2000);
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
 SET jit TO 'off'
AS $function$
declare
  c_most constant int := 100;
  v_waiting int;
  v_enough int;
begin
  if current_setting('job_search.folded_by', true) = pg_current_xact_id()::text then return null; end if;
  perform set_config('job_search.folded_by', pg_current_xact_id()::text, true);
  select count(*) into v_waiting from (select from job_search_changes limit c_most + 1) change;
  if v_waiting > c_most then return null; end if;
  select least(sum(live) / 1000, 32) into v_enough from job_search_blocks where sorting = 'newest';
  if v_waiting >= v_enough then perform job_search_fold(); end if;
  return null;
end $function$
;
--- function: job_search_places_like(p_text text, p_cities text[], p_limit integer)
CREATE OR REPLACE FUNCTION public.job_search_places_like(p_text text, p_cities text[], p_limit integer)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE ROWS 8
 SET jit TO 'off'
AS $function$
begin
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query
    select case facet.kind when 'city' then facet.value else facet.value || ', ' || facet.parent end from (
      select kind, value, parent, jobs, false as is_named from job_search_facets
      where kind in ('city', 'locality') and lower(value) %> p_text
        and not (kind = 'city' and value = any (p_cities))
      union all
      select kind, value, parent, jobs, true from job_search_facets where kind = 'city' and value = any (p_cities)
    ) facet
    order by facet.is_named desc, facet.kind = 'city' desc, starts_with(lower(facet.value), p_text) desc,
      word_similarity(p_text, lower(facet.value)) desc, facet.jobs desc, facet.value
    limit p_limit;
end $function$
;
--- function: job_search_rebuild()
CREATE OR REPLACE FUNCTION public.job_search_rebuild()
 RETURNS void
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
declare
  v_sorting text;
  v_size int;
  v_jobs uuid[];
begin
  -- Before the fold's lock, as in job_search_fold.
  lock table jobs in access share mode;
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
        -- Jobs of one key have one rank, and so come into one block.
        select job_id, key, (rank() over (order by key) - 1) / v_size as part from (
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
--- function: job_search_titles_like(p_text text, p_limit integer)
CREATE OR REPLACE FUNCTION public.job_search_titles_like(p_text text, p_limit integer)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE ROWS 8
 SET jit TO 'off'
AS $function$
begin
  -- "sofware" is 0.55 of "Software Engineer".
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query
    select facet.value from (
      select value, kind, jobs from job_search_facets where kind = 'title' and lower(value) %> p_text
      union all
      select value, kind, jobs from job_search_facets where kind = 'skill' and lower(value) %> p_text
    ) facet
    order by starts_with(lower(facet.value), p_text) desc, word_similarity(p_text, lower(facet.value)) desc,
      facet.kind desc, facet.jobs desc, facet.value
    limit p_limit;
end $function$
;
--- trigger: company_logos company_logos_let_go
CREATE TRIGGER company_logos_let_go AFTER DELETE ON public.company_logos FOR EACH ROW EXECUTE FUNCTION files_let_go('logos');
--- trigger: company_logos company_logos_take
CREATE TRIGGER company_logos_take BEFORE INSERT ON public.company_logos FOR EACH ROW WHEN ((new.content IS NOT NULL)) EXECUTE FUNCTION files_take('logos');
--- trigger: photos photos_let_go
CREATE TRIGGER photos_let_go AFTER DELETE ON public.photos FOR EACH ROW EXECUTE FUNCTION files_let_go('photos');
--- trigger: photos photos_take
CREATE TRIGGER photos_take BEFORE INSERT ON public.photos FOR EACH ROW WHEN ((new.content IS NOT NULL)) EXECUTE FUNCTION files_take('photos');
