-- Derives somebody's jobs anew when they are blocked or unblocked, so that their jobs leave or enter all lists in
-- that transaction.
-- Here because no path may block an account and forget its jobs.
-- Setting posted_by_id to itself makes jobs_derive fire.

create or replace function accounts_spread() returns trigger language plpgsql as $$
begin
  update jobs set posted_by_id = posted_by_id where posted_by_id = new.id;
  return null;
end $$;

create or replace trigger accounts_spread after update on accounts for each row
  when ((old.blocked_at is null) <> (new.blocked_at is null))
  execute function accounts_spread();
