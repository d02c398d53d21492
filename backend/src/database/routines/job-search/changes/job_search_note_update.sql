-- Notes changed jobs for the search index, and for the searches that are kept, of an update that changed a column which
-- a search could tell.
-- Here because a change that a search could tell must be noted in its own transaction.

create or replace function job_search_note_update() returns trigger language plpgsql as $$
declare
  v_changed uuid[] := array(
    select job.id from new_jobs job join old_jobs former on former.id = job.id
    where (former.is_listed or job.is_listed)
      and (
        job.is_listed, job.search_document, job.type, job.work_mode, job.city, job.locality, job.place_ids,
        job.skills, job.pay_yearly_min, job.pay_yearly_max, job.experience_min_years, job.experience_max_years,
        job.posted_at, job.open_until, job.is_company_verified, job.does_company_reply, job.education, job.shift,
        job.english_level, job.walk_in_until, job.highlighted_until is null
      ) is distinct from (
        former.is_listed, former.search_document, former.type, former.work_mode, former.city, former.locality,
        former.place_ids, former.skills, former.pay_yearly_min, former.pay_yearly_max, former.experience_min_years,
        former.experience_max_years, former.posted_at, former.open_until, former.is_company_verified,
        former.does_company_reply, former.education, former.shift, former.english_level, former.walk_in_until,
        former.highlighted_until is null
      )
  );
begin
  if v_changed = '{}' then return null; end if;
  perform job_search_note(v_changed);
  perform job_search_arrive(array(
    select job.id from new_jobs job join old_jobs former on former.id = job.id
    where job.id = any (v_changed) and job.is_listed and job.open_until > now()
      and not (former.is_listed and former.open_until > now())
  ), v_changed);
  return null;
end $$;

create or replace trigger job_search_update after update on jobs
  referencing old table as old_jobs new table as new_jobs
  for each statement execute function job_search_note_update();
