--- after: 1770300000000-teams
--- table: api_keys
create table api_keys ();
--- column: api_keys.id
alter table api_keys add column id uuid not null;
--- column: api_keys.company_id
alter table api_keys add column company_id uuid not null;
--- column: api_keys.creator_id
alter table api_keys add column creator_id uuid not null;
--- column: api_keys.name
alter table api_keys add column name text not null;
--- column: api_keys.scopes
alter table api_keys add column scopes text[] not null;
--- column: api_keys.secret_hash
alter table api_keys add column secret_hash text not null;
--- column: api_keys.hint
alter table api_keys add column hint text not null;
--- column: api_keys.created_at
alter table api_keys add column created_at timestamp with time zone not null;
--- column: api_keys.expires_at
alter table api_keys add column expires_at timestamp with time zone not null;
--- column: api_keys.last_used_at
alter table api_keys add column last_used_at timestamp with time zone;
--- column: api_keys.revoked_at
alter table api_keys add column revoked_at timestamp with time zone;
--- column: application_events.api_key_id
alter table application_events add column api_key_id uuid;
--- column: audit_entries.api_key_id
alter table audit_entries add column api_key_id uuid;
--- row: migrations ApiKeys1770500000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770500000000,"name":"ApiKeys1770500000000"}');
--- row: database_routines function api_keys_end
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"api_keys_end","checksum":"49e7495b54af7985266a5ad4b2b5e37f9bfd1f74bf2a359af6930bb4c649e95c"}');
--- row: database_routines trigger api_keys_end on company_members
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"api_keys_end on company_members","checksum":"00df4be6f6a641f932235c41cac8369e42e418e74b2826e6e88ef6e69747f279"}');
--- constraint: api_keys api_keys_name_check
alter table api_keys add constraint api_keys_name_check CHECK ((name <> ''::text));
--- constraint: api_keys api_keys_pkey
alter table api_keys add constraint api_keys_pkey PRIMARY KEY (id);
--- constraint: api_keys api_keys_scopes_check
alter table api_keys add constraint api_keys_scopes_check CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['jobs:read'::text, 'jobs:write'::text, 'candidates:read'::text, 'candidates:write'::text])));
--- constraint: api_keys api_keys_secret_hash_key
alter table api_keys add constraint api_keys_secret_hash_key UNIQUE (secret_hash);
--- foreign key: api_keys api_keys_company_id_fkey
alter table api_keys add constraint api_keys_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: api_keys api_keys_creator_id_fkey
alter table api_keys add constraint api_keys_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: api_keys_company
CREATE INDEX api_keys_company ON public.api_keys USING btree (company_id);
--- index: api_keys_creator
CREATE INDEX api_keys_creator ON public.api_keys USING btree (creator_id);
--- function: api_keys_end()
CREATE OR REPLACE FUNCTION public.api_keys_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update api_keys set revoked_at = now()
    where company_id = old.company_id and creator_id = old.account_id and revoked_at is null;
  return null;
end $function$
;
--- trigger: company_members api_keys_end
CREATE TRIGGER api_keys_end AFTER DELETE ON public.company_members FOR EACH ROW EXECUTE FUNCTION api_keys_end();
