/** The bits of a term in a block, whichever way they are kept. Inline: a call would cost more than the work. */
export const bitsOf = (row: string) => `coalesce(${row}.bits, (
          select job_search_bits_with(few.slot, 1) from unnest(${row}.slots) few (slot)
        ))`;

/** What terms cannot say. */
const PASSES = `(p_posted_after is null or slots.posted_at >= p_posted_after)
          and (p_pay_from is null or slots.pay_max >= p_pay_from)
          and (p_pay_to is null or slots.pay_min <= p_pay_to)`;

/** That, and the place in the order to read on from. */
const RULES = `(p_key is null or (slots.key, slots.job_id) < (p_key, p_job))
          and ${PASSES}`;

/** The jobs (`slots`) whose bits are set in parts (at, bits) of 512 bits of the block `picked`. */
const jobsOf = (parts: string) => `(
          select known.* from (
            select at * 512 + sum(length(gap) + 1) over (partition by at order by position) - 1 as slot, at
            from (${parts}) part
            cross join lateral string_to_table(part.bits::text, '1') with ordinality gaps (gap, position)
            where bit_count(part.bits) > 0
          ) found
          cross join lateral (
            select * from job_search_slots listed
            where listed.sorting = p_sorting and listed.block = picked.block and listed.slot = found.slot::smallint
            offset 0
          ) known
          where found.slot < (found.at + 1) * 512
        ) slots`;

