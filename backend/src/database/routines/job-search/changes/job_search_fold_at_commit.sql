-- Folds at the end of a transaction that noted a few changes. It fires for each of them; the first one folds all. A fold
-- rewrites the bits of every term concerned, so a large board lets some changes come together first. Many would take
-- long, and a commit that takes longer than its caller waits is a change that was made and called a failure: many wait
-- for a fold of their own (posting-blocks-upkeep.ts).
-- Here because the index must follow every transaction that changes jobs, whoever makes it.

create or replace function job_search_fold_at_commit() returns trigger language plpgsql set jit = off as $$
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
end $$;

create constraint trigger job_search_fold_at_commit after insert on job_search_changes
  deferrable initially deferred for each row execute function job_search_fold_at_commit();
