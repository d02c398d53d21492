--- after: 1771710000000-breaches
--- table: application_stage_moves
create table application_stage_moves ();
--- table: pipeline_stages
create table pipeline_stages ();
--- column: application_stage_moves.id
alter table application_stage_moves add column id uuid not null;
--- column: application_stage_moves.application_id
alter table application_stage_moves add column application_id uuid not null;
--- column: application_stage_moves.from_status
alter table application_stage_moves add column from_status text not null;
--- column: application_stage_moves.status
alter table application_stage_moves add column status text not null;
--- column: application_stage_moves.from_stage_id
alter table application_stage_moves add column from_stage_id uuid;
--- column: application_stage_moves.stage_id
alter table application_stage_moves add column stage_id uuid;
--- column: application_stage_moves.stage_name
alter table application_stage_moves add column stage_name text;
--- column: application_stage_moves.actor_id
alter table application_stage_moves add column actor_id uuid;
--- column: application_stage_moves.api_key_id
alter table application_stage_moves add column api_key_id uuid;
--- column: application_stage_moves.move_id
alter table application_stage_moves add column move_id uuid not null;
--- column: application_stage_moves.at
alter table application_stage_moves add column at timestamp with time zone not null;
--- column: application_stage_moves.is_undo
alter table application_stage_moves add column is_undo boolean not null;
--- column: applications.stage_id
alter table applications add column stage_id uuid;
--- column: pipeline_stages.id
alter table pipeline_stages add column id uuid not null;
--- column: pipeline_stages.company_id
alter table pipeline_stages add column company_id uuid not null;
--- column: pipeline_stages.name
alter table pipeline_stages add column name text not null;
--- column: pipeline_stages.status
alter table pipeline_stages add column status text not null;
--- column: pipeline_stages.position
alter table pipeline_stages add column "position" integer not null;
--- column: pipeline_stages.created_at
alter table pipeline_stages add column created_at timestamp with time zone not null;
--- row: migrations PipelineStages1771810000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771810000000,"name":"PipelineStages1771810000000"}');
--- row: database_routines function applications_leave_stage
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"applications_leave_stage","checksum":"d765697590bc946bf8e8ab84140855a96f45f5c501b1f7e14f4d2c114836064b"}');
--- row: database_routines function applications_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"applications_tell","checksum":"6b26ddcd8d560be4ed1181cde695f04fb80f388189766eb84be24e2af848d217"}');
--- row: database_routines trigger applications_leave_stage on applications
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"applications_leave_stage on applications","checksum":"c28744e6a9fb2f507cbf1ce8dff2a2e133fe50045a2088c8b49b936c4f8a5397"}');
--- row: database_routines trigger applications_tell on applications
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"applications_tell on applications","checksum":"8b55dd9477984a66563acb48c56d0fa27e61048455ef84ebbdb85996859cd201"}');
--- constraint: application_stage_moves application_stage_moves_pkey
alter table application_stage_moves add constraint application_stage_moves_pkey PRIMARY KEY (id);
--- constraint: pipeline_stages pipeline_stages_id_company_id_status_key
alter table pipeline_stages add constraint pipeline_stages_id_company_id_status_key UNIQUE (id, company_id, status);
--- constraint: pipeline_stages pipeline_stages_name_check
alter table pipeline_stages add constraint pipeline_stages_name_check CHECK (((length(name) >= 2) AND (length(name) <= 40)));
--- constraint: pipeline_stages pipeline_stages_pkey
alter table pipeline_stages add constraint pipeline_stages_pkey PRIMARY KEY (id);
--- constraint: pipeline_stages pipeline_stages_position_check
alter table pipeline_stages add constraint pipeline_stages_position_check CHECK (("position" >= 0));
--- constraint: pipeline_stages pipeline_stages_status_check
alter table pipeline_stages add constraint pipeline_stages_status_check CHECK ((status = ANY (ARRAY['viewed'::text, 'shortlisted'::text, 'interview'::text, 'offered'::text])));
--- foreign key: application_stage_moves application_stage_moves_application_id_fkey
alter table application_stage_moves add constraint application_stage_moves_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
--- foreign key: applications applications_stage
alter table applications add constraint applications_stage FOREIGN KEY (stage_id, company_id, status) REFERENCES pipeline_stages(id, company_id, status);
--- foreign key: pipeline_stages pipeline_stages_company_id_fkey
alter table pipeline_stages add constraint pipeline_stages_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- index: application_stage_moves_application
CREATE INDEX application_stage_moves_application ON public.application_stage_moves USING btree (application_id, at, id);
--- index: application_stage_moves_move
CREATE INDEX application_stage_moves_move ON public.application_stage_moves USING btree (move_id);
--- index: applications_stage
CREATE INDEX applications_stage ON public.applications USING btree (stage_id, job_id) WHERE (stage_id IS NOT NULL);
--- index: pipeline_stages_name
CREATE UNIQUE INDEX pipeline_stages_name ON public.pipeline_stages USING btree (company_id, lower(name));
--- function: applications_leave_stage()
CREATE OR REPLACE FUNCTION public.applications_leave_stage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.stage_id is not distinct from old.stage_id
    and (new.status, new.company_id) is distinct from (old.status, old.company_id) then
    new.stage_id := null;
  end if;
  return new;
end $function$
;
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
  perform live_tell('candidates', new.job_id, live_members(new.company_id));
  if coalesce(old.shown_status, old.status) <> coalesce(new.shown_status, new.status) then
    perform live_tell('applications', new.id, array[new.applicant_id]);
  end if;
  return null;
end $function$
;
--- trigger: applications applications_leave_stage
CREATE TRIGGER applications_leave_stage BEFORE UPDATE OF status, company_id ON public.applications FOR EACH ROW EXECUTE FUNCTION applications_leave_stage();
--- trigger: applications applications_tell
CREATE TRIGGER applications_tell AFTER UPDATE OF status, stage_id, shown_status, applicant_id ON public.applications FOR EACH ROW EXECUTE FUNCTION applications_tell();
