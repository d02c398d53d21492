--- after: 1763700000000-initial
--- table: audit_entries
create table audit_entries ();
--- table: photos
create table photos ();
--- table: rate_limits
create table rate_limits ();
--- column: accounts.profile_version
alter table accounts add column profile_version integer not null default 1;
--- column: audit_entries.id
alter table audit_entries add column id uuid not null;
--- column: audit_entries.at
alter table audit_entries add column at timestamp with time zone not null default now();
--- column: audit_entries.actor_id
alter table audit_entries add column actor_id uuid;
--- column: audit_entries.action
alter table audit_entries add column action text not null;
--- column: audit_entries.subject_type
alter table audit_entries add column subject_type text not null;
--- column: audit_entries.subject_id
alter table audit_entries add column subject_id uuid not null;
--- column: audit_entries.before
alter table audit_entries add column before jsonb;
--- column: audit_entries.after
alter table audit_entries add column after jsonb;
--- column: photos.id
alter table photos add column id uuid not null;
--- column: photos.account_id
alter table photos add column account_id uuid not null;
--- column: photos.content
alter table photos add column content bytea not null;
--- column: photos.created_at
alter table photos add column created_at timestamp with time zone not null default now();
--- column: rate_limits.key
alter table rate_limits add column key character varying(255) not null;
--- column: rate_limits.points
alter table rate_limits add column points integer not null default 0;
--- column: rate_limits.expire
alter table rate_limits add column expire bigint;
--- row: migrations Profiles1763800000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1763800000000,"name":"Profiles1763800000000"}');
--- constraint: audit_entries audit_entries_pkey
alter table audit_entries add constraint audit_entries_pkey PRIMARY KEY (id);
--- constraint: photos photos_pkey
alter table photos add constraint photos_pkey PRIMARY KEY (id);
--- constraint: rate_limits rate_limits_pkey
alter table rate_limits add constraint rate_limits_pkey PRIMARY KEY (key);
--- foreign key: photos photos_account_id_fkey
alter table photos add constraint photos_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: audit_entries_actor
CREATE INDEX audit_entries_actor ON public.audit_entries USING btree (actor_id, id DESC);
--- index: audit_entries_subject
CREATE INDEX audit_entries_subject ON public.audit_entries USING btree (subject_type, subject_id, id DESC);
--- index: photos_account
CREATE INDEX photos_account ON public.photos USING btree (account_id);
--- index: rate_limits_expire
CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);
--- function: audit_entries_refuse()
CREATE OR REPLACE FUNCTION public.audit_entries_refuse()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    raise exception 'audit entries are only ever added' using errcode = 'insufficient_privilege';
  end $function$
;
--- trigger: audit_entries audit_entries_append_only
CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_refuse();
