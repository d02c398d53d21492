-- The accounts of an application's sides: its applicant, and the members of its company.
-- Here because several triggers tell both sides of a change.

create or replace function live_members(p_company_id uuid) returns uuid[] language sql stable as $$
  select array(select account_id from company_members where company_id = p_company_id)
$$;

create or replace function live_side(p_application_id uuid, p_party text) returns uuid[] language sql stable as $$
  select case p_party when 'applicant' then array[applicant_id] else live_members(company_id) end
  from applications where id = p_application_id
$$;
