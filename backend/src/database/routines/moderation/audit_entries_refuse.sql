-- Keeps the audit trail as it was written: the database refuses to change or remove an entry.
-- Here because such a promise must also bind whoever works on the database by hand.

create or replace function audit_entries_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are only ever added' using errcode = 'insufficient_privilege';
end $$;

create or replace trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function audit_entries_refuse();
