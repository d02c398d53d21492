-- Renews a company's highlighted jobs when what they rest on changes: a plan, who owns the company, its verification.
-- Here because no path may change one of these and leave jobs highlighted that nobody pays for.

create or replace function job_highlights_spread() returns trigger language plpgsql as $$
declare
  v_companies uuid[];
begin
  if tg_table_name = 'companies' then
    v_companies := array[new.id];
  elsif tg_table_name = 'company_members' then
    v_companies := array[coalesce(new.company_id, old.company_id)];
  elsif tg_table_name = 'subscriptions' then
    v_companies := array(
      select company_id from company_members
      where account_id = coalesce(new.account_id, old.account_id) and role = 'owner'
    );
  else
    v_companies := array(select distinct company_id from jobs where highlighted_at is not null);
  end if;
  v_companies := array(
    select distinct company_id from jobs where company_id = any (v_companies) and highlighted_at is not null
  );
  if v_companies <> '{}' then perform job_highlights_renew(v_companies); end if;
  return null;
end $$;

create or replace trigger companies_highlights after update of verified_at, verified_until on companies for each row
  when ((old.verified_at, old.verified_until) is distinct from (new.verified_at, new.verified_until))
  execute function job_highlights_spread();

create or replace trigger company_members_highlights after insert or delete or update of role on company_members
  for each row execute function job_highlights_spread();

create or replace trigger subscriptions_highlights after insert or delete or update on subscriptions
  for each row execute function job_highlights_spread();

create or replace trigger plans_highlights after update of highlighted_jobs on plans for each row
  when (old.highlighted_jobs <> new.highlighted_jobs)
  execute function job_highlights_spread();
