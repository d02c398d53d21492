-- Takes an application out of its company's own stage when it leaves the stage's status, or goes to another company.
-- Here because the pipeline, withdrawals, interviews, offers and merged companies change applications, each in its own
-- statement, and a stage stands within one status of one company.

create or replace function applications_leave_stage() returns trigger language plpgsql as $$
begin
  if new.stage_id is not distinct from old.stage_id
    and (new.status, new.company_id) is distinct from (old.status, old.company_id) then
    new.stage_id := null;
  end if;
  return new;
end $$;

create or replace trigger applications_leave_stage before update of status, company_id on applications
  for each row execute function applications_leave_stage();
