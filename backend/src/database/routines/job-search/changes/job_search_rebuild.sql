-- Makes the whole index anew from the jobs; for its first time, and after loads that passed the triggers by.
-- Here because it moves every job's terms, without their leaving the database.

create or replace function job_search_rebuild() returns void language plpgsql set jit = off as $$
declare
  v_sorting text;
  v_size int;
  v_jobs uuid[];
begin
  -- Before the fold's lock, as in job_search_fold.
  lock table jobs in access share mode;
  perform job_search_clear();
  insert into job_search_entries (job_id, open_until, posted_at, pay_min, pay_max, newest_key, pay_key, title,
      skills, city, locality, places)
    select id, open_until, posted_at, pay_yearly_min, pay_yearly_max, job_search_newest_key(posted_at, id),
      job_search_pay_key(pay_yearly_max, posted_at, id), title, skills, city, locality,
      job_search_places(place_ids)
    from jobs where is_listed order by posted_at;
  foreach v_sorting in array array['newest', 'pay'] loop
    -- New jobs come behind the newest, but anywhere in the order by pay.
    v_size := job_search_capacity() * case v_sorting when 'newest' then 15 else 12 end / 16;
    for v_jobs in
      select array_agg(job_id order by key, job_id) from (
        -- Jobs of one key have one rank, and so come into one block.
        select job_id, key, (rank() over (order by key) - 1) / v_size as part from (
          select job_id, case v_sorting when 'pay' then pay_key else newest_key end as key
          from job_search_entries
        ) keyed
      ) parted
      group by part order by part
    loop
      if exists (select from job_search_slots where sorting = v_sorting) then
        perform job_search_append(v_sorting, v_jobs, v_size);
      else
        perform job_search_fill(v_sorting, -9223372036854775808, v_jobs);
      end if;
      if v_sorting = 'newest' then perform job_search_count_facets(v_jobs, 1); end if;
    end loop;
  end loop;
end $$;
