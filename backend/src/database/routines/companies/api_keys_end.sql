-- KEYS-03: the keys of whoever leaves a company end for good, and don't come back with them.
-- Here because accounts are erased and companies merged by statements that know nothing of keys.

create or replace function api_keys_end() returns trigger language plpgsql as $$
begin
  update api_keys set revoked_at = now()
    where company_id = old.company_id and creator_id = old.account_id and revoked_at is null;
  return null;
end $$;

create or replace trigger api_keys_end after delete on company_members
  for each row execute function api_keys_end();
