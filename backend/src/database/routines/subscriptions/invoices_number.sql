-- Gives an invoice or a credit note the next number of its series in its financial year, such as JP/26-27/000001 and
-- JP/26-27/C00001. The series' row stays locked until the transaction ends, and a transaction that fails gives its
-- number back.
-- Here because numbers must have no gaps, whoever writes a row.

create or replace function invoices_number() returns trigger language plpgsql as $$
begin
  insert into invoice_series as series (kind, financial_year, last) values (new.kind, new.financial_year, 1)
    on conflict (kind, financial_year) do update set last = series.last + 1
    returning last into new.serial;
  new.number := 'JP/' || new.financial_year || '/'
    || case new.kind when 'invoice' then lpad(new.serial::text, greatest(6, length(new.serial::text)), '0')
       else 'C' || lpad(new.serial::text, greatest(5, length(new.serial::text)), '0') end;
  return new;
end $$;

create or replace trigger invoices_number before insert on invoices
  for each row execute function invoices_number();
