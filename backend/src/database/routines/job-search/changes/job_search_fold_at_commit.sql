-- Folds at the end of a transaction that noted changes. It fires for each of them; the first one folds all. A fold
-- rewrites the bits of every term concerned, so a large board lets some changes come together first, and a load, of
-- which more is to come, many.
-- Here because the index must follow every transaction that changes jobs, whoever makes it.

create or replace function job_search_fold_at_commit() returns trigger language plpgsql set jit = off as $$
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
end $$;

create constraint trigger job_search_fold_at_commit after insert on job_search_changes
  deferrable initially deferred for each row execute function job_search_fold_at_commit();
