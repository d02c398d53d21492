--- after: 1771510000000-walk-ins
--- table: consents
create table consents ();
--- column: accounts.adult_at
alter table accounts add column adult_at timestamp with time zone;
--- column: accounts.consents_asked_at
alter table accounts add column consents_asked_at timestamp with time zone;
--- column: accounts.consents
alter table accounts add column consents text[] not null default '{}'::text[];
--- column: consents.id
alter table consents add column id uuid not null;
--- column: consents.account_id
alter table consents add column account_id uuid not null;
--- column: consents.purpose
alter table consents add column purpose text not null;
--- column: consents.notice_version
alter table consents add column notice_version text not null;
--- column: consents.language
alter table consents add column language text not null;
--- column: consents.given_at
alter table consents add column given_at timestamp with time zone not null;
--- column: consents.withdrawn_at
alter table consents add column withdrawn_at timestamp with time zone;
--- row: migrations Consents1771610000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771610000000,"name":"Consents1771610000000"}');
--- row: database_routines function consents_spread
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"consents_spread","checksum":"a3393ad7061c8f66e20e1bcdba9acd7e4676bbb4a36945ca89b28d698040bd62"}');
--- row: database_routines trigger consents_spread on consents
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"consents_spread on consents","checksum":"4594ef41966c5a57de514dcd92592e6b594ccee1c389c033e8a3c19444398d75"}');
--- constraint: consents consents_check
alter table consents add constraint consents_check CHECK ((withdrawn_at >= given_at));
--- constraint: consents consents_language_check
alter table consents add constraint consents_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text])));
--- constraint: consents consents_notice_version_check
alter table consents add constraint consents_notice_version_check CHECK ((notice_version <> ''::text));
--- constraint: consents consents_pkey
alter table consents add constraint consents_pkey PRIMARY KEY (id);
--- constraint: consents consents_purpose_check
alter table consents add constraint consents_purpose_check CHECK ((purpose = 'search-figures'::text));
--- foreign key: consents consents_account_id_fkey
alter table consents add constraint consents_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: consents_account
CREATE INDEX consents_account ON public.consents USING btree (account_id, given_at);
--- index: consents_in_force
CREATE UNIQUE INDEX consents_in_force ON public.consents USING btree (account_id, purpose) WHERE (withdrawn_at IS NULL);
--- function: consents_spread()
CREATE OR REPLACE FUNCTION public.consents_spread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update accounts set consents = array(
    select purpose from consents where account_id = new.account_id and withdrawn_at is null order by purpose
  ) where id = new.account_id;
  return null;
end $function$
;
--- trigger: consents consents_spread
CREATE TRIGGER consents_spread AFTER INSERT OR UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION consents_spread();
