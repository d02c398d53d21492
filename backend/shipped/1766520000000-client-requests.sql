--- after: 1766400000000-job-education
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
--- row: database_routines function job_search_append
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_append","checksum":"b63c89b3bea5eda45e47f28b93f2f79d4ee7c6f805dbc4e87745c83e08935604"}');
--- row: database_routines function job_search_crowded
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_crowded","checksum":"3c5cb3837d6600ee8940584edf9d74077ca124d6ae32f45459fff006c80551d6"}');
--- row: database_routines function job_search_cut
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_cut","checksum":"697ff2abcf361f79557ec224149093d523c9a2d2571b369eee08aa4e5d2de30d"}');
--- row: database_routines function job_search_fold
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fold","checksum":"db88e2f3730cf654b8a19de1615148fe873ac7c96c2f0a8a3e9f5dec77681576"}');
--- row: database_routines function job_search_fold_at_commit
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fold_at_commit","checksum":"713005cbbb9286456cfa3c0850d4d9e411506286bfe53f1f0ed4d2aa192448e3"}');
--- row: database_routines function job_search_place
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_place","checksum":"6252c1d811fa02ab244f99286204820d6858f47c474c56b83faeb9c9ba416d88"}');
--- row: database_routines function job_search_rebuild
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_rebuild","checksum":"176b6040975b56ce463bd76c02998054cb2a31d3fb2e0fb13fa5f9d28714f511"}');
--- row: database_routines function job_search_relay
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_relay","checksum":"759496fd7803921b45272da59620696e4df5b283b38df73d0b759b2932952455"}');
--- row: database_routines function job_search_torn
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_torn","checksum":"97bcaa66144bdf2393a03592d1a5528019847a4a8a082ab3589a86aae36d8383"}');
--- constraint: client_requests client_requests_pkey
alter table client_requests add constraint client_requests_pkey PRIMARY KEY (account_id, id);
--- foreign key: client_requests client_requests_account_id_fkey
alter table client_requests add constraint client_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- function: job_search_append(p_sorting text, p_jobs uuid[], p_size integer)
CREATE OR REPLACE FUNCTION public.job_search_append(p_sorting text, p_jobs uuid[], p_size integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_jobs uuid[] := p_jobs;
  v_size int;
  v_block bigint;
begin
  while cardinality(v_jobs) > 0 loop
    select case p_sorting when 'pay' then pay_key else newest_key end into v_block
      from job_search_entries where job_id = v_jobs[1];
    insert into job_search_blocks (sorting, block, last_key) values (p_sorting, v_block, v_block);
    v_size := job_search_cut(p_sorting, v_jobs, p_size);
    perform job_search_fill(p_sorting, v_block, v_jobs[1 : v_size]);
    v_jobs := v_jobs[v_size + 1 :];
  end loop;
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
  where part.used + cardinality(part.jobs) > job_search_capacity() and (part.first_key <= part.last_key or exists (
    select from job_search_blocks later where later.sorting = part.sorting and later.block > part.block
  ))
$function$
;
--- function: job_search_cut(p_sorting text, p_jobs uuid[], p_size integer)
CREATE OR REPLACE FUNCTION public.job_search_cut(p_sorting text, p_jobs uuid[], p_size integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  v_key bigint;
begin
  if cardinality(p_jobs) <= p_size then return cardinality(p_jobs); end if;
  select case p_sorting when 'pay' then pay_key else newest_key end into v_key
    from job_search_entries where job_id = p_jobs[p_size + 1];
  return (
    select coalesce(nullif(count(*) filter (where key < v_key), 0), count(*) filter (where key = v_key))
    from (
      select case p_sorting when 'pay' then pay_key else newest_key end as key
      from job_search_entries where job_id = any (p_jobs)
    ) keyed
  );
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
--- function: job_search_place(p_sorting text, p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_place(p_sorting text, p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_part record;
  v_free int;
  v_first int;
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
      v_first := job_search_cut(p_sorting, v_part.jobs, v_free);
      -- Jobs of one key that don't fit begin the new block.
      if v_first > v_free then v_first := 0; end if;
      perform job_search_fill(p_sorting, v_part.block, v_part.jobs[1 : v_first]);
      perform job_search_append(p_sorting, v_part.jobs[v_first + 1 :], job_search_capacity());
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
--- function: job_search_relay(p_sorting text, p_block bigint, p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_relay(p_sorting text, p_block bigint, p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_jobs uuid[];
  v_size int;
  v_first int;
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
  v_first := job_search_cut(p_sorting, v_jobs, v_size);
  perform job_search_fill(p_sorting, p_block, v_jobs[1 : v_first]);
  perform job_search_append(p_sorting, v_jobs[v_first + 1 :], v_size);
end $function$
;
--- function: job_search_torn()
CREATE OR REPLACE FUNCTION public.job_search_torn()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select array(
    select torn.job_id from job_search_blocks block
    cross join lateral (
      select known.block from job_search_blocks known
      where known.sorting = block.sorting and known.block < block.block order by known.block desc limit 1
    ) before
    cross join lateral (
      -- The limit keeps the planner from reading all slots.
      select slots.job_id from job_search_slots slots
      where slots.sorting = block.sorting and slots.block = before.block and slots.key >= block.block
      order by slots.key desc, slots.job_id desc limit 1000
    ) torn
  )
$function$
;
