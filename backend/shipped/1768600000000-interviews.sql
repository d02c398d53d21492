--- after: 1768310000000-job-file-pieces
--- table: interview_offers
create table interview_offers ();
--- table: interview_slots
create table interview_slots ();
--- table: interviews
create table interviews ();
--- column: interview_offers.interview_id
alter table interview_offers add column interview_id uuid not null;
--- column: interview_offers.slot_id
alter table interview_offers add column slot_id uuid not null;
--- column: interview_slots.id
alter table interview_slots add column id uuid not null;
--- column: interview_slots.job_id
alter table interview_slots add column job_id uuid not null;
--- column: interview_slots.starts_at
alter table interview_slots add column starts_at timestamp with time zone not null;
--- column: interview_slots.minutes
alter table interview_slots add column minutes integer not null;
--- column: interview_slots.way
alter table interview_slots add column way text not null;
--- column: interview_slots.place
alter table interview_slots add column place text;
--- column: interview_slots.map_url
alter table interview_slots add column map_url text;
--- column: interview_slots.phone
alter table interview_slots add column phone text;
--- column: interview_slots.video_url
alter table interview_slots add column video_url text;
--- column: interview_slots.interviewer
alter table interview_slots add column interviewer text;
--- column: interview_slots.note
alter table interview_slots add column note text;
--- column: interview_slots.created_by
alter table interview_slots add column created_by uuid;
--- column: interview_slots.created_at
alter table interview_slots add column created_at timestamp with time zone not null;
--- column: interviews.id
alter table interviews add column id uuid not null;
--- column: interviews.application_id
alter table interviews add column application_id uuid not null;
--- column: interviews.status
alter table interviews add column status text not null;
--- column: interviews.slot_id
alter table interviews add column slot_id uuid;
--- column: interviews.sequence
alter table interviews add column sequence integer not null default 0;
--- column: interviews.words
alter table interviews add column words text;
--- column: interviews.words_party
alter table interviews add column words_party text;
--- column: interviews.asked_at
alter table interviews add column asked_at timestamp with time zone;
--- column: interviews.feedback
alter table interviews add column feedback text;
--- column: interviews.feedback_by
alter table interviews add column feedback_by uuid;
--- column: interviews.offered_by
alter table interviews add column offered_by uuid;
--- column: interviews.offered_at
alter table interviews add column offered_at timestamp with time zone not null;
--- column: interviews.changed_at
alter table interviews add column changed_at timestamp with time zone not null;
--- column: interviews.day_reminded_at
alter table interviews add column day_reminded_at timestamp with time zone;
--- column: interviews.hours_reminded_at
alter table interviews add column hours_reminded_at timestamp with time zone;
--- row: migrations Interviews1768600000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1768600000000,"name":"Interviews1768600000000"}');
--- row: database_routines function job_search
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search","checksum":"62d65ed727464e5da2b12b75fc4576a4c116300f17d64a1afc6d66c6e7a3b9ec"}');
--- row: database_routines function job_search_read
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_read","checksum":"81bbefa5660f3924649a8dc529db6b5da61ef9d58b7194525daba36ac561dd9d"}');
--- row: database_routines function job_search_walk
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_walk","checksum":"80648443eec68cfd2d9b0e5a5d75ec9fce1811048452884228b950419cacd156"}');
--- constraint: interview_offers interview_offers_pkey
alter table interview_offers add constraint interview_offers_pkey PRIMARY KEY (interview_id, slot_id);
--- constraint: interview_slots interview_slots_minutes_check
alter table interview_slots add constraint interview_slots_minutes_check CHECK (((minutes >= 5) AND (minutes <= 480)));
--- constraint: interview_slots interview_slots_pkey
alter table interview_slots add constraint interview_slots_pkey PRIMARY KEY (id);
--- constraint: interview_slots interview_slots_way_check
alter table interview_slots add constraint interview_slots_way_check CHECK ((way = ANY (ARRAY['place'::text, 'phone'::text, 'video'::text])));
--- constraint: interviews interviews_check
alter table interviews add constraint interviews_check CHECK (((slot_id IS NOT NULL) OR (status <> ALL (ARRAY['scheduled'::text, 'attended'::text, 'missed'::text]))));
--- constraint: interviews interviews_pkey
alter table interviews add constraint interviews_pkey PRIMARY KEY (id);
--- constraint: interviews interviews_status_check
alter table interviews add constraint interviews_status_check CHECK ((status = ANY (ARRAY['offered'::text, 'scheduled'::text, 'declined'::text, 'cancelled'::text, 'attended'::text, 'missed'::text])));
--- constraint: interviews interviews_words_party_check
alter table interviews add constraint interviews_words_party_check CHECK ((words_party = ANY (ARRAY['applicant'::text, 'company'::text, 'portal'::text])));
--- foreign key: interview_offers interview_offers_interview_id_fkey
alter table interview_offers add constraint interview_offers_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES interviews(id) ON DELETE CASCADE;
--- foreign key: interview_offers interview_offers_slot_id_fkey
alter table interview_offers add constraint interview_offers_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES interview_slots(id) ON DELETE CASCADE;
--- foreign key: interview_slots interview_slots_created_by_fkey
alter table interview_slots add constraint interview_slots_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: interview_slots interview_slots_job_id_fkey
alter table interview_slots add constraint interview_slots_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- foreign key: interviews interviews_application_id_fkey
alter table interviews add constraint interviews_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
--- foreign key: interviews interviews_feedback_by_fkey
alter table interviews add constraint interviews_feedback_by_fkey FOREIGN KEY (feedback_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: interviews interviews_offered_by_fkey
alter table interviews add constraint interviews_offered_by_fkey FOREIGN KEY (offered_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: interviews interviews_slot_id_fkey
alter table interviews add constraint interviews_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES interview_slots(id);
--- index: interview_offers_slot
CREATE INDEX interview_offers_slot ON public.interview_offers USING btree (slot_id);
--- index: interview_slots_creator
CREATE INDEX interview_slots_creator ON public.interview_slots USING btree (created_by);
--- index: interview_slots_job
CREATE INDEX interview_slots_job ON public.interview_slots USING btree (job_id, starts_at);
--- index: interviews_application
CREATE INDEX interviews_application ON public.interviews USING btree (application_id, offered_at DESC);
--- index: interviews_feedback
CREATE INDEX interviews_feedback ON public.interviews USING btree (feedback_by);
--- index: interviews_offerer
CREATE INDEX interviews_offerer ON public.interviews USING btree (offered_by);
--- index: interviews_pending
CREATE UNIQUE INDEX interviews_pending ON public.interviews USING btree (application_id) WHERE (status = ANY (ARRAY['offered'::text, 'scheduled'::text]));
--- index: interviews_slot
CREATE INDEX interviews_slot ON public.interviews USING btree (slot_id);
--- index: interviews_slot_taken
CREATE UNIQUE INDEX interviews_slot_taken ON public.interviews USING btree (slot_id) WHERE (status = ANY (ARRAY['scheduled'::text, 'attended'::text, 'missed'::text]));
--- function: job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer, p_circle text, p_places integer[], p_kms integer[], p_nearer text)
CREATE OR REPLACE FUNCTION public.job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer, p_circle text DEFAULT NULL::text, p_places integer[] DEFAULT NULL::integer[], p_kms integer[] DEFAULT NULL::integer[], p_nearer text DEFAULT NULL::text)
 RETURNS TABLE(place bigint, tier integer, job_id uuid, key bigint, total integer)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
