-- Tells the visitor of a walk-in and the company's members of a number that is taken, given back, called or noted, and
-- of a change of venue or hours. All who have a number for the day are told which is called now, and that the day is
-- called off.
-- Here because a job that is closed ends its numbers as well, in another domain's statement.

create or replace function walk_in_visits_tell() returns trigger language plpgsql as $$
begin
  perform live_tell('walk-ins', new.job_id,
    array[new.account_id] || live_members((select company_id from jobs where id = new.job_id), new.job_id));
  return null;
end $$;

create or replace trigger walk_in_visits_tell after insert or update of status, called_at, former_details on walk_in_visits
  for each row execute function walk_in_visits_tell();

create or replace function walk_in_days_tell() returns trigger language plpgsql as $$
begin
  if (old.number_now, old.called_off_at) is distinct from (new.number_now, new.called_off_at) then
    perform live_tell('walk-ins', new.job_id,
      array(select account_id from walk_in_visits
        where job_id = new.job_id and day = new.day and status in ('waiting', 'came', 'missed'))
      || live_members((select company_id from jobs where id = new.job_id), new.job_id));
  end if;
  return null;
end $$;

create or replace trigger walk_in_days_tell after update of number_now, called_off_at on walk_in_days
  for each row execute function walk_in_days_tell();
