--- after: 1772070300000-company-trades
--- column: findable_people.is_barred
alter table findable_people add column is_barred boolean not null default false;
--- row: migrations BarredPeople1772070400000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772070400000,"name":"BarredPeople1772070400000"}');
--- row: database_routines function company_members_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"company_members_tell","checksum":"62232ffa23da39c5bd87877f81f887122eec862c385c293f5da9f411656235aa"}');
--- row: database_routines function job_search_walk
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_walk","checksum":"2c5438a29ac62ca93545098bd9a472cb1d3da8cc2b455a8180f0e37e6695ec51"}');
--- row: database_routines function people_bar
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"people_bar","checksum":"b1ad27003485cfab014bc07cc1fba2af7f773ac6bc352e38b1f30c6a27722596"}');
--- row: database_routines trigger accounts_people_bar on accounts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"accounts_people_bar on accounts","checksum":"ebc3797f405a045f889cb5e07ca52d0b3aa7e6bcc66f04390580c577c5749c04"}');
--- row: database_routines trigger company_members_tell on company_members
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"company_members_tell on company_members","checksum":"3c03a245776e504aeaba3cd6103a604bf1a3c4df7c206a92acc80faeb6fe688b"}');
--- row: database_routines trigger findable_people_bar on findable_people
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"findable_people_bar on findable_people","checksum":"a6dc4fe6f8c7f8fd39a9607c93c78ac38ca77fae450ecd43527f3aaae96620d5"}');
--- index: findable_people_newest
CREATE INDEX findable_people_newest ON public.findable_people USING btree (listed_at DESC, id DESC, experience_months, expected_pay, notice_days, education_level) WHERE (is_on AND (NOT is_stale) AND (NOT is_barred) AND (card IS NOT NULL));
--- index: findable_people_terms
CREATE INDEX findable_people_terms ON public.findable_people USING gin (terms) WHERE (is_on AND (NOT is_stale) AND (NOT is_barred) AND (card IS NOT NULL));
--- function: company_members_tell()
CREATE OR REPLACE FUNCTION public.company_members_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform live_tell('candidates', coalesce(new.company_id, old.company_id),
    array[coalesce(new.account_id, old.account_id)]);
  return null;
