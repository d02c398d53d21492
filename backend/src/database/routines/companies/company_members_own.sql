-- TEAM-06: a company whose last owner is gone has its longest recruiter for one. A viewer or hiring manager never becomes
-- one by this, since they were not meant to see all candidates.
-- Here because accounts are erased and companies merged by statements that know nothing of roles.
-- The company's lock lets one of two owners who go at once find the other gone.

create or replace function company_members_own() returns trigger language plpgsql as $$
begin
  if old.role <> 'owner' then return null; end if;
  perform from companies where id = old.company_id for no key update;
  if not exists (select from company_members where company_id = old.company_id and role = 'owner') then
    update company_members set role = 'owner'
      where company_id = old.company_id and account_id = (
        select account_id from company_members where company_id = old.company_id and role = 'recruiter'
        order by created_at, account_id limit 1
      );
  end if;
  return null;
end $$;

create or replace trigger company_members_own after delete on company_members
  for each row execute function company_members_own();
