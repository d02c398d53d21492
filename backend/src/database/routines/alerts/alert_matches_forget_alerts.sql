-- What an alert has found goes with the alert.
-- Here because a reference would check each row by itself, and 10,000 new jobs have millions of them. Whoever stores
-- matches has locked their alerts and jobs, so nothing is left of those that go meanwhile.

create or replace function alert_matches_forget_alerts() returns trigger language plpgsql as $$
begin
  delete from alert_matches where alert_id in (select id from gone);
  return null;
end $$;

create or replace trigger alerts_forget_matches after delete on alerts
  referencing old table as gone for each statement execute function alert_matches_forget_alerts();
