--- after: 1771410000000-phone-sign-in
--- table: walk_in_days
create table walk_in_days ();
--- table: walk_in_visits
create table walk_in_visits ();
--- column: walk_in_days.job_id
alter table walk_in_days add column job_id uuid not null;
--- column: walk_in_days.day
alter table walk_in_days add column day date not null;
--- column: walk_in_days.last_number
alter table walk_in_days add column last_number integer not null;
--- column: walk_in_days.number_now
alter table walk_in_days add column number_now integer;
--- column: walk_in_days.called_off_at
alter table walk_in_days add column called_off_at timestamp with time zone;
--- column: walk_in_visits.id
alter table walk_in_visits add column id uuid not null;
--- column: walk_in_visits.job_id
alter table walk_in_visits add column job_id uuid not null;
--- column: walk_in_visits.day
alter table walk_in_visits add column day date not null;
--- column: walk_in_visits.number
alter table walk_in_visits add column number integer not null;
--- column: walk_in_visits.account_id
alter table walk_in_visits add column account_id uuid not null;
--- column: walk_in_visits.name
alter table walk_in_visits add column name text not null;
--- column: walk_in_visits.phone
alter table walk_in_visits add column phone text not null;
--- column: walk_in_visits.code
alter table walk_in_visits add column code text not null;
--- column: walk_in_visits.status
alter table walk_in_visits add column status text not null;
--- column: walk_in_visits.called_at
alter table walk_in_visits add column called_at timestamp with time zone;
--- column: walk_in_visits.taken_at
alter table walk_in_visits add column taken_at timestamp with time zone not null;
--- column: walk_in_visits.reminded_at
alter table walk_in_visits add column reminded_at timestamp with time zone;
--- row: migrations WalkIns1771510000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771510000000,"name":"WalkIns1771510000000"}');
--- row: database_routines function walk_in_days_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"walk_in_days_tell","checksum":"a81b9eb2880b97c7091dd669bd7f96fe43b4cb223fa38dc2e85eb32da1a033b2"}');
--- row: database_routines function walk_in_visits_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"walk_in_visits_tell","checksum":"2878a2567b1366217cc5998322ee1daaa186ed73867dc309cdb764311cdc7a4f"}');
--- row: database_routines trigger walk_in_days_tell on walk_in_days
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"walk_in_days_tell on walk_in_days","checksum":"72c1906b6a46ab7ec4e368ff5c579902291b85eeb2bbaff5774d6487abaa5b6e"}');
--- row: database_routines trigger walk_in_visits_tell on walk_in_visits
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"walk_in_visits_tell on walk_in_visits","checksum":"7f7a98e81d82b3491c68e12b76b44d92a3a1f21cf4c7c18fbd1a5c2e68bc44e8"}');
--- constraint: live_changes live_changes_kind_check
alter table live_changes add constraint live_changes_kind_check CHECK ((kind = ANY (ARRAY['notices'::text, 'messages'::text, 'applications'::text, 'candidates'::text, 'interviews'::text, 'account'::text, 'walk-ins'::text])));
--- constraint: walk_in_days walk_in_days_check
alter table walk_in_days add constraint walk_in_days_check CHECK (((number_now >= 1) AND (number_now <= last_number)));
--- constraint: walk_in_days walk_in_days_last_number_check
alter table walk_in_days add constraint walk_in_days_last_number_check CHECK ((last_number >= 0));
--- constraint: walk_in_days walk_in_days_pkey
alter table walk_in_days add constraint walk_in_days_pkey PRIMARY KEY (job_id, day);
--- constraint: walk_in_visits walk_in_visits_job_id_code_key
alter table walk_in_visits add constraint walk_in_visits_job_id_code_key UNIQUE (job_id, code);
--- constraint: walk_in_visits walk_in_visits_job_id_day_number_key
alter table walk_in_visits add constraint walk_in_visits_job_id_day_number_key UNIQUE (job_id, day, number);
--- constraint: walk_in_visits walk_in_visits_number_check
alter table walk_in_visits add constraint walk_in_visits_number_check CHECK ((number > 0));
--- constraint: walk_in_visits walk_in_visits_pkey
alter table walk_in_visits add constraint walk_in_visits_pkey PRIMARY KEY (id);
--- constraint: walk_in_visits walk_in_visits_status_check
alter table walk_in_visits add constraint walk_in_visits_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'came'::text, 'missed'::text, 'given-back'::text, 'called-off'::text])));
--- foreign key: walk_in_days walk_in_days_job_id_fkey
alter table walk_in_days add constraint walk_in_days_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- foreign key: walk_in_visits walk_in_visits_account_id_fkey
alter table walk_in_visits add constraint walk_in_visits_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: walk_in_visits walk_in_visits_job_id_day_fkey
alter table walk_in_visits add constraint walk_in_visits_job_id_day_fkey FOREIGN KEY (job_id, day) REFERENCES walk_in_days(job_id, day) ON DELETE CASCADE;
--- index: walk_in_visits_account
CREATE INDEX walk_in_visits_account ON public.walk_in_visits USING btree (account_id);
--- index: walk_in_visits_standing
CREATE UNIQUE INDEX walk_in_visits_standing ON public.walk_in_visits USING btree (job_id, account_id) WHERE (status = ANY (ARRAY['waiting'::text, 'came'::text, 'missed'::text]));
--- function: walk_in_days_tell()
CREATE OR REPLACE FUNCTION public.walk_in_days_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.number_now, old.called_off_at) is distinct from (new.number_now, new.called_off_at) then
    perform live_tell('walk-ins', new.job_id,
      array(select account_id from walk_in_visits
        where job_id = new.job_id and day = new.day and status in ('waiting', 'came', 'missed'))
      || live_members((select company_id from jobs where id = new.job_id)));
  end if;
  return null;
end $function$
;
--- function: walk_in_visits_tell()
CREATE OR REPLACE FUNCTION public.walk_in_visits_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform live_tell('walk-ins', new.job_id,
    array[new.account_id] || live_members((select company_id from jobs where id = new.job_id)));
  return null;
end $function$
;
--- trigger: walk_in_days walk_in_days_tell
CREATE TRIGGER walk_in_days_tell AFTER UPDATE OF number_now, called_off_at ON public.walk_in_days FOR EACH ROW EXECUTE FUNCTION walk_in_days_tell();
--- trigger: walk_in_visits walk_in_visits_tell
CREATE TRIGGER walk_in_visits_tell AFTER INSERT OR UPDATE OF status, called_at ON public.walk_in_visits FOR EACH ROW EXECUTE FUNCTION walk_in_visits_tell();
