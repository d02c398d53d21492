-- The place of a job in the order by pay: rupees a year (0 where pay is no figure), then minutes since 2020, then 8
-- bits of the id.
-- Here because triggers note it and the index keeps it.

create or replace function job_search_pay_key(pay int, posted_at timestamptz, id uuid) returns bigint
  language sql immutable parallel safe as $$
  select (coalesce(pay, 0)::bigint << 33)
    | (greatest((extract(epoch from posted_at) - 1577836800) / 60, 0)::bigint << 8)
    | ('x' || right(id::text, 2))::bit(8)::int
$$;
