-- Derives a company's jobs anew when they should show it: after a change of its name, block, verification or replies.
-- Here because no path may change a company and forget its jobs.
-- Setting company_id to itself makes jobs_derive and jobs_derive_replies fire.

create or replace function companies_spread() returns trigger language plpgsql as $$
begin
  update jobs set company_id = company_id where company_id = new.id;
  return null;
end $$;

create or replace trigger companies_spread after update on companies for each row
  when (
    old.name is distinct from new.name
    or (old.blocked_at is null) <> (new.blocked_at is null)
    or (old.verified_at is null) <> (new.verified_at is null)
  )
  execute function companies_spread();

-- Only the half is spread: a company that goes from 71 to 72 per cent changes nothing that a search could tell.
create or replace trigger companies_spread_replies after update of reply_rate on companies for each row
  when (coalesce(old.reply_rate >= 50, false) <> coalesce(new.reply_rate >= 50, false))
  execute function companies_spread();
