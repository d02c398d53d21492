-- The terms of what a job tells besides: each education for which it asks for no more, its shift, each level of English
-- that is enough, and each day on which one may still walk in then or later.
-- Here because job_search_terms calls it. As a part of that expression it would keep PostgreSQL from inlining it.

create or replace function job_search_fact_terms(p_education text, p_shift text, p_english text, p_walk_in_until date,
    p_posted_at timestamptz, p_open_until timestamptz) returns text[] language plpgsql stable as $$
begin
  if p_education is null and p_shift is null and p_english is null and p_walk_in_until is null then return '{}'; end if;
  -- A diploma is enough for a trade, and a degree for a diploma. A degree teaches no trade.
  return array_remove(case p_education
      when 'any' then '{education:any, education:10th, education:12th, education:iti, education:diploma,
        education:graduate, education:postgraduate}'
      when '10th' then '{education:10th, education:12th, education:iti, education:diploma, education:graduate,
        education:postgraduate}'
      when '12th' then '{education:12th, education:diploma, education:graduate, education:postgraduate}'
      when 'iti' then '{education:iti, education:diploma}'
      when 'diploma' then '{education:diploma, education:graduate, education:postgraduate}'
      when 'graduate' then '{education:graduate, education:postgraduate}'
      when 'postgraduate' then '{education:postgraduate}'
    end::text[] || ('shift:' || p_shift) || case p_english
      when 'none' then '{english:none, english:basic, english:good, english:fluent}'
      when 'basic' then '{english:basic, english:good, english:fluent}'
      when 'good' then '{english:good, english:fluent}'
      when 'fluent' then '{english:fluent}'
    end::text[] || array(
      select 'walk-in:' || to_char(day, 'YYYY-MM-DD') from generate_series(
        date_trunc('day', p_posted_at at time zone 'Asia/Kolkata'),
        least(p_walk_in_until, p_open_until at time zone 'Asia/Kolkata'), interval '1 day') day
      where p_walk_in_until is not null
    ), null);
end $$;
