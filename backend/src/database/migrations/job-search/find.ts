/** The bits of a term in a block, whichever way they are kept. Inline: a call would cost more than the work. */
export const bitsOf = (row: string) => `coalesce(${row}.bits, (
          select bit_or(set_bit(B'0'::bit(31744), few.slot, 1)) from unnest(${row}.slots) few (slot)
        ))`;

/** What terms cannot say, and the place in the order to read on from. */
const RULES = `(p_key is null or (slots.key, slots.job_id) < (p_key, p_job))
          and (p_posted_after is null or slots.posted_at >= p_posted_after)
          and (p_pay_from is null or slots.pay_max >= p_pay_from)
          and (p_pay_to is null or slots.pay_min <= p_pay_to)`;

/** Reading the index: the pieces of `job_search`. */
export const JOB_SEARCH_FIND = `
  -- Slots of jobs that changed since the last fold, or whose time is up: to be passed over.
  create function job_search_dead(p_sorting text, p_now timestamptz, out blocks bigint[], out masks bit varying[])
    language plpgsql stable as $$
  declare
    v_jobs uuid[];
  begin
    -- In the index's own order: an estimate of how many have lapsed must not choose another way to find them.
    v_jobs := array(select job_id from job_search_changes)
      || array(select job_id from job_search_entries where open_until <= p_now order by open_until limit 100000);
    if v_jobs = '{}' then return; end if;
    select array_agg(block), array_agg(mask) into blocks, masks from (
      select block, bit_or(set_bit(B'0'::bit(31744), slot, 1)) as mask
      from job_search_slots where job_id = any (v_jobs) and sorting = p_sorting group by block
    ) dead;
  end $$;

  -- The term with fewest blocks leads; null when one of the terms is not known at all.
  create function job_search_driver(p_sorting text, p_terms text[]) returns text language plpgsql stable as $$
  begin
    return (
      select case when blocks > 0 then term end from (
        select wanted.term, (
          select count(*) from (
            select from job_search_bits known where known.sorting = p_sorting and known.term = wanted.term limit 12
          ) few
        ) as blocks
        from unnest(p_terms) wanted (term)
      ) counted order by blocks, term = 'live' limit 1
    );
  end $$;

  -- The first p_limit jobs of those whose bits are set in some blocks. Many bits: down the block's order until
  -- they are found. Few: slot by slot. The one costs as many steps as the block has jobs for each job found, the
  -- other about 25 for every bit.
  create function job_search_pick(p_sorting text, p_blocks bigint[], p_bits bit varying[],
      p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_key bigint, p_job uuid, p_limit int,
      out jobs uuid[], out keys bigint[])
    -- Guessing that hardly a job has its bit set, the planner would sort a whole small block.
    language plpgsql stable set enable_sort = off as $$
  begin
    select array_agg(best.job_id order by best.key desc, best.job_id desc),
        array_agg(best.key order by best.key desc, best.job_id desc) into jobs, keys from (
      select hit.job_id, hit.key
      from unnest(p_blocks, p_bits) picked (block, bits)
      cross join lateral (
        (
          select slots.job_id, slots.key from job_search_slots slots
          where bit_count(picked.bits) ^ 2 > p_limit * 1300 and slots.sorting = p_sorting and slots.block = picked.block
            and get_bit(picked.bits, slots.slot) = 1 and ${RULES}
          order by slots.key desc, slots.job_id desc limit p_limit
        )
        union all
        select slots.job_id, slots.key
        from (
          select at * 512 + sum(length(gap) + 1) over (partition by at order by position) - 1 as slot, at
          from generate_series(0, 61) at
          cross join lateral (select substring(picked.bits from at * 512 + 1 for 512) as bits offset 0) part
          cross join lateral string_to_table(part.bits::text, '1') with ordinality gaps (gap, position)
          where bit_count(picked.bits) ^ 2 <= p_limit * 1300 and bit_count(part.bits) > 0
        ) found
        cross join lateral (
          select * from job_search_slots known
          where known.sorting = p_sorting and known.block = picked.block and known.slot = found.slot::smallint
          offset 0
        ) slots
        where found.slot < (found.at + 1) * 512 and ${RULES}
      ) hit
      order by hit.key desc, hit.job_id desc limit p_limit
    ) best;
  end $$;

  -- The same of the changes that are not folded in yet, in no order.
  create function job_search_unfolded(p_sorting text, p_terms text[], p_now timestamptz,
      p_posted_after timestamptz, p_pay_from int, p_pay_to int)
    returns table (job_id uuid, key bigint, terms text[]) language plpgsql stable as $$
  begin
    return query
      select slots.job_id, slots.key, slots.terms from (
        select distinct on (latest.job_id) latest.*,
          case p_sorting when 'pay' then latest.pay_key else latest.newest_key end as key
        from job_search_changes latest order by latest.job_id, latest.id desc
      ) slots
      where slots.is_listed and slots.open_until > p_now and slots.terms @> p_terms
        and (p_posted_after is null or slots.posted_at >= p_posted_after)
        and (p_pay_from is null or slots.pay_max >= p_pay_from)
        and (p_pay_to is null or slots.pay_min <= p_pay_to);
  end $$;
`;
