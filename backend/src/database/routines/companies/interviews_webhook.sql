-- HOOK-02: a company's webhooks are told of an interview that was offered, agreed, moved or ended.
-- Here because several services write interviews, and each change must be told if and only if it holds.

create or replace function interviews_webhook() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (old.status, old.sequence) is distinct from (new.status, new.sequence) then
    perform webhook_put(new.application_id, 'interview.changed',
      jsonb_build_object('interviewId', new.id, 'status', new.status));
  end if;
  return null;
end $$;

create or replace trigger interviews_webhook after insert or update of status, sequence on interviews
  for each row execute function interviews_webhook();
