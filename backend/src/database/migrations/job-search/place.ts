/** Putting jobs into blocks. Only the holder of the fold's lock runs any of this. */
export const JOB_SEARCH_PLACE = `
  -- Jobs, in the order of their keys, into the free slots of a block.
  create function job_search_fill(p_sorting text, p_block bigint, p_jobs uuid[]) returns void
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
            (select terms from job_search_changes where job_id = job.id order by id desc limit 1),
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

  -- Jobs, in the order of their keys, into new blocks of p_size each, which begin with the first one's key.
  create function job_search_append(p_sorting text, p_jobs uuid[], p_size int) returns void
    language plpgsql as $$
  declare
    v_first int := 1;
    v_block bigint;
  begin
    while v_first <= cardinality(p_jobs) loop
      select case p_sorting when 'pay' then pay_key else newest_key end into v_block
        from job_search_entries where job_id = p_jobs[v_first];
      insert into job_search_blocks (sorting, block, last_key) values (p_sorting, v_block, v_block);
      perform job_search_fill(p_sorting, v_block, p_jobs[v_first : v_first + p_size - 1]);
      v_first := v_first + p_size;
    end loop;
  end $$;

  -- Takes a block apart and lays its jobs and the new ones anew, three quarters full.
  create function job_search_relay(p_sorting text, p_block bigint, p_jobs uuid[]) returns void
    language plpgsql as $$
  declare
    v_jobs uuid[];
    v_size int;
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
    perform job_search_fill(p_sorting, p_block, v_jobs[1 : v_size]);
    perform job_search_append(p_sorting, v_jobs[v_size + 1 :], v_size);
  end $$;

  create function job_search_place(p_sorting text, p_jobs uuid[]) returns void language plpgsql as $$
  declare
    v_part record;
    v_free int;
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
        perform job_search_fill(p_sorting, v_part.block, v_part.jobs[1 : v_free]);
        perform job_search_append(p_sorting, v_part.jobs[v_free + 1 :], job_search_capacity());
      else
        perform job_search_relay(p_sorting, v_part.block, v_part.jobs);
      end if;
    end loop;
  end $$;
`;
