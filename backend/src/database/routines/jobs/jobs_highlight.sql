-- Ends a job's highlight with the job: when it is closed or removed, and when it is opened again after its time.
-- Here because jobs are closed and opened on many paths, and a highlight that came back would be one too many.
-- A job that another company took over counts there.

create or replace function jobs_highlight() returns trigger language plpgsql as $$
begin
  if new.closed_at is not null or new.removed_at is not null
      or (old.open_until <= now() and new.open_until > old.open_until) then
    new.highlighted_at := null;
    new.highlighted_until := null;
  end if;
  return new;
end $$;

create or replace trigger jobs_highlight before update of closed_at, removed_at, open_until on jobs for each row
  when (old.highlighted_at is not null) execute function jobs_highlight();

create or replace function jobs_highlight_moved() returns trigger language plpgsql as $$
begin
  perform job_highlights_renew(array[new.company_id]);
  return null;
end $$;

create or replace trigger jobs_highlight_moved after update of company_id on jobs for each row
  when (new.highlighted_at is not null and old.company_id <> new.company_id)
  execute function jobs_highlight_moved();
