-- HMGR-03: who isn't a hiring manager any more has no jobs assigned. Whoever leaves loses them by the reference of
-- `job_hiring_managers`, which also refuses anybody who isn't one.
-- Here because roles are changed by statements that know nothing of jobs.
-- Before the change: the row is locked by then, so an assignment at the same time is removed or refused.

create or replace function company_members_unassign() returns trigger language plpgsql as $$
begin
  delete from job_hiring_managers where company_id = old.company_id and account_id = old.account_id;
  return new;
end $$;

create or replace trigger company_members_unassign before update of role on company_members
  for each row when (old.role is distinct from new.role) execute function company_members_unassign();
