-- Where the changes of open pages have come to: this start of the server, the oldest transaction still under way, and
-- the time in seconds. Whoever has read all that was told with a cursor has every change of transactions before it.
-- Here because only the database knows which transactions have ended. After a failover its number may be too high, and
-- the start of the new server tells.

create or replace function live_cursor() returns text language sql volatile as $$
  select concat_ws('-', floor(extract(epoch from pg_postmaster_start_time()))::bigint,
    pg_snapshot_xmin(pg_current_snapshot()), floor(extract(epoch from clock_timestamp()))::bigint)
$$;
