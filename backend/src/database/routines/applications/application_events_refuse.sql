-- Keeps the history of applications as it was written: the database refuses to change or remove an event.
-- Here because such a promise must also bind whoever works on the database by hand.

create or replace function application_events_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'application events are only ever added' using errcode = 'insufficient_privilege';
end $$;

create or replace trigger application_events_append_only before update or delete or truncate on application_events
  for each statement execute function application_events_refuse();
