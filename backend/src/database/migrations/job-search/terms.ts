/**
 * What a job can be found by, each as a term: its words ("w:" anywhere, "t:" in the title), city, locality,
 * type, work mode, skills, verified company, years of experience that suit, and steps of yearly pay.
 */
export const JOB_SEARCH_TERMS = `
  create function job_search_pay_floors() returns int[] language sql immutable as $$
    select '{1,100000,150000,200000,250000,300000,400000,500000,600000,700000,800000,900000,1000000,1200000,
      1500000,1800000,2000000,2500000,3000000,4000000,5000000,7500000,10000000,20000000}'::int[]
  $$;
  create function job_search_pay_ceilings() returns int[] language sql immutable as $$
    select '{100000,200000,300000,500000,800000,1200000,2000000,3000000,5000000,10000000,2000000000}'::int[]
  $$;

  -- The steps nearest to a range of pay; what lies between steps is looked up job by job.
  create function job_search_pay_terms(p_from int, p_to int) returns text[] language plpgsql immutable as $$
  begin
    if p_from is null and p_to is null then return '{}'; end if;
    return array_remove(array[
      'pay>=' || (select max(step) from unnest(job_search_pay_floors()) step where step <= greatest(p_from, 1)),
      'pay<=' || (select min(step) from unnest(job_search_pay_ceilings()) step where step >= p_to)
    ], null);
  end $$;

  create function job_search_words(text text) returns text[] language plpgsql stable as $$
  begin
    -- A compound is found by its parts: "full-stack" as "full stack".
    return coalesce(tsvector_to_array(to_tsvector('job_words', translate(text, '-', ' '))), '{}');
  end $$;

  create function job_search_terms(job jobs) returns text[] language plpgsql stable as $$
  declare
    v_terms text[] := array['live', 'type:' || job.type, 'mode:' || job.work_mode];
    v_step int;
  begin
    if job.is_company_verified then v_terms := v_terms || 'verified'::text; end if;
    if job.city is not null then v_terms := v_terms || array['city:' || lower(job.city)]; end if;
    if job.locality is not null then v_terms := v_terms || array['locality:' || lower(job.locality)]; end if;
    for v_year in coalesce(job.experience_min_years, 31) .. least(coalesce(job.experience_max_years, 30), 30) loop
      v_terms := v_terms || ('years:' || v_year);
    end loop;
    foreach v_step in array job_search_pay_floors() loop
      exit when v_step > job.pay_yearly_max or job.pay_yearly_max is null;
      v_terms := v_terms || ('pay>=' || v_step);
    end loop;
    foreach v_step in array job_search_pay_ceilings() loop
      if v_step >= job.pay_yearly_min then v_terms := v_terms || ('pay<=' || v_step); end if;
    end loop;
    return v_terms || array(
      select 'w:' || word from unnest(tsvector_to_array(job.search_document)) word
      union all select 't:' || word from unnest(tsvector_to_array(ts_filter(job.search_document, '{a}'))) word
      union all select distinct 'skill:' || lower(skill) from unnest(job.skills) skill
      union all select distinct 'place:' || lower(place) from unnest(array[job.city, job.locality]) place
        where place is not null
    );
  end $$;

  -- Microseconds since 2020 and 12 bits of the id, so that jobs posted together still have an order.
  create function job_search_newest_key(posted_at timestamptz, id uuid) returns bigint
    language sql immutable parallel safe as $$
    select (((extract(epoch from posted_at) - 1577836800) * 1000000)::bigint << 12)
      | ('x' || right(id::text, 3))::bit(12)::int
  $$;

  -- Rupees a year (0 where pay is no figure), then minutes since 2020, then 8 bits of the id.
  create function job_search_pay_key(pay int, posted_at timestamptz, id uuid) returns bigint
    language sql immutable parallel safe as $$
    select (coalesce(pay, 0)::bigint << 33)
      | (greatest((extract(epoch from posted_at) - 1577836800) / 60, 0)::bigint << 8)
      | ('x' || right(id::text, 2))::bit(8)::int
  $$;
`;
