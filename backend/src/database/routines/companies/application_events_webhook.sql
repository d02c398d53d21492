-- HOOK-02: a company's webhooks are told of an application and of its steps, by ids and statuses alone.
-- Here because several services write the history, and an event must be told if and only if its transaction holds.

create or replace function application_events_webhook() returns trigger language plpgsql as $$
begin
  if new.from_status is null then
    perform webhook_put(new.application_id, 'application.received', jsonb_build_object('status', new.status));
  else
    perform webhook_put(new.application_id, 'application.moved',
      jsonb_build_object('from', new.from_status, 'status', new.status, 'by', new.party));
  end if;
  return null;
end $$;

create or replace trigger application_events_webhook after insert on application_events
  for each row execute function application_events_webhook();
