-- Gives the jobs of one block all terms that they have now, where the block is of an older version. Searches go on
-- meanwhile; a term that no job of it has any more may stay, which does no harm. False where no block is older. 7204116
-- is LOCKS.searchFold.
-- Here because it moves every job's terms, without their leaving the database.

create or replace function job_search_renew() returns boolean language plpgsql set jit = off as $$
declare
  v_old record;
begin
  if not exists (select from job_search_blocks where version < job_search_version()) then return false; end if;
  -- Before the fold's lock, as in job_search_fold.
  lock table jobs in access share mode;
  perform pg_advisory_xact_lock(7204116);
  select sorting, block into v_old from job_search_blocks
    where version < job_search_version() order by sorting, block desc limit 1;
  if not found then return false; end if;
  insert into job_search_bits (sorting, term, block, slots, bits)
    select v_old.sorting, term, v_old.block,
      case when cardinality(slots) <= 16 then slots end,
      case when cardinality(slots) > 16 then job_search_bits_from(slots) end
    from (select term, array_agg(distinct slot order by slot) as slots from (
      select known.slot, unnest(job_search_terms(job)) as term
      from job_search_slots known join jobs job on job.id = known.job_id
      where known.sorting = v_old.sorting and known.block = v_old.block
    ) postings group by term) posted
    on conflict (sorting, term, block) do update set slots = excluded.slots, bits = excluded.bits;
  update job_search_blocks set version = job_search_version()
    where sorting = v_old.sorting and block = v_old.block;
  return true;
end $$;
