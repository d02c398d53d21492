/** @param more what else is counted of `job_search_entries`, as a further part of the union */
export const countFacets = (more = "") => `
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
            regexp_replace(title, '\\s*[(,|:].*$|\\s+[-–—/]\\s.*$', '') as value
            from job_search_entries where job_id = any (p_jobs)
          union all
          select 'city', '', city from job_search_entries where job_id = any (p_jobs) and city is not null
          union all
          select 'locality', city, locality from job_search_entries
            where job_id = any (p_jobs) and city is not null and locality is not null
          union all
          select distinct on (job_id, word) 'word', '', word from job_search_entries,
            regexp_split_to_table(lower(title || ' ' || array_to_string(skills, ' ')), '[^[:alnum:]]+') word
            where job_id = any (p_jobs) and length(word) >= 3${more}
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
`;

/** Titles, skills, words and places of listed jobs with their counts, for suggestions and popular locations. */
export const JOB_SEARCH_DICTIONARY = `
  -- Counts change all the time, words hardly ever: no index holds a count, so that these need not follow, and what is
  -- new goes into them at once rather than to a list that each search would have to read.
  create index job_search_facets_titles on job_search_facets using gin (lower(value) gin_trgm_ops)
    with (fastupdate = off) where kind = 'title';
  create index job_search_facets_words on job_search_facets using gin (value gin_trgm_ops)
    with (fastupdate = off) where kind = 'word';
  create index job_search_facets_places on job_search_facets using gin (lower(value) gin_trgm_ops)
    with (fastupdate = off) where kind in ('city', 'locality');

${countFacets()}
`;
