-- Tells a member's open pages that they have joined a company, have left it or have another role: what they may see of
-- its jobs and candidates is another.
-- Here because memberships also end with an account or a merged company, without a statement of their own.

create or replace function company_members_tell() returns trigger language plpgsql as $$
begin
  perform live_tell('candidates', coalesce(new.company_id, old.company_id),
    array[coalesce(new.account_id, old.account_id)]);
  return null;
end $$;

create or replace trigger company_members_tell after insert or delete or update of role on company_members
  for each row execute function company_members_tell();
