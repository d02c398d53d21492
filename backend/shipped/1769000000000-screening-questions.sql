--- after: 1768900000000-messages
--- table: screening_questions
create table screening_questions ();
--- column: applications.answers
alter table applications add column answers jsonb not null default '[]'::jsonb;
--- column: screening_questions.id
alter table screening_questions add column id uuid not null;
--- column: screening_questions.job_id
alter table screening_questions add column job_id uuid not null;
--- column: screening_questions.position
alter table screening_questions add column "position" integer not null;
--- column: screening_questions.bank_code
alter table screening_questions add column bank_code text;
--- column: screening_questions.kind
alter table screening_questions add column kind text not null;
--- column: screening_questions.text
alter table screening_questions add column text text not null;
--- column: screening_questions.options
alter table screening_questions add column options text[] not null;
--- column: screening_questions.unit
alter table screening_questions add column unit text;
--- column: screening_questions.is_required
alter table screening_questions add column is_required boolean not null;
--- column: screening_questions.wanted
alter table screening_questions add column wanted jsonb;
--- row: migrations ScreeningQuestions1769000000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769000000000,"name":"ScreeningQuestions1769000000000"}');
--- constraint: applications applications_answers_check
alter table applications add constraint applications_answers_check CHECK ((jsonb_typeof(answers) = 'array'::text));
--- constraint: screening_questions screening_questions_check
alter table screening_questions add constraint screening_questions_check CHECK (((kind = ANY (ARRAY['ONE'::text, 'SEVERAL'::text])) = (cardinality(options) > 1)));
--- constraint: screening_questions screening_questions_job_id_position_key
alter table screening_questions add constraint screening_questions_job_id_position_key UNIQUE (job_id, "position");
--- constraint: screening_questions screening_questions_kind_check
alter table screening_questions add constraint screening_questions_kind_check CHECK ((kind = ANY (ARRAY['YES_NO'::text, 'ONE'::text, 'SEVERAL'::text, 'NUMBER'::text, 'TEXT'::text, 'DATE'::text])));
--- constraint: screening_questions screening_questions_pkey
alter table screening_questions add constraint screening_questions_pkey PRIMARY KEY (id);
--- constraint: screening_questions screening_questions_position_check
alter table screening_questions add constraint screening_questions_position_check CHECK ((("position" >= 1) AND ("position" <= 10)));
--- constraint: screening_questions screening_questions_text_check
alter table screening_questions add constraint screening_questions_text_check CHECK ((text <> ''::text));
--- foreign key: screening_questions screening_questions_job_id_fkey
alter table screening_questions add constraint screening_questions_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
