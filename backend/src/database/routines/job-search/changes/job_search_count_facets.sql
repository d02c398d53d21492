-- Adds jobs of the index (p_by 1) to the counts of titles, skills, words and places, or takes them off (p_by -1).
-- Here because a fold counts thousands of jobs in one statement.

create or replace function job_search_count_facets(p_jobs uuid[], p_by int) returns void language plpgsql as $$
declare
  v_unused job_search_facets[];
begin
  with facets as (
    insert into job_search_facets as known (kind, parent, value, jobs)
      select kind, parent, value, count(*) * p_by
      from (
        -- The head of a title: "Software Engineer" of "Software Engineer - Payments (Pune)".
        select 'title' as kind, '' as parent,
          regexp_replace(title, '\s*[(,|:].*$|\s+[-–—/]\s.*$', '') as value
          from job_search_entries where job_id = any (p_jobs)
        union all
        select 'place', '', place::text from job_search_entries, unnest(places) place where job_id = any (p_jobs)
        union all
        -- Nodes of the release before suggest these.
        select 'city', '', city from job_search_entries where job_id = any (p_jobs) and city is not null
        union all
        select 'locality', city, locality from job_search_entries
          where job_id = any (p_jobs) and city is not null and locality is not null
        union all
        select distinct on (job_id, word) 'word', '', word from job_search_entries,
          regexp_split_to_table(lower(title || ' ' || array_to_string(skills, ' ')), '[^[:alnum:]]+') word
          where job_id = any (p_jobs) and length(word) >= 3
        union all
        select 'skill', '', skill from (
          select distinct job_id, skill from job_search_entries, unnest(skills) skill where job_id = any (p_jobs)
        ) named
      ) counted
      group by kind, parent, value
      order by kind, parent, value
      on conflict (kind, parent, value) do update set jobs = known.jobs + excluded.jobs
    returning known
  )
  select array_agg(known) into v_unused from facets where (known).jobs <= 0;
  delete from job_search_facets facet using unnest(v_unused) unused
    where (facet.kind, facet.parent, facet.value) = (unused.kind, unused.parent, unused.value);
end $$;
