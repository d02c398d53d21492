--- after: 1770300000000-teams
--- table: application_scorecards
create table application_scorecards ();
--- table: job_scorecard_criteria
create table job_scorecard_criteria ();
--- column: application_scorecards.id
alter table application_scorecards add column id uuid not null;
--- column: application_scorecards.application_id
alter table application_scorecards add column application_id uuid not null;
--- column: application_scorecards.author_id
alter table application_scorecards add column author_id uuid;
--- column: application_scorecards.marks
alter table application_scorecards add column marks jsonb not null;
--- column: application_scorecards.remark
alter table application_scorecards add column remark text not null;
--- column: application_scorecards.average
alter table application_scorecards add column average double precision not null;
--- column: application_scorecards.created_at
alter table application_scorecards add column created_at timestamp with time zone not null;
--- column: application_scorecards.updated_at
alter table application_scorecards add column updated_at timestamp with time zone not null;
--- column: job_scorecard_criteria.job_id
alter table job_scorecard_criteria add column job_id uuid not null;
--- column: job_scorecard_criteria.criteria
alter table job_scorecard_criteria add column criteria text[] not null;
--- row: migrations Scorecards1770350000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770350000000,"name":"Scorecards1770350000000"}');
--- constraint: application_scorecards application_scorecards_application_id_author_id_key
alter table application_scorecards add constraint application_scorecards_application_id_author_id_key UNIQUE (application_id, author_id);
--- constraint: application_scorecards application_scorecards_average_check
alter table application_scorecards add constraint application_scorecards_average_check CHECK (((average >= (1)::double precision) AND (average <= (5)::double precision)));
--- constraint: application_scorecards application_scorecards_marks_check
alter table application_scorecards add constraint application_scorecards_marks_check CHECK ((jsonb_typeof(marks) = 'array'::text));
--- constraint: application_scorecards application_scorecards_pkey
alter table application_scorecards add constraint application_scorecards_pkey PRIMARY KEY (id);
--- constraint: application_scorecards application_scorecards_remark_check
alter table application_scorecards add constraint application_scorecards_remark_check CHECK ((length(remark) <= 500));
--- constraint: job_scorecard_criteria job_scorecard_criteria_criteria_check
alter table job_scorecard_criteria add constraint job_scorecard_criteria_criteria_check CHECK (((cardinality(criteria) >= 1) AND (cardinality(criteria) <= 8)));
--- constraint: job_scorecard_criteria job_scorecard_criteria_pkey
alter table job_scorecard_criteria add constraint job_scorecard_criteria_pkey PRIMARY KEY (job_id);
--- foreign key: application_scorecards application_scorecards_application_id_fkey
alter table application_scorecards add constraint application_scorecards_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
--- foreign key: application_scorecards application_scorecards_author_id_fkey
alter table application_scorecards add constraint application_scorecards_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: job_scorecard_criteria job_scorecard_criteria_job_id_fkey
alter table job_scorecard_criteria add constraint job_scorecard_criteria_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- index: application_scorecards_author
CREATE INDEX application_scorecards_author ON public.application_scorecards USING btree (author_id);
