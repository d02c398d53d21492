--- after: 1765600000000-received-applications
--- table: audit_reasons
create table audit_reasons ();
--- column: audit_reasons.entry_id
alter table audit_reasons add column entry_id uuid not null;
--- column: audit_reasons.account_id
alter table audit_reasons add column account_id uuid not null;
--- column: audit_reasons.reason
alter table audit_reasons add column reason text not null;
--- row: migrations AuditReasons1765700000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1765700000000,"name":"AuditReasons1765700000000"}');
--- constraint: audit_reasons audit_reasons_pkey
alter table audit_reasons add constraint audit_reasons_pkey PRIMARY KEY (entry_id);
--- foreign key: audit_reasons audit_reasons_account_id_fkey
alter table audit_reasons add constraint audit_reasons_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: audit_reasons_account
CREATE INDEX audit_reasons_account ON public.audit_reasons USING btree (account_id);
--- index: audit_reasons_words
CREATE INDEX audit_reasons_words ON public.audit_reasons USING gin (reason gin_trgm_ops);
