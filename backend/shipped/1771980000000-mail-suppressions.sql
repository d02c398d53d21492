--- after: 1771920000000-under-age
--- table: mail_suppressions
create table mail_suppressions ();
--- column: mail_suppressions.address_hash
alter table mail_suppressions add column address_hash text not null;
--- column: mail_suppressions.cause
alter table mail_suppressions add column cause text not null;
--- column: mail_suppressions.reported_at
alter table mail_suppressions add column reported_at timestamp with time zone not null;
--- column: mail_suppressions.lifted_at
alter table mail_suppressions add column lifted_at timestamp with time zone;
--- generated column: mail_suppressions.is_in_force
alter table mail_suppressions add column is_in_force boolean not null generated always as (((lifted_at IS NULL) OR (lifted_at < reported_at))) stored;
--- row: migrations MailSuppressions1771980000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771980000000,"name":"MailSuppressions1771980000000"}');
--- constraint: mail_suppressions mail_suppressions_address_hash_check
alter table mail_suppressions add constraint mail_suppressions_address_hash_check CHECK ((address_hash ~ '^[0-9a-f]{64}$'::text));
--- constraint: mail_suppressions mail_suppressions_cause_check
alter table mail_suppressions add constraint mail_suppressions_cause_check CHECK ((cause = ANY (ARRAY['BOUNCE'::text, 'COMPLAINT'::text])));
--- constraint: mail_suppressions mail_suppressions_pkey
alter table mail_suppressions add constraint mail_suppressions_pkey PRIMARY KEY (address_hash);
--- index: mail_suppressions_reported
CREATE INDEX mail_suppressions_reported ON public.mail_suppressions USING btree (reported_at);
