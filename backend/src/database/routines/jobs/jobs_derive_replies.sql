-- Fills whether the job's company replies to at least half of its applications.
-- Here because lists and search read one row alone, and a copy must be right in the transaction that makes it.
-- Triggers fire in the order of their names: this one after jobs_derive, which has locked the company's row.

create or replace function jobs_derive_replies() returns trigger language plpgsql as $$
begin
  select coalesce(reply_rate >= 50, false) into new.does_company_reply
    from companies where id = new.company_id;
  return new;
end $$;

create or replace trigger jobs_derive_replies before insert or update of company_id on jobs
  for each row execute function jobs_derive_replies();
