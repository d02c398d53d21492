-- Folds changes into the index, up to 2,000 of them: one writer at a time; the others leave theirs to the next. 7204116
-- is LOCKS.searchFold.
-- p_now: jobs whose time is up by then leave the index; none unless it is given.
-- p_is_patient: take blocks apart where that is due. Others leave such changes to it, until they are many.
-- Here because a trigger folds in the transaction of the change.

create or replace function job_search_fold(p_now timestamptz default '-infinity', p_is_patient boolean default false)
  returns void language plpgsql
  -- A plan made while the tables were empty would go through all of them for each job of a load.
  set enable_seqscan = off set jit = off as $$
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
        skills, city, locality, places)
      select job_id, open_until, posted_at, pay_min, pay_max, newest_key, pay_key, title, skills, city, locality,
        coalesce(places, '{}')
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
end $$;