AS $function$
declare
  v_read record := job_search_read(p_text);
  v_terms text[] := p_facets || job_search_pay_terms(p_pay_from, p_pay_to) || v_read.terms;
  v_all text[] := array_remove(v_terms || p_circle, null);
  v_tiers text[] := case when p_is_ranked then v_read.tiers else '{}' end;
  v_pay_from int := case when p_pay_from = any (job_search_pay_floors()) then null else p_pay_from end;
  v_pay_to int := case when p_pay_to = any (job_search_pay_ceilings()) then null else p_pay_to end;
  v_sure text[] := case
    when p_sorting = 'pay' and p_posted_after is not null then null
    when v_pay_from is null and v_pay_to is null then '{}'
    else job_search_sure_pay_terms(v_pay_from, v_pay_to) end;
  v_walk record;
  v_total int;
  v_has_changes boolean := exists (select from job_search_changes);
begin
  if p_places is null then
    v_walk := job_search_walk(p_sorting, v_all, v_tiers, v_sure, p_now, p_posted_after, v_pay_from, v_pay_to, p_tier,
      p_key, p_job, p_offset + p_limit, p_cap);
    v_total := v_walk.total;
  else
    -- Few jobs are all looked up; of many, ring after ring until the page is full. A random board has small blocks, so
    -- that both are tried.
    v_walk := job_search_walk(p_sorting, v_all, '{}', v_sure, p_now, p_posted_after, v_pay_from, v_pay_to, null, null,
      null, null, p_cap);
    v_total := v_walk.total;
    if v_total > least(p_cap, job_search_capacity()) then
      v_walk := job_search_rings(v_terms, p_circle is null, p_places, p_kms, p_nearer, p_now, p_posted_after,
        v_pay_from, v_pay_to, p_tier, p_key, p_job, p_offset + p_limit);
    else
      v_walk.tiers := array(
        select job_search_ring(job.place_ids, p_places, p_kms)
        from unnest(v_walk.jobs) with ordinality found (id, position) left join jobs job on job.id = found.id
        order by found.position
      );
    end if;
  end if;
  if v_has_changes then
    v_total := v_total + (select count(*) from job_search_unfolded(p_sorting, v_all, p_now, p_posted_after, v_pay_from,
      v_pay_to));
  end if;
  return query
    with hits as materialized (
      select walked.tier, walked.job_id, walked.key
        from unnest(v_walk.tiers, v_walk.jobs, v_walk.keys) walked (tier, job_id, key)
      union all
      select case when p_places is not null then job_search_ring(array(
            select substring(term from 5)::int from unnest(unfolded.terms) term where starts_with(term, 'for:')
          ), p_places, p_kms)
          else coalesce((
            select min(rank)::int from unnest(v_tiers) with ordinality tier (terms, rank)
            where unfolded.terms @> string_to_array(tier.terms, E'\x01')
          ), 5) end, unfolded.job_id, unfolded.key
      from job_search_unfolded(p_sorting, v_all, p_now, p_posted_after, v_pay_from, v_pay_to) unfolded
      where v_has_changes
    ), placed as materialized (
      select row_number() over (order by hits.tier, hits.key desc, hits.job_id desc) as place, hits.*
      from hits
      where p_key is null or hits.tier > p_tier
        or hits.tier = p_tier and (hits.key, hits.job_id) < (p_key, p_job)
    )
    select page.place, page.tier, page.job_id, page.key, v_total
    from (select 1) once
    left join (
      select * from placed where placed.place > p_offset order by placed.place limit p_limit
    ) page on true
    order by page.place;
