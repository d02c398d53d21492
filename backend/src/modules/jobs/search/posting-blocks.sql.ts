/**
 * One page: the function `job_search` finds it, here its jobs get their columns. $1 to $14 are the function's own
 * parameters.
 * @param columns of `jobs job` and `companies company`
 */
export const jobPageSql = (columns: string): string => `
  select found.total, found.tier, found.key, found.job_id, ${columns}
  from job_search($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) found
  left join jobs job on job.id = found.job_id
  left join companies company on company.id = job.company_id
  order by found.place`;

/** Counts kept by place, less the jobs whose time is up and with the changes not yet counted in. */
export const POPULAR_LOCATIONS = `
  with changed as materialized (
    select distinct on (job_id) job_id, is_listed and open_until > $1 as is_open, city, locality
    from job_search_changes order by job_id, id desc
  ), moved as (
    select city, locality, -1 as jobs from job_search_entries where open_until <= $1
    union all
    select entry.city, entry.locality, -1 from changed
      join job_search_entries entry on entry.job_id = changed.job_id and entry.open_until > $1
    union all
    select city, locality, 1 from changed where is_open
  ), counts as materialized (
    select city, locality, sum(jobs)::int as jobs from (
      select value as city, null as locality, jobs from job_search_facets where kind = 'city'
      union all select parent, value, jobs from job_search_facets where kind = 'locality'
      union all select city, null, jobs from moved where city is not null
      union all select city, locality, jobs from moved where city is not null and locality is not null
    ) parts
    group by city, locality having sum(jobs) > 0
  ), cities as (
    select city, jobs from counts where locality is null order by jobs desc, city limit $2
  )
  select cities.city, cities.jobs as "jobCount", coalesce(top.localities, '[]') as localities
  from cities left join lateral (
    select json_agg(json_build_object('name', locality, 'jobCount', jobs)) as localities from (
      select locality, jobs from counts
      where counts.city = cities.city and locality is not null order by jobs desc, locality limit 3
    ) best
  ) top on true
  order by cities.jobs desc, cities.city`;

/** Titles and skills like a text ($1), those that begin with it first; at most $2. */
export const TITLES_LIKE = "select value from job_search_titles_like($1, $2) value";

/** Places like a text ($1), at most $3; $2: cities that it is another name of. */
export const PLACES_LIKE = "select value from job_search_places_like($1, $2, $3) value";

/**
 * The place with most jobs whose name begins with a whole name ($1 as a pattern: 'hsr %'), within a city if $3 names
 * one; none where a place is called just so ($2).
 */
export const PLACE_BEGINNING = `
  with places as materialized (
    select value, lower(value) as name, jobs from job_search_facets
    where kind in ('city', 'locality') and (lower(value) like $1 or lower(value) = $2)
      -- Read as a location again, one with a comma would be a part of another place.
      and strpos(value, ',') = 0
      and ($3::text is null or (kind = 'locality' and lower(parent) = $3))
  )
  select min(value) as value from places where not exists (select from places where name = $2)
  group by name order by sum(jobs) desc, name limit 1`;

/**
 * The city with jobs that is likest to one of some words ($1), and that word; none where a city is called just so ($2).
 */
export const NEAREST_CITY = `
  with cities as materialized (
    select value, lower(value) as name, jobs from job_search_facets where kind = 'city'
  )
  select asked.word, cities.value as city
  from unnest($1::text[]) asked (word) join cities on similarity(cities.name, asked.word) >= 0.4
  where not exists (select from cities where name = $2)
  order by similarity(cities.name, asked.word) desc, cities.jobs desc, cities.value limit 1`;

/** For each word of a text: whether some job has it, and the likest word of a job. */
export const NEAREST_WORDS = `
  select asked.word, known.is_known as "isKnown", nearest.value as nearest
  from unnest($1::text[]) with ordinality asked (word, position)
  cross join lateral (
    select coalesce(bool_and(exists (
      select from job_search_bits where sorting = 'newest' and term = 'w:' || stem
    )), false) as is_known
    from unnest(job_search_words(asked.word)) stem
  ) known
  left join lateral (
    -- A word whose stem is known may still be mistyped ("enginer"), but only a near one is put in its place.
    select value from job_search_facets
    where kind = 'word' and value % asked.word and (not known.is_known or similarity(value, asked.word) > 0.5)
    order by similarity(value, asked.word) desc, jobs desc, value limit 1
  ) nearest on true
  order by asked.position`;

/** What slows searches down a little each: jobs whose lapse the index has not noticed, changes not folded in. */
export const BACKLOG = `
  select (select count(*) from job_search_entries where open_until <= $1)::int as lapsed,
    (select count(*) from job_search_changes)::int as changes`;
