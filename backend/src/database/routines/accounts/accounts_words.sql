-- Keeps an account's words, its phone number among them (PHON-05), each beside its role, status and plan, as the
-- admins' list searches them.
-- Here because accounts change in many places, by hand among them, and none may forget it.

create or replace function accounts_words() returns trigger language plpgsql as $$
begin
  delete from account_words where account_id = new.id;
  insert into account_words (account_id, word, role, status, plan)
    select new.id, word, new.role, new.status, new.plan
    from (
      select account_words_of(new.email, new.display_name)
      union select unnest(array[new.phone_number, right(new.phone_number, 10)])
    ) known (word)
    where word is not null;
  return null;
end $$;

create or replace trigger accounts_words
  after insert or update of email, display_name, phone_number, role, email_verified_at, blocked_at, plan on accounts
  for each row execute function accounts_words();