end $function$
;
--- function: job_search_read(p_text text, OUT terms text[], OUT tiers text[])
CREATE OR REPLACE FUNCTION public.job_search_read(p_text text, OUT terms text[], OUT tiers text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET jit TO 'off'
AS $function$
declare
  -- Each text between quotes, and the rest.
  v_phrases text[] := case when p_text like '%"%"%'
    then array(select quoted.text[1] from regexp_matches(p_text, '"([^"]+)"', 'g') quoted (text)) else '{}' end;
  v_tokens text[] := search_word_tokens(case when v_phrases = '{}' then p_text
    else regexp_replace(p_text, '"[^"]+"', ' ', 'g') end);
  v_left text[] := v_tokens;
  v_typed text[] := v_tokens;
  v_literal text[] := v_tokens;
  v_quoted text[] := '{}';
  v_codes text[] := '{}';
  v_single text[] := '{}';
  v_groups text[] := '{}';
  v_parts text[];
  v_whole text[];
  v_meant text[];
  v_levels text[] := '{}';
  v_conditions text[] := '{}';
  v_titled text[] := '{}';
  v_hit record;
  v_rest text;
begin
  tiers := '{}';
  if p_text = '' then terms := '{}'; return; end if;
  for v_hit in select * from search_words_meant(v_tokens) loop
    for at in v_hit.first .. v_hit.first + v_hit.length - 1 loop
      v_left[at] := null;
      if v_hit.kind = 'CONDITION' then v_typed[at] := null; end if;
      if v_hit.kind in ('CONDITION', 'LEVEL') then v_literal[at] := null; end if;
    end loop;
    case v_hit.kind
      when 'LEVEL' then v_levels := v_levels || ('@' || v_hit.code);
      when 'CONDITION' then v_conditions := v_conditions || ('@' || v_hit.code);
      else
        v_codes := v_codes || ('@' || v_hit.code);
        v_parts := array_remove(array(
          select case when at < v_hit.length then 'w:' || (job_search_words(token))[1]
            else 't:' || (job_search_title_words(token))[1] end
          from unnest(v_tokens[v_hit.first : v_hit.first + v_hit.length - 1]) with ordinality token (token, at)
        ), null);
        if cardinality(v_parts) < 2 then
          v_single := v_single || ('@' || v_hit.code);
        else
          v_groups := v_groups || array(select 'w:@' || v_hit.code || E'\x01' || part from unnest(v_parts) part);
        end if;
    end case;
  end loop;
  for v_hit in select search_word_tokens(phrase) as tokens from unnest(v_phrases) phrase loop
    v_quoted := v_quoted || case when cardinality(v_hit.tokens) = 1 then array['t:' || v_hit.tokens[1]] else array(
      select 't:~' || v_hit.tokens[at] || ' ' || v_hit.tokens[at + 1]
      from generate_series(1, cardinality(v_hit.tokens) - 1) at
    ) end;
    v_typed := v_hit.tokens || v_typed;
  end loop;
  v_typed := array_remove(v_typed, null);
  -- With nothing beside them, conditions are what titles are compared with.
  if v_typed = '{}' and v_codes = '{}' then
    v_typed := v_tokens;
    v_titled := v_conditions;
  end if;
  v_rest := array_to_string(v_left, ' ');
  terms := v_single || v_conditions || case when v_rest <> '' then job_search_words(v_rest) else '{}' end;
  v_whole := v_groups || v_quoted;
  if terms = '{}' and v_whole = '{}' then terms := v_levels; end if;
  -- A text without any word is found nowhere.
  if terms = '{}' and v_whole = '{}' then terms := '{""}'; end if;
  terms := array(select distinct 'w:' || term from unnest(terms) term union select unnest(v_whole));
  v_meant := v_quoted || array(select 't:' || title from unnest(v_codes || v_titled || v_levels || case
    when v_rest <> '' then job_search_title_words(v_rest) else '{}' end) title);
  tiers := array[
    't:=' || array_to_string(v_typed, ' '),
    case when cardinality(v_typed) = 1 and v_conditions <> '{}' then 't:==' || v_typed[1] else (
      select string_agg('t:~' || v_typed[at] || ' ' || v_typed[at + 1], E'\x01')
      from generate_series(1, cardinality(v_typed) - 1) at
    ) end,
    case when v_codes <> '{}' then array_to_string(v_meant || array(
      select 'w:' || stem from unnest(job_search_words(array_to_string(v_literal, ' '))) stem
    ), E'\x01') end,
    (select string_agg(title, E'\x01') from unnest(v_meant) title)
  ];
end $function$
;
--- function: job_search_walk(p_sorting text, p_terms text[], p_tiers text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[], OUT total integer)
CREATE OR REPLACE FUNCTION public.job_search_walk(p_sorting text, p_terms text[], p_tiers text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
declare
  v_page int := coalesce(p_page, p_cap + 1);
  c_rest constant int := 5;
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
  v_wanted text[];
  v_is_full boolean := false;
  v_picked record;
  -- Matches whose jobs are not looked up yet: tiers, blocks and their bits; of each tier how many hits are certain.
  v_hit_ranks int[] := '{}'; v_hit_blocks bigint[] := '{}'; v_hit_bits bit varying[] := '{}';
  v_counts int[] := array_fill(0, array[c_rest]);
  v_doubt_blocks bigint[] := '{}'; v_doubt_bits bit varying[] := '{}'; v_doubt_count int := 0;
begin
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
        ) end as sure
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
      if v_groups <> '{}' then
        continue when bit_count(v_bits) = 0;
        v_bits := v_bits & job_search_any_of(p_sorting, v_match.block, v_groups);
      end if;
      v_sure := case when v_is_exact then v_bits else coalesce(v_bits & v_match.sure, B'0'::bit(31744)) end;
      total := total + bit_count(v_sure);
      if not v_is_exact then
        v_doubt_blocks := v_doubt_blocks || v_match.block;
        v_doubt_bits := v_doubt_bits || (v_bits & ~ v_sure);
        v_doubt_count := v_doubt_count + bit_count(v_bits & ~ v_sure);
      end if;
      continue when v_is_full;
      foreach v_rank in array v_ranks loop
        v_hit := v_bits;
        if v_rank <> c_rest then
          v_wanted := string_to_array(p_tiers[v_rank], E'\x01');
          -- Null where a term is in no title of the block.
          v_hit := v_bits & (
            select case when count(*) = cardinality(v_wanted) then bit_and(coalesce(named.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(named.slots) few (slot)
            ))) end
            from job_search_bits named
            where named.sorting = p_sorting and named.term = any (v_wanted) and named.block = v_match.block
          );
          continue when v_hit is null;
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
        and (total + v_doubt_count > p_cap or v_done >= cardinality(v_blocks)) then
      total := total + job_search_count(p_sorting, v_doubt_blocks, v_doubt_bits, p_posted_after, p_pay_from,
        p_pay_to, p_cap + 1 - total);
      v_doubt_blocks := '{}'; v_doubt_bits := '{}'; v_doubt_count := 0;
    end if;
    exit when v_done >= cardinality(v_blocks) or v_is_full and total > p_cap;
    -- As many blocks as what is still to be counted should take, going by those that were read.
    v_size := ceil(1.2 * v_done * greatest(p_cap + 1 - total, p_cap / 4, 1) / greatest(total, 1));
  end loop;
  jobs := '{}'; keys := '{}'; tiers := '{}';
  if p_page is null and total > p_cap then return; end if;
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
end $function$
;