/** Reading the index: the pieces of `job_search`. */
export const JOB_SEARCH_FIND = `
  create function job_search_block_of(p_sorting text, p_key bigint) returns bigint language plpgsql stable as $$
  begin
    return (
      select block from job_search_blocks
      where sorting = p_sorting and block <= p_key order by block desc limit 1
    );
  end $$;

  -- The least key of the jobs posted then or later.
  create function job_search_key_from(p_posted_after timestamptz) returns bigint language sql immutable as $$
    select job_search_newest_key(p_posted_after, '00000000-0000-0000-0000-000000000000')
  $$;

  -- The blocks to look into, best first: those of a term that has only some, or all; none when one of the terms is
  -- not known at all.
  create function job_search_blocks_of(p_sorting text, p_terms text[], p_posted_after timestamptz) returns bigint[]
    language plpgsql stable as $$
  declare
    v_until bigint := -9223372036854775808;
    v_few bigint[];
  begin
    if p_sorting = 'newest' and p_posted_after is not null then
      v_until := job_search_block_of('newest', job_search_key_from(p_posted_after));
    end if;
    v_few := (
      select blocks from unnest(p_terms) wanted (term)
      cross join lateral (
        select array(
          select block from job_search_bits known
          where known.sorting = p_sorting and known.term = wanted.term and known.block >= v_until
          order by block desc limit 8
        ) as blocks offset 0
      ) known
      order by cardinality(blocks) limit 1
    );
    if cardinality(v_few) < 8 then return v_few; end if;
    return array(
      select block from job_search_blocks where sorting = p_sorting and block >= v_until order by block desc
    );
  end $$;

  -- Slots to be passed over: of jobs that changed since the last fold, whose time is up, or which are older than
  -- p_posted_after though their block is not. Other orders than by time look at the jobs for that.
  create function job_search_passed(p_sorting text, p_now timestamptz, p_posted_after timestamptz,
      out blocks bigint[], out masks bit varying[])
    -- The index of the order holds all that is asked of the slots behind the sorted ones, but in another order.
    language plpgsql stable set enable_indexonlyscan = off as $$
  declare
    v_jobs uuid[];
    v_key bigint;
    v_old record;
    v_slot int;
  begin
    -- In the index's own order: an estimate of how many have lapsed must not choose another way to find them.
    v_jobs := array(select job_id from job_search_changes)
      || array(select job_id from job_search_entries where open_until <= p_now order by open_until limit 100000);
    if v_jobs <> '{}' then
      select array_agg(block), array_agg(mask) into blocks, masks from (
        select block, job_search_bits_with(slot, 1) as mask
        from job_search_slots where job_id = any (v_jobs) and sorting = p_sorting group by block
      ) dead;
    end if;
    if p_sorting <> 'newest' or p_posted_after is null then return; end if;
    v_key := job_search_key_from(p_posted_after);
    select known.block, known.sorted, known.used, B'0'::bit(31744) as mask into v_old from job_search_blocks known
      where known.sorting = 'newest' and known.block = job_search_block_of('newest', v_key);
    v_slot := (
      select slot from job_search_slots known
      where known.sorting = 'newest' and known.block = v_old.block and known.key < v_key and known.slot < v_old.sorted
      order by known.key desc, known.job_id desc limit 1
    );
    if v_slot is not null then v_old.mask := ~ (~ v_old.mask >> v_slot + 1); end if;
    if v_old.sorted < v_old.used then
      v_old.mask := v_old.mask | coalesce((
        select job_search_bits_with(slot, 1) from job_search_slots known
        where known.sorting = 'newest' and known.block = v_old.block and known.slot >= v_old.sorted
          and known.key + 0 < v_key
      ), v_old.mask);
    end if;
    if v_old.block = any (blocks) then
      v_slot := array_position(blocks, v_old.block);
      masks[v_slot] := masks[v_slot] | v_old.mask;
    else
      blocks := blocks || v_old.block; masks := masks || v_old.mask::bit varying;
    end if;
  end $$;

  -- The slots of the bits that are set in some part of a block.
  create function job_search_count(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_posted_after timestamptz,
      p_pay_from int, p_pay_to int, p_limit int) returns int
    language plpgsql stable as $$
  begin
    return (
      select count(*) from (
        select from unnest(p_blocks, p_bits) picked (block, bits)
        cross join lateral ${jobsOf(`
          select at, substring(picked.bits from at * 512 + 1 for 512) as bits from generate_series(0, 61) at offset 0
        `)}
        where ${PASSES} limit p_limit
      ) hits
    );
  end $$;

  -- The best p_limit jobs of those whose bits are set in some blocks. Many bits: down the block's order until they
  -- are found. Few: slot by slot, of the sorted ones the best alone if each is a hit (p_is_exact). A step of the one
  -- costs about a twentieth of a step of the other.
  create function job_search_pick(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_is_exact boolean,
      p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_key bigint, p_job uuid, p_limit int,
      out jobs uuid[], out keys bigint[])
    -- Guessing that hardly a job has its bit set, the planner would sort a whole small block.
    language plpgsql stable set enable_sort = off as $$
  begin
    select coalesce(array_agg(best.job_id order by best.key desc, best.job_id desc), '{}'),
        coalesce(array_agg(best.key order by best.key desc, best.job_id desc), '{}') into jobs, keys from (
      select hit.job_id, hit.key
      from (
        select block.block, given.bits, block.sorted, p_limit * 31744::float8 / greatest(given.jobs, 1) < 20 * case
          when p_is_exact then p_limit + given.jobs / 62 + bit_count(substring(given.bits from block.sorted + 1))
          else given.jobs end as is_dense
        from (
          select *, bit_count(bits) as jobs from unnest(p_blocks, p_bits) listed (block, bits)
        ) given
        cross join lateral (
          select known.block, case when known.sorted = known.used then 31744 else known.sorted end as sorted
          from job_search_blocks known where known.sorting = p_sorting and known.block = given.block offset 0
        ) block
        offset 0
      ) picked
      cross join lateral (
        (
          select slots.job_id, slots.key from job_search_slots slots
          where picked.is_dense and slots.sorting = p_sorting and slots.block = picked.block
            and slots.key <= coalesce(p_key, 9223372036854775807)
            and get_bit(picked.bits, slots.slot) = 1 and ${RULES}
          order by slots.key desc, slots.job_id desc limit p_limit
        )
        union all
        select slots.job_id, slots.key from ${jobsOf(`
          select at, bits from (
            select at, bits, sum(case when (at + 1) * 512 <= picked.sorted then bit_count(bits) else 0 end)
              over (order by at desc rows between unbounded preceding and 1 preceding) as better
            from generate_series(0, 61) at
            cross join lateral (select substring(picked.bits from at * 512 + 1 for 512) as bits offset 0) cut
            where not picked.is_dense
          ) ranked
          where not p_is_exact or (at + 1) * 512 > picked.sorted or coalesce(better, 0) < p_limit
        `)}
        where ${RULES}
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
