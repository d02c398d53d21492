-- Hides somebody who may be found until they have been read anew: what they say of their work, a resume of theirs or
-- their name has changed.
-- Here because no path may change where somebody works, or who sees it, and leave them to be found as before.

create or replace function people_note() returns trigger language plpgsql as $$
declare
  v_account_id uuid;
begin
  if tg_table_name = 'accounts' then v_account_id := new.id;
  elsif tg_op = 'DELETE' then v_account_id := old.account_id;
  else v_account_id := new.account_id;
  end if;
  update findable_people set is_stale = true where account_id = v_account_id and is_on;
  return null;
end $$;

create or replace trigger career_profiles_people after insert or update or delete on career_profiles for each row
  execute function people_note();
create or replace trigger resumes_people after insert or update or delete on resumes for each row
  execute function people_note();
create or replace trigger accounts_people after update of display_name on accounts for each row
  execute function people_note();
