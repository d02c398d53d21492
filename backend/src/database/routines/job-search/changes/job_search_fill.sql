-- Puts jobs, which come in the order of their keys, into the free slots of a block.
-- Here because a fold writes the bits of all their terms at once, without their leaving the database. Only the holder
-- of the fold's lock calls it.

create or replace function job_search_fill(p_sorting text, p_block bigint, p_jobs uuid[]) returns void
  language plpgsql as $$
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
          (
            select case version when job_search_version() then terms end
            from job_search_changes where job_id = job.id order by id desc limit 1
          ),
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
end $$;
