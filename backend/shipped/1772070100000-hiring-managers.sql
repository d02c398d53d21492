--- after: 1772070000000-breach-tellings
--- gone function: live_members(p_company_id uuid)
--- table: job_hiring_managers
create table job_hiring_managers ();
--- column: job_hiring_managers.job_id
alter table job_hiring_managers add column job_id uuid not null;
--- column: job_hiring_managers.account_id
alter table job_hiring_managers add column account_id uuid not null;
--- column: job_hiring_managers.company_id
alter table job_hiring_managers add column company_id uuid not null;
--- column: job_hiring_managers.assigned_at
alter table job_hiring_managers add column assigned_at timestamp with time zone not null;
--- generated column: job_hiring_managers.role
alter table job_hiring_managers add column role text not null generated always as ('hiring-manager'::text) stored;
--- row: migrations HiringManagers1772070100000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772070100000,"name":"HiringManagers1772070100000"}');
--- row: database_routines function applications_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"applications_tell","checksum":"2d196222f630f582daafdd9eb24dd0c0e7cc5ec2a1e08eebc0b55db06ab81989"}');
--- row: database_routines function applications_tell_new
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"applications_tell_new","checksum":"9b76361fc0e06d6d673a7b1ad481cab392c6446b949f65750f0707c99820aa99"}');
--- row: database_routines function company_members_unassign
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"company_members_unassign","checksum":"a8c01d08679c509b7284fb5da72752de53c13fc9c14f286a09fa759107b7477c"}');
--- row: database_routines function job_hiring_managers_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_hiring_managers_tell","checksum":"3ed33e5001be237f5ed9ba16a5969194ba227017bd922e22b6a70b1ca828ab07"}');
--- row: database_routines function live_members
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"live_members","checksum":"6992eb083d753fe7ff8ea06c0691ead4e0d9832f633275e6509379cb93b449fd"}');
--- row: database_routines function live_side
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"live_side","checksum":"ff674d4999144da753706e4087ddaa14d7ea62307f5efd2cd663eb7d4e04ae1c"}');
--- row: database_routines function walk_in_days_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"walk_in_days_tell","checksum":"aad613a058b722974f3c92a8cf0d5dfee4fc624f4fe55a3c98e9ea590ed456d3"}');
--- row: database_routines function walk_in_visits_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"walk_in_visits_tell","checksum":"969611d3e97e88b21391133decef203c579357d9b5b80f881139dbd3fa726f54"}');
--- row: database_routines trigger company_members_unassign on company_members
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"company_members_unassign on company_members","checksum":"62c0ee7a6ae93ce0964ecdd01febeb9aec6b8032d6671418d917e3cc78defd37"}');
--- row: database_routines trigger job_hiring_managers_tell on job_hiring_managers
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"job_hiring_managers_tell on job_hiring_managers","checksum":"fba0d57fed589a771eaa0b0939fa1349eee58028c71a0a3a98034d20e8f39e23"}');
--- constraint: company_members company_members_in_role
alter table company_members add constraint company_members_in_role UNIQUE (company_id, account_id, role);
--- constraint: company_members company_members_role_check
alter table company_members add constraint company_members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'hiring-manager'::text, 'viewer'::text])));
--- constraint: job_hiring_managers job_hiring_managers_pkey
alter table job_hiring_managers add constraint job_hiring_managers_pkey PRIMARY KEY (job_id, account_id);
--- constraint: team_invitations team_invitations_role_check
alter table team_invitations add constraint team_invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'hiring-manager'::text, 'viewer'::text])));
--- foreign key: job_hiring_managers job_hiring_managers_account_id_fkey
alter table job_hiring_managers add constraint job_hiring_managers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: job_hiring_managers job_hiring_managers_job_id_fkey
alter table job_hiring_managers add constraint job_hiring_managers_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- foreign key: job_hiring_managers job_hiring_managers_member
alter table job_hiring_managers add constraint job_hiring_managers_member FOREIGN KEY (company_id, account_id, role) REFERENCES company_members(company_id, account_id, role) ON DELETE CASCADE;
--- index: job_hiring_managers_member
CREATE INDEX job_hiring_managers_member ON public.job_hiring_managers USING btree (account_id, company_id);
--- function: applications_tell()
CREATE OR REPLACE FUNCTION public.applications_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.status, old.stage_id, old.shown_status, old.applicant_id)
    is not distinct from (new.status, new.stage_id, new.shown_status, new.applicant_id) then
    return null;
  end if;
  perform live_tell('candidates', new.job_id, live_members(new.company_id, new.job_id));
  if coalesce(old.shown_status, old.status) <> coalesce(new.shown_status, new.status) then
    perform live_tell('applications', new.id, array[new.applicant_id]);
  end if;
  return null;
end $function$
;
--- function: applications_tell_new()
CREATE OR REPLACE FUNCTION public.applications_tell_new()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform live_tell('candidates', sent.job_id, live_members(sent.company_id, sent.job_id))
    from (select distinct job_id, company_id from new_applications) sent;
  return null;
end $function$
;
--- function: company_members_unassign()
CREATE OR REPLACE FUNCTION public.company_members_unassign()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from job_hiring_managers where company_id = old.company_id and account_id = old.account_id;
  return new;
end $function$
;
--- function: job_hiring_managers_tell()
CREATE OR REPLACE FUNCTION public.job_hiring_managers_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform live_tell('candidates', coalesce(new.job_id, old.job_id),
    array[coalesce(new.account_id, old.account_id)]);
  return null;
end $function$
;
--- function: live_members(p_company_id uuid, p_job_id uuid)
CREATE OR REPLACE FUNCTION public.live_members(p_company_id uuid, p_job_id uuid)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select array(
    select account_id from company_members member
    where company_id = p_company_id and (member.role <> 'hiring-manager' or exists (
      select from job_hiring_managers assigned
      where assigned.job_id = p_job_id and assigned.account_id = member.account_id
    ))
  )
$function$
;
--- function: live_side(p_application_id uuid, p_party text)
CREATE OR REPLACE FUNCTION public.live_side(p_application_id uuid, p_party text)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select case p_party when 'applicant' then array[applicant_id] else live_members(company_id, job_id) end
  from applications where id = p_application_id
$function$
;
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
      || live_members((select company_id from jobs where id = new.job_id), new.job_id));
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
    array[new.account_id] || live_members((select company_id from jobs where id = new.job_id), new.job_id));
  return null;
end $function$
;
--- trigger: company_members company_members_unassign
CREATE TRIGGER company_members_unassign BEFORE UPDATE OF role ON public.company_members FOR EACH ROW WHEN ((old.role IS DISTINCT FROM new.role)) EXECUTE FUNCTION company_members_unassign();
--- trigger: job_hiring_managers job_hiring_managers_tell
CREATE TRIGGER job_hiring_managers_tell AFTER INSERT OR DELETE ON public.job_hiring_managers FOR EACH ROW EXECUTE FUNCTION job_hiring_managers_tell();
