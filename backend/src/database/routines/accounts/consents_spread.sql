-- Keeps what an account's person allows now beside the account, out of the log of consents.
-- Here because every request reads the account's row alone, and the copy must be right in the transaction that makes it.

create or replace function consents_spread() returns trigger language plpgsql as $$
begin
  update accounts set consents = array(
    select purpose from consents where account_id = new.account_id and withdrawn_at is null order by purpose
  ) where id = new.account_id;
  return null;
end $$;

create or replace trigger consents_spread after insert or update on consents
  for each row execute function consents_spread();
