-- HOOK-02: a company's webhooks are told of an offer that was made, answered, withdrawn or has expired.
-- Here because several services write offers, and each change must be told if and only if it holds.

create or replace function offers_webhook() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.status is distinct from new.status then
    perform webhook_put(new.application_id, 'offer.changed',
      jsonb_build_object('offerId', new.id, 'status', new.status));
  end if;
  return null;
end $$;

create or replace trigger offers_webhook after insert or update of status on offers
  for each row execute function offers_webhook();
