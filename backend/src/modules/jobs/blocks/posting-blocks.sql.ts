/**
 * One page: the function `job_search` finds it, here its jobs get their columns. $1 to $18 are the function's own
 * parameters.
 * @param columns of `jobs job` and `companies company`
 */
export const jobPageSql = (columns: string): string => `
  select found.total, found.tier, found.key, found.job_id, ${columns}
  from job_search($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
    $17, $18) found
  left join jobs job on job.id = found.job_id
  left join companies company on company.id = job.company_id
  order by found.place`;

/** What the jobs of a search have in common. $1 to $18 are those of `jobPageSql`. */
export const JOB_FIGURES = `
  select max(found.total) as total, count(distinct job.company_id)::int as "companyCount",
    min(nullif(job.pay_yearly_min, 0)) as "payYearlyMin", max(nullif(job.pay_yearly_max, 0)) as "payYearlyMax",
    max(job.posted_at) as "newestAt"
  from job_search($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) found
  left join jobs job on job.id = found.job_id`;

/** How many jobs each choice of a filter would find. $1 to $12 are the function's own parameters. */
export const FILTER_COUNTS =
  "select job_search_filter_counts($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as counts";

/** Counts kept by place, less the jobs whose time is up and with the changes not yet counted in. */
export const POPULAR_LOCATIONS = `
  with changed as materialized (
    select distinct on (job_id) job_id, is_listed and open_until > $1 as is_open, places
    from job_search_changes order by job_id, id desc
  ), moved as (
    select unnest(places) as id, -1 as jobs from job_search_entries where open_until <= $1
    union all
    select unnest(entry.places), -1 from changed
      join job_search_entries entry on entry.job_id = changed.job_id and entry.open_until > $1
    union all
    select unnest(places), 1 from changed where is_open
  ), counts as materialized (
    select place.id, place.kind, place.name, place.city_id, sum(jobs)::int as jobs from (
      select value::int as id, jobs from job_search_facets where kind = 'place'
      union all select id, jobs from moved
    ) parts
    join places place on place.id = parts.id and place.kind in ('city', 'locality')
    group by place.id having sum(jobs) > 0
  ), cities as (
    select id, name, jobs from counts where kind = 'city' order by jobs desc, name, id limit $2
  )
  select cities.id as "placeId", cities.jobs as "jobCount", coalesce(top.localities, '[]') as localities
  from cities left join lateral (
    select json_agg(json_build_object('placeId', id, 'jobCount', jobs)) as localities from (
      select id, jobs from counts where counts.city_id = cities.id order by jobs desc, name, id limit 3
    ) best
  ) top on true
  order by cities.jobs desc, cities.name, cities.id`;

/** How many listed jobs each of some places has ($1: their numbers as texts). */
export const PLACE_COUNTS = `
  select value::int as id, jobs from job_search_facets where kind = 'place' and parent = '' and value = any ($1)`;

/** Titles and skills like a text ($1), those that begin with it first; at most $2. */
export const TITLES_LIKE = "select value from job_search_titles_like($1, $2) value";

/**
 * What a speller learns from, in one row. The limits bound its memory: 60,000 words are all that a million jobs have
 * more than once.
 */
export const VOCABULARY = `
  select
    (select coalesce(json_agg(word), '[]') from (
      select value as text, jobs from job_search_facets where kind = 'word' order by jobs desc, value limit 60000
    ) word) as words,
    (select coalesce(json_agg(phrase), '[]') from (
      select lower(value) as text, sum(jobs)::int as jobs from job_search_facets
      where kind in ('title', 'skill') group by lower(value) order by sum(jobs) desc, lower(value) limit 20000
    ) phrase) as phrases,
    (select coalesce(json_agg(distinct lower(form)), '[]') from search_words, unnest(forms) form) as forms,
    (select coalesce(json_agg(name), '[]') from (
      select lower(name) as name from companies order by id desc limit 50000
    ) company) as companies`;

/** How many jobs have each of some words ($1). */
export const JOBS_WITH_WORDS = `
  select value as text, jobs from job_search_facets where kind = 'word' and parent = '' and value = any ($1)`;

/** What slows searches down a little each: jobs whose lapse the index has not noticed, changes not folded in. */
export const BACKLOG = `
  select (select count(*) from job_search_entries where open_until <= $1)::int as lapsed,
    (select count(*) from job_search_changes)::int as changes`;

/** $1: words, none of them with a blank. */
export const MEANT_WORDS = `
  select code, kind, name, first_word - 1 as "from", last_word as "to"
  from search_words_typed(array_to_string($1::text[], ' '))`;
