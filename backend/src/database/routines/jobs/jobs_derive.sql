-- Fills what a job repeats of its company and of who posted it, and the words that it is found by.
-- A job for a named client is found by that name as by its company's.
-- Here because lists and search read one row alone, and a copy must be right in the transaction that makes it.
-- FOR SHARE makes a job that is being posted wait for a block that is under way, and a block wait for such a job.

create or replace function jobs_derive() returns trigger language plpgsql as $$
declare
  company_name text;
begin
  select name, blocked_at is not null, verified_at is not null
    into company_name, new.is_company_blocked, new.is_company_verified
    from companies where id = new.company_id for share;
  select coalesce((select blocked_at is not null from accounts where id = new.posted_by_id for share), false)
    into new.is_poster_blocked;
  new.search_document := jobs_search_document(new.title, new.skills, concat_ws(' | ', company_name, new.client_name),
    new.description, job_conditions(new));
  return new;
end $$;

create or replace trigger jobs_derive before insert or update of company_id, posted_by_id, title, skills, description,
    client_name, type, work_mode, shift, education, experience_min_years, freshers_welcome, notice_period_days, walk_in_from, walk_in_until on jobs
  for each row execute function jobs_derive();
