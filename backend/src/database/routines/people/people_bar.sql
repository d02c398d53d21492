-- Keeps with each person who may be found whether their account is barred: blocked, or said to be under 18.
-- Here because a search of a million people reads one table alone, and no path may bar an account and leave it found.
-- FOR SHARE makes whoever turns it on wait for a block that is under way, and a block wait for them.

create or replace function people_bar() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'accounts' then
    update findable_people set is_barred = new.blocked_at is not null or new.minor_at is not null
    where account_id = new.id;
    return null;
  end if;
  select blocked_at is not null or minor_at is not null into new.is_barred
    from accounts where id = new.account_id for share;
  return new;
end $$;

create or replace trigger accounts_people_bar after update of blocked_at, minor_at on accounts for each row
  execute function people_bar();
create or replace trigger findable_people_bar before insert on findable_people for each row
  execute function people_bar();
