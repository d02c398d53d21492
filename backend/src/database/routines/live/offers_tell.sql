-- Tells both sides of an offer that is made, answered, withdrawn or over.
-- Here because a step that ends an application ends its offer as well, in another domain's statement.

create or replace function offers_tell() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status is not distinct from new.status then
    return null;
  end if;
  perform live_tell('applications', id, array[applicant_id]),
      live_tell('candidates', job_id, live_members(company_id, job_id))
    from applications where id = new.application_id;
  return null;
end $$;

create or replace trigger offers_tell after insert or update of status on offers
  for each row execute function offers_tell();
