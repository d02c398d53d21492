/** $1: what was counted, as JSON. Nodes take the rows in one order, so that none waits for another in a circle. */
export const NOTE_SEARCHES = `
  insert into search_queries as known (text, day, place, searches, found_nothing, found)
  select text, day, place, searches, "foundNothing", found from jsonb_to_recordset($1) as counted (
    text text, day date, place text, searches int, "foundNothing" int, found int
  )
  order by text collate "C", day, place collate "C"
  on conflict (text, day, place) do update set searches = known.searches + excluded.searches,
    found_nothing = known.found_nothing + excluded.found_nothing, found = excluded.found`;

/** $1: the same of jobs that were opened; of a search that nobody has counted, none is. */
export const NOTE_CLICKS = `
  with counted as materialized (
    select given.* from jsonb_to_recordset($1) as given (
      text text, day date, place text, "jobId" uuid, clicks int, positions bigint
    )
    join search_queries known on known.text = given.text collate "C" and known.day = given.day
      and known.place = given.place collate "C"
  ), opened as (
    insert into search_query_clicks as known (text, day, place, job_id, clicks, positions)
    select text, day, place, "jobId", clicks, positions from counted
    order by text collate "C", day, place collate "C", "jobId"
    on conflict (text, day, place, job_id) do update set clicks = known.clicks + excluded.clicks,
      positions = known.positions + excluded.positions
  )
  update search_queries query set clicks = query.clicks + sums.clicks
  from (select text, day, place, sum(clicks)::int as clicks from counted group by text, day, place) sums
  where query.text = sums.text collate "C" and query.day = sums.day and query.place = sums.place collate "C"`;

/** $1: today, $2: of how many days, $3: a SearchQueryKind, $4: how often at least, $5: how many, $6: after how many. */
export const LIST = `
  with counted as materialized (
    select text, sum(searches)::int as searches, sum(found_nothing)::int as found_nothing,
      sum(clicks)::int as clicks, (array_agg(found order by day desc))[1] as found
    from search_queries where day > $1::date - $2::int
    group by text having sum(searches) >= $4
  ), wanted as materialized (
    select * from counted where case $3
      when 'found-nothing' then found_nothing * 2 >= searches
      when 'not-opened' then clicks = 0 and found_nothing < searches
      else true
    end
  ), page as (
    select * from wanted
    order by case $3 when 'found-nothing' then found_nothing else searches end desc, text limit $5 offset $6
  )
  select (select count(*) from wanted)::int as total, coalesce((
    select json_agg(json_build_object(
      'text', page.text, 'searches', searches, 'foundNothing', found_nothing, 'found', found, 'clicks', clicks,
      'places', array(
        select place from search_queries
        where text = page.text and day > $1::date - $2::int and place <> ''
        group by place having sum(searches) >= $4 order by sum(searches) desc, place limit 3
      ),
      'opened', coalesce((
        select json_agg(opened) from (
          select job.id as "jobId", job.title, sum(click.clicks)::int as clicks,
            round(sum(click.positions)::numeric / sum(click.clicks))::int as position
          from search_query_clicks click join jobs job on job.id = click.job_id
          where click.text = page.text and click.day > $1::date - $2::int
          group by job.id, job.title order by sum(click.clicks) desc, job.id limit 3
        ) opened
      ), '[]')
    ) order by case $3 when 'found-nothing' then found_nothing else searches end desc, page.text)
    from page
  ), '[]') as items`;

/** $1: today, $2: for how many days they are kept; what was opened from them goes with them. */
export const FORGET = "delete from search_queries where day <= $1::date - $2::int";
