-- Tells the nodes that an account is blocked or gone: they end its streams.
-- Here because no path may block or remove an account and forget its open pages.

create or replace function accounts_tell() returns trigger language plpgsql as $$
begin
  perform live_tell('account', old.id, array[old.id]);
  return null;
end $$;

create or replace trigger accounts_tell after update of blocked_at or delete on accounts
  for each row execute function accounts_tell();
