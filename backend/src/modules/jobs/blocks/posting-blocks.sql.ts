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

/** For each word of a text: whether some job has it, and the likest word of a job. */
export const NEAREST_WORDS = `
  select asked.word, known.is_known as "isKnown", nearest.value as nearest
  from unnest($1::text[]) with ordinality asked (word, position)
  cross join lateral (
    select coalesce(bool_and(exists (
      select from job_search_bits where sorting = 'newest' and term = asked_for.term
    )), false) as is_known
    from unnest((job_search_read(asked.word)).terms) asked_for (term)
  ) known
  left join lateral (
    -- A word whose stem is known may still be mistyped ("enginer"), but only a near one is put in its place.
    select value from job_search_facets
    where kind = 'word' and value % asked.word and (not known.is_known or similarity(value, asked.word) > 0.5)
    order by similarity(value, asked.word) desc, jobs desc, value limit 1
  -- A search word is spelt well, though no job may have it: "maid" is no slip for "mail".
  ) nearest on not exists (select from search_words_in(search_word_tokens(asked.word)))
  order by asked.position`;

/** What slows searches down a little each: jobs whose lapse the index has not noticed, changes not folded in. */
export const BACKLOG = `
  select (select count(*) from job_search_entries where open_until <= $1)::int as lapsed,
    (select count(*) from job_search_changes)::int as changes`;

/** $1: words, none of them with a blank. */
export const MEANT_WORDS = `
  select code, kind, name, first_word - 1 as "from", last_word as "to"
  from search_words_typed(array_to_string($1::text[], ' '))`;