end $function$
;
--- function: job_search_walk(p_sorting text, p_terms text[], p_tiers text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_most integer, p_cap integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[], OUT total integer)
CREATE OR REPLACE FUNCTION public.job_search_walk(p_sorting text, p_terms text[], p_tiers text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_most integer, p_cap integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
declare
  v_page int := coalesce(p_page, p_most + 1);
  c_rest constant int := greatest(cardinality(p_tiers) + 1, 5);
  v_is_exact boolean := coalesce(p_sure = '{}', false);
  -- Whether a job is live is looked up where the others meet.
  v_groups text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') > 0);
  v_singles text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') = 0);
  v_terms text[] := case when v_singles = '{live}' then v_singles else array_remove(v_singles, 'live') end;
  v_blocks bigint[] := job_search_blocks_of(p_sorting, p_terms, p_posted_after);
  v_done int := 0;
  v_size int := 2;
  -- The tiers in which there can be a job: each term of theirs is some job's. The rest is the last of them.
  v_ranks int[] := array(
    select rank from unnest(p_tiers) with ordinality tier (terms, rank)
    where tier.terms is not null and not exists (
      select from unnest(string_to_array(tier.terms, E'\x01')) wanted (term) where not exists (
        select from job_search_bits where sorting = p_sorting and term = wanted.term
      )
    ) order by rank
  ) || c_rest;
  -- The best tier that is still to be read; the page is full when that alone can fill it.
  v_lead int := (select min(rank) from unnest(v_ranks) rank where rank >= coalesce(p_tier, 1));
  -- The cursor's own block is read too, but promises nothing: its jobs may all come before the cursor.
  v_start bigint := case when p_key is not null then job_search_block_of(p_sorting, p_key) end;
  v_passed record := job_search_passed(p_sorting, p_now, p_posted_after);
  v_match record;
  v_bits bit(31744);
  v_sure bit(31744);
  v_hit bit(31744);
  v_rank int;
  v_open int[];
  v_opened int;
  v_names text[];
  v_better int;
  v_named bit varying[];
  v_at int;
  v_is_full boolean := false;
  v_picked record;
  -- Matches whose jobs are not looked up yet: tiers, blocks and their bits; of each tier how many hits are certain.
  v_hit_ranks int[] := '{}'; v_hit_blocks bigint[] := '{}'; v_hit_bits bit varying[] := '{}';
  v_counts int[] := array_fill(0, array[c_rest]);
  v_doubt_blocks bigint[] := '{}'; v_doubt_bits bit varying[] := '{}'; v_doubt_count int := 0;
  v_few text;
  v_found record;
begin
  if p_page is null or v_groups <> '{}' then
    -- A term that has its jobs as slots everywhere: looking them up is less than making bits of them.
    v_few := (
      select term from unnest(v_terms) wanted (term) where not exists (
        select from job_search_bits where sorting = p_sorting and term = wanted.term and bits is not null
      ) limit 1
    );
  end if;
  if v_few is not null then
    v_found := job_search_few(p_sorting, v_few, array_remove(v_singles, v_few), v_groups, array(
        select case when rank = any (v_ranks) then terms end
        from unnest(p_tiers) with ordinality tier (terms, rank) order by rank
      ), v_blocks, p_now, p_posted_after, p_pay_from, p_pay_to, p_tier, p_key, p_job,
      coalesce(p_page, p_cap + 1));
    jobs := v_found.jobs; keys := v_found.keys; tiers := v_found.tiers; total := v_found.total;
    return;
  end if;
  total := 0;
  loop
    if v_is_full and v_is_exact and v_groups = '{}' and cardinality(v_terms) = 1 then
      -- How many live jobs one term has in a batch of blocks; few jobs are looked up without making bits of them.
      total := total + coalesce((
        select sum(case when met.slots is null then bit_count(met.bits & live.bits) else (
          select count(*) from unnest(met.slots) few (slot) where get_bit(live.bits, few.slot) = 1
        ) end)
        from job_search_bits met
        cross join lateral (
          -- Less those that are to be passed over.
          select case when met.block = any (v_passed.blocks) then (
            select coalesce(live.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
            ))
            from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) & ~ v_passed.masks[array_position(v_passed.blocks, met.block)]::bit(31744) else (
            select coalesce(live.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
            ))
            from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) end as bits offset 0
        ) live
        where met.sorting = p_sorting and met.term = v_terms[1]
          and met.block = any (v_blocks[v_done + 1 : v_done + v_size])
      ), 0);
    elsif v_is_full and v_is_exact and v_groups = '{}' then
      -- The same of more terms.
      total := total + coalesce((
        select sum(bit_count(case when met.block = any (v_passed.blocks)
          then met.bits & ~ v_passed.masks[array_position(v_passed.blocks, met.block)]::bit(31744) else met.bits end))
        from (
          select part.block, bit_and(part.bits) as bits
          from (
            select known.block, coalesce(known.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
            )) as bits
            from job_search_bits known
            where known.sorting = p_sorting and known.term = any ((v_terms || 'live'::text))
              and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
          ) part
          group by part.block having count(*) = cardinality((v_terms || 'live'::text))
        ) met
      ), 0);
    else for v_match in
      -- The live jobs that all terms share in a batch of blocks, best block first; sure: those that need no look.
      select met.block, met.bits & (
          select coalesce(live.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
          ))
          from job_search_bits live
          where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
        ) as bits,
        case when p_sure <> '{}' then (
          select case when count(*) = cardinality(p_sure) then bit_and(coalesce(known.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
          ))) end
          from job_search_bits known
          where known.sorting = p_sorting and known.term = any (p_sure) and known.block = met.block
        ) end as sure,
        case when v_groups <> '{}' then (
          select bit_and(one.bits) from (
            select (
              select coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1)
              from job_search_bits known
              left join lateral unnest(known.slots) few (slot) on get_bit(met.bits, few.slot) = 1
              where known.sorting = p_sorting and known.term = any (string_to_array(wanted.term, E'\x01'))
                and known.block = met.block
            ) as bits from unnest(v_groups) wanted (term) offset 0
          ) one
        ) end as any_of
      from (
        select part.block, bit_and(part.bits) as bits
        from (
          select known.block, coalesce(known.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
          )) as bits
          from job_search_bits known
          where known.sorting = p_sorting and known.term = any (v_terms)
            and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
        ) part
        group by part.block having count(*) = cardinality(v_terms)
      ) met
      where bit_count(met.bits) > 0
      order by met.block desc
    loop
      v_bits := case when v_match.block = any (v_passed.blocks)
        then v_match.bits & ~ v_passed.masks[array_position(v_passed.blocks, v_match.block)]::bit(31744)
        else v_match.bits end;
      if v_groups <> '{}' then v_bits := v_bits & v_match.any_of; end if;
      v_sure := case when v_is_exact then v_bits else coalesce(v_bits & v_match.sure, B'0'::bit(31744)) end;
      total := total + bit_count(v_sure);
      if not v_is_exact then
        v_doubt_blocks := v_doubt_blocks || v_match.block;
        v_doubt_bits := v_doubt_bits || (v_bits & ~ v_sure);
        v_doubt_count := v_doubt_count + bit_count(v_bits & ~ v_sure);
      end if;
      continue when v_is_full or bit_count(v_bits) = 0;
      -- A tier has no job on the page when better ones fill it. What titles and words name in the block, tier by tier;
      -- null where one of a tier's terms is not in it.
      v_open := '{}'; v_better := 0;
      foreach v_rank in array v_ranks loop
        exit when v_better >= v_page;
        v_open := v_open || v_rank;
        if v_rank >= v_lead then v_better := v_better + v_counts[v_rank]; end if;
      end loop;
      if cardinality(v_open) is distinct from v_opened then
        v_opened := cardinality(v_open);
        v_names := array(
          select distinct string_to_table(p_tiers[tier.rank], E'\x01') from unnest(v_open) tier (rank)
        );
      end if;
      v_named := case when v_names <> '{}' then array(
        with named as materialized (
          select known.term, coalesce(known.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
          )) as bits
          from job_search_bits known
          where known.sorting = p_sorting and known.term = any (v_names) and known.block = v_match.block
        )
        select (
          select case when count(*) = cardinality(tier.terms) then bit_and(named.bits) end
          from named where named.term = any (tier.terms)
        ) from (
          select string_to_array(p_tiers[open.rank], E'\x01') as terms, open.position
          from unnest(v_open) with ordinality open (rank, position) offset 0
        ) tier order by tier.position
      ) end;
      for v_at in 1 .. cardinality(v_open) loop
        v_rank := v_open[v_at];
        v_hit := v_bits;
        if v_rank <> c_rest then
          v_hit := v_bits & v_named[v_at]::bit(31744);
          continue when coalesce(bit_count(v_hit), 0) = 0;
          v_bits := v_bits & ~ v_hit;
        end if;
        continue when v_rank < v_lead or v_counts[v_rank] >= v_page
          or v_rank = p_tier and v_match.block > v_start;
        v_hit_ranks := v_hit_ranks || v_rank;
        v_hit_blocks := v_hit_blocks || v_match.block;
        v_hit_bits := v_hit_bits || v_hit;
        if v_rank is distinct from p_tier or v_match.block is distinct from v_start then
          v_counts[v_rank] := v_counts[v_rank] + bit_count(v_hit & v_sure);
        end if;
      end loop;
      v_is_full := v_counts[v_lead] >= v_page;
    end loop; end if;
    v_done := v_done + v_size;
    if total <= p_cap and v_doubt_count > 0
        and (total + v_doubt_count > p_cap or v_done >= cardinality(v_blocks)
          and (p_page is not null or total + v_doubt_count > p_most)) then
      total := total + job_search_count(p_sorting, v_doubt_blocks, v_doubt_bits, p_posted_after, p_pay_from,
        p_pay_to, p_cap + 1 - total);
      v_doubt_blocks := '{}'; v_doubt_bits := '{}'; v_doubt_count := 0;
    end if;
    exit when v_done >= cardinality(v_blocks) or v_is_full and total > p_cap;
    -- As many blocks as what is still to be counted should take, going by those that were read; while the page isn't
    -- full, twice as many from one step to the next.
    v_size := greatest(ceil(1.2 * v_done * greatest(p_cap + 1 - total, p_cap / 4, 1) / greatest(total, 1)),
      case when v_is_full then 1 else v_done end);
  end loop;
  jobs := '{}'; keys := '{}'; tiers := '{}';
  if p_page is null and total > p_most then return; end if;
  foreach v_rank in array v_ranks loop
    exit when cardinality(jobs) >= v_page;
    continue when not v_rank = any (v_hit_ranks);
    v_picked := job_search_pick(p_sorting,
      array(select block from unnest(v_hit_ranks, v_hit_blocks) hit (rank, block) where rank = v_rank),
      array(select bits from unnest(v_hit_ranks, v_hit_bits) hit (rank, bits) where rank = v_rank),
      v_is_exact and not coalesce(p_tier = v_rank, false), p_posted_after, p_pay_from, p_pay_to,
      case when p_tier = v_rank then p_key end, p_job, v_page - cardinality(jobs));
    jobs := jobs || v_picked.jobs;
    keys := keys || v_picked.keys;
    tiers := tiers || array_fill(v_rank, array[cardinality(v_picked.jobs)]);
  end loop;
  -- Whether their pay fits was seen as they were picked.
  if p_page is null and v_doubt_count > 0 then total := cardinality(jobs); end if;
end $function$
;
--- function: people_bar()
CREATE OR REPLACE FUNCTION public.people_bar()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'accounts' then
    update findable_people set is_barred = new.blocked_at is not null or new.minor_at is not null
    where account_id = new.id;
    return null;
  end if;
  select blocked_at is not null or minor_at is not null into new.is_barred
    from accounts where id = new.account_id for share;
  return new;
end $function$
;
--- trigger: accounts accounts_people_bar
CREATE TRIGGER accounts_people_bar AFTER UPDATE OF blocked_at, minor_at ON public.accounts FOR EACH ROW EXECUTE FUNCTION people_bar();
--- trigger: company_members company_members_tell
CREATE TRIGGER company_members_tell AFTER INSERT OR DELETE OR UPDATE OF role ON public.company_members FOR EACH ROW EXECUTE FUNCTION company_members_tell();
--- trigger: findable_people findable_people_bar
CREATE TRIGGER findable_people_bar BEFORE INSERT ON public.findable_people FOR EACH ROW EXECUTE FUNCTION people_bar();
