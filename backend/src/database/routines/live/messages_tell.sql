-- Tells the open pages of a thread's sides what is written, read and blocked in it. A held message is told to its own
-- side alone: the other must not learn that there is one.
-- Here because several services change threads, and each change must be told in its transaction.

create or replace function messages_tell() returns trigger language plpgsql as $$
begin
  perform live_tell('messages', new.application_id, live_side(new.application_id, new.party));
  if new.state = 'delivered' or (tg_op = 'UPDATE' and old.state = 'delivered') then
    perform live_tell('messages', new.application_id,
      live_side(new.application_id, case new.party when 'company' then 'applicant' else 'company' end));
  end if;
  return null;
end $$;

create or replace trigger messages_tell after insert or update of state on messages
  for each row execute function messages_tell();

create or replace function message_threads_tell() returns trigger language plpgsql as $$
begin
  if (old.applicant_read_at, old.company_read_at, old.applicant_blocked_at, old.company_blocked_at)
    is distinct from
    (new.applicant_read_at, new.company_read_at, new.applicant_blocked_at, new.company_blocked_at) then
    perform live_tell('messages', new.application_id,
      live_side(new.application_id, 'applicant') || live_side(new.application_id, 'company'));
  end if;
  return null;
end $$;

create or replace trigger message_threads_tell
  after update of applicant_read_at, company_read_at, applicant_blocked_at, company_blocked_at on message_threads
  for each row execute function message_threads_tell();
