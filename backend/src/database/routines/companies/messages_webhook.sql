-- HOOK-02: a company's webhooks are told of what an applicant wrote, once it has reached the company.
-- Here because a held message reaches it by an admin's act, and must be told in that transaction.

create or replace function messages_webhook() returns trigger language plpgsql as $$
begin
  if new.party = 'applicant' and new.state = 'delivered'
    and (tg_op = 'INSERT' or old.state is distinct from 'delivered') then
    perform webhook_put(new.application_id, 'message.received', jsonb_build_object('messageId', new.id));
  end if;
  return null;
end $$;

create or replace trigger messages_webhook after insert or update of state on messages
  for each row execute function messages_webhook();
