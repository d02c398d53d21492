--- after: 1770400000000-plan-refunds
--- table: billing_details
create table billing_details ();
--- table: invoice_series
create table invoice_series ();
--- table: invoices
create table invoices ();
--- column: billing_details.account_id
alter table billing_details add column account_id uuid not null;
--- column: billing_details.name
alter table billing_details add column name text not null;
--- column: billing_details.address
alter table billing_details add column address text not null;
--- column: billing_details.state_code
alter table billing_details add column state_code text not null;
--- column: billing_details.gstin
alter table billing_details add column gstin text;
--- column: invoice_series.kind
alter table invoice_series add column kind text not null;
--- column: invoice_series.financial_year
alter table invoice_series add column financial_year text not null;
--- column: invoice_series.last
alter table invoice_series add column last integer not null;
--- column: invoices.id
alter table invoices add column id uuid not null;
--- column: invoices.kind
alter table invoices add column kind text not null;
--- column: invoices.financial_year
alter table invoices add column financial_year text not null;
--- column: invoices.serial
alter table invoices add column serial integer not null;
--- column: invoices.number
alter table invoices add column number text not null;
--- column: invoices.account_id
alter table invoices add column account_id uuid;
--- column: invoices.corrects_id
alter table invoices add column corrects_id uuid;
--- column: invoices.issued_at
alter table invoices add column issued_at timestamp with time zone not null;
--- column: invoices.payment_reference
alter table invoices add column payment_reference text not null;
--- column: invoices.refund_id
alter table invoices add column refund_id text;
--- column: invoices.seller
alter table invoices add column seller jsonb not null;
--- column: invoices.buyer
alter table invoices add column buyer jsonb not null;
--- column: invoices.description
alter table invoices add column description text not null;
--- column: invoices.sac
alter table invoices add column sac text not null;
--- column: invoices.total
alter table invoices add column total integer not null;
--- column: invoices.taxable
alter table invoices add column taxable integer not null;
--- column: invoices.cgst
alter table invoices add column cgst integer not null;
--- column: invoices.sgst
alter table invoices add column sgst integer not null;
--- column: invoices.igst
alter table invoices add column igst integer not null;
--- row: migrations Invoices1770450000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770450000000,"name":"Invoices1770450000000"}');
--- row: database_routines function invoices_number
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"invoices_number","checksum":"5949d4176b032576a1e4b3e471853a24d07a6447da56277284d40a910a54b4ef"}');
--- row: database_routines function invoices_refuse
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"invoices_refuse","checksum":"124b3ed188ebb6c1fe92f8c5e0cb47bd75564ff515fd809803091c87761b9ba4"}');
--- row: database_routines trigger invoices_number on invoices
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"invoices_number on invoices","checksum":"7c5722dc11f24c91586e1e4a1684ddfc82f506501582918bfdac1dad3a09be5f"}');
--- row: database_routines trigger invoices_refuse on invoices
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"invoices_refuse on invoices","checksum":"d23b84175c26c19db5ca56e65bb2143b54731cd4243fcea2ed5440a374f9abef"}');
--- constraint: billing_details billing_details_address_check
alter table billing_details add constraint billing_details_address_check CHECK ((address <> ''::text));
--- constraint: billing_details billing_details_check
alter table billing_details add constraint billing_details_check CHECK (((gstin ~ '^[0-9A-Z]{15}$'::text) AND ("left"(gstin, 2) = state_code)));
--- constraint: billing_details billing_details_name_check
alter table billing_details add constraint billing_details_name_check CHECK ((name <> ''::text));
--- constraint: billing_details billing_details_pkey
alter table billing_details add constraint billing_details_pkey PRIMARY KEY (account_id);
--- constraint: billing_details billing_details_state_code_check
alter table billing_details add constraint billing_details_state_code_check CHECK ((state_code ~ '^[0-9]{2}$'::text));
--- constraint: invoice_series invoice_series_financial_year_check
alter table invoice_series add constraint invoice_series_financial_year_check CHECK ((financial_year ~ '^[0-9]{2}-[0-9]{2}$'::text));
--- constraint: invoice_series invoice_series_kind_check
alter table invoice_series add constraint invoice_series_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit-note'::text])));
--- constraint: invoice_series invoice_series_last_check
alter table invoice_series add constraint invoice_series_last_check CHECK ((last > 0));
--- constraint: invoice_series invoice_series_pkey
alter table invoice_series add constraint invoice_series_pkey PRIMARY KEY (kind, financial_year);
--- constraint: invoices invoices_cgst_check
alter table invoices add constraint invoices_cgst_check CHECK ((cgst >= 0));
--- constraint: invoices invoices_check
alter table invoices add constraint invoices_check CHECK ((sgst = cgst));
--- constraint: invoices invoices_check1
alter table invoices add constraint invoices_check1 CHECK (((((taxable + cgst) + sgst) + igst) = total));
--- constraint: invoices invoices_check2
alter table invoices add constraint invoices_check2 CHECK (((igst = 0) OR (cgst = 0)));
--- constraint: invoices invoices_check3
alter table invoices add constraint invoices_check3 CHECK (((kind = 'credit-note'::text) = ((corrects_id IS NOT NULL) AND (refund_id IS NOT NULL))));
--- constraint: invoices invoices_igst_check
alter table invoices add constraint invoices_igst_check CHECK ((igst >= 0));
--- constraint: invoices invoices_kind_financial_year_serial_key
alter table invoices add constraint invoices_kind_financial_year_serial_key UNIQUE (kind, financial_year, serial);
--- constraint: invoices invoices_number_check
alter table invoices add constraint invoices_number_check CHECK ((length(number) <= 16));
--- constraint: invoices invoices_number_key
alter table invoices add constraint invoices_number_key UNIQUE (number);
--- constraint: invoices invoices_pkey
alter table invoices add constraint invoices_pkey PRIMARY KEY (id);
--- constraint: invoices invoices_refund_id_key
alter table invoices add constraint invoices_refund_id_key UNIQUE (refund_id);
--- constraint: invoices invoices_serial_check
alter table invoices add constraint invoices_serial_check CHECK ((serial > 0));
--- constraint: invoices invoices_taxable_check
alter table invoices add constraint invoices_taxable_check CHECK ((taxable >= 0));
--- constraint: invoices invoices_total_check
alter table invoices add constraint invoices_total_check CHECK ((total > 0));
--- foreign key: billing_details billing_details_account_id_fkey
alter table billing_details add constraint billing_details_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: invoices invoices_account_id_fkey
alter table invoices add constraint invoices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: invoices invoices_corrects_id_fkey
alter table invoices add constraint invoices_corrects_id_fkey FOREIGN KEY (corrects_id) REFERENCES invoices(id);
--- foreign key: invoices invoices_kind_financial_year_fkey
alter table invoices add constraint invoices_kind_financial_year_fkey FOREIGN KEY (kind, financial_year) REFERENCES invoice_series(kind, financial_year);
--- index: invoices_account
CREATE INDEX invoices_account ON public.invoices USING btree (account_id, id) WHERE (account_id IS NOT NULL);
--- index: invoices_corrects
CREATE INDEX invoices_corrects ON public.invoices USING btree (corrects_id) WHERE (corrects_id IS NOT NULL);
--- index: invoices_payment
CREATE UNIQUE INDEX invoices_payment ON public.invoices USING btree (payment_reference) WHERE (kind = 'invoice'::text);
--- function: invoices_number()
CREATE OR REPLACE FUNCTION public.invoices_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into invoice_series as series (kind, financial_year, last) values (new.kind, new.financial_year, 1)
    on conflict (kind, financial_year) do update set last = series.last + 1
    returning last into new.serial;
  new.number := 'JP/' || new.financial_year || '/'
    || case new.kind when 'invoice' then lpad(new.serial::text, greatest(6, length(new.serial::text)), '0')
       else 'C' || lpad(new.serial::text, greatest(5, length(new.serial::text)), '0') end;
  return new;
end $function$
;
--- function: invoices_refuse()
CREATE OR REPLACE FUNCTION public.invoices_refuse()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.account_id is null and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' then
    return new;
  end if;
  raise exception 'invoices are never changed or removed' using errcode = 'restrict_violation';
end $function$
;
--- trigger: invoices invoices_number
CREATE TRIGGER invoices_number BEFORE INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION invoices_number();
--- trigger: invoices invoices_refuse
CREATE TRIGGER invoices_refuse BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION invoices_refuse();
