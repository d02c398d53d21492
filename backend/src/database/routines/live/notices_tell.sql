-- Tells a reader's open pages of notices that are given, counted up or read.
-- Here because it must be told in the transaction of the change, whichever domain gives the notice.

create or replace function notices_tell() returns trigger language plpgsql as $$
begin
  perform live_tell('notices', new.account_id, array[new.account_id]);
  return null;
end $$;

create or replace trigger notices_tell after insert or update of params, created_at, read_at on notices
  for each row execute function notices_tell();
