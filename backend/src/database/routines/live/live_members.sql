-- The accounts of an application's sides: its applicant, and the members of its company. Of hiring managers those
-- alone who are assigned to its job (HMGR-06).
-- Here because several triggers tell both sides of a change.

create or replace function live_members(p_company_id uuid, p_job_id uuid) returns uuid[] language sql stable as $$
  select array(
    select account_id from company_members member
    where company_id = p_company_id and (member.role <> 'hiring-manager' or exists (
      select from job_hiring_managers assigned
      where assigned.job_id = p_job_id and assigned.account_id = member.account_id
    ))
  )
$$;

create or replace function live_side(p_application_id uuid, p_party text) returns uuid[] language sql stable as $$
  select case p_party when 'applicant' then array[applicant_id] else live_members(company_id, job_id) end
  from applications where id = p_application_id
$$;
