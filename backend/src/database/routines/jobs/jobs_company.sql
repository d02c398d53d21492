-- Gives a job of a merged company to the company that took its place.
-- Here because jobs come in by forms, files, imports and by hand.
-- Triggers fire in the order of their names: this one before jobs_derive, which reads the company.

create or replace function jobs_company() returns trigger language plpgsql as $$
begin
  select coalesce(merged_into_id, id) into new.company_id from companies where id = new.company_id for share;
  return new;
end $$;

create or replace trigger jobs_company before insert or update of company_id on jobs
  for each row execute function jobs_company();
