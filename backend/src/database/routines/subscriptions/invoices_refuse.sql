-- Refuses to change or remove an invoice or a credit note; only its account may go. A mistake is mended by a credit note.
-- Here because a gap in the numbers or another amount must be impossible for every writer.

create or replace function invoices_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.account_id is null and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' then
    return new;
  end if;
  raise exception 'invoices are never changed or removed' using errcode = 'restrict_violation';
end $$;

create or replace trigger invoices_refuse before update or delete on invoices
  for each row execute function invoices_refuse();
