-- The place of a job in the order by time: microseconds since 2020 and 12 bits of the id, so that jobs posted
-- together still have an order.
-- Here because triggers note it and the index keeps it.

create or replace function job_search_newest_key(posted_at timestamptz, id uuid) returns bigint
  language sql immutable parallel safe as $$
  select (((extract(epoch from posted_at) - 1577836800) * 1000000)::bigint << 12)
    | ('x' || right(id::text, 3))::bit(12)::int
$$;
