--- after: 1770710000000-webhooks
--- table: grievances
create table grievances ();
--- column: grievances.id
alter table grievances add column id uuid not null;
--- column: grievances.number
alter table grievances add column number integer not null generated always as identity;
--- column: grievances.account_id
alter table grievances add column account_id uuid not null;
--- column: grievances.kind
alter table grievances add column kind text not null;
--- column: grievances.text
alter table grievances add column text text not null;
--- column: grievances.raised_at
alter table grievances add column raised_at timestamp with time zone not null;
--- column: grievances.due_on
alter table grievances add column due_on date not null;
--- column: grievances.place
alter table grievances add column place smallint;
--- column: grievances.answered_at
alter table grievances add column answered_at timestamp with time zone;
--- column: grievances.answer
alter table grievances add column answer text;
--- column: grievances.answered_by
alter table grievances add column answered_by uuid;
--- row: migrations Grievances1770810000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770810000000,"name":"Grievances1770810000000"}');
--- constraint: grievances grievances_account_id_place_key
alter table grievances add constraint grievances_account_id_place_key UNIQUE (account_id, place);
--- constraint: grievances grievances_answer_check
alter table grievances add constraint grievances_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 4000)));
--- constraint: grievances grievances_check
alter table grievances add constraint grievances_check CHECK (((answered_at IS NULL) = (answer IS NULL)));
--- constraint: grievances grievances_check1
alter table grievances add constraint grievances_check1 CHECK (((answered_at IS NULL) = (place IS NOT NULL)));
--- constraint: grievances grievances_kind_check
alter table grievances add constraint grievances_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'correction'::text, 'erasure'::text, 'consent'::text, 'other'::text])));
--- constraint: grievances grievances_number_key
alter table grievances add constraint grievances_number_key UNIQUE (number);
--- constraint: grievances grievances_pkey
alter table grievances add constraint grievances_pkey PRIMARY KEY (id);
--- constraint: grievances grievances_place_check
alter table grievances add constraint grievances_place_check CHECK (((place >= 1) AND (place <= 3)));
--- constraint: grievances grievances_text_check
alter table grievances add constraint grievances_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)));
--- foreign key: grievances grievances_account_id_fkey
alter table grievances add constraint grievances_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: grievances grievances_answered_by_fkey
alter table grievances add constraint grievances_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- index: grievances_account
CREATE INDEX grievances_account ON public.grievances USING btree (account_id, number DESC);
--- index: grievances_answered
CREATE INDEX grievances_answered ON public.grievances USING btree (answered_at) WHERE (answered_at IS NOT NULL);
--- index: grievances_answered_by
CREATE INDEX grievances_answered_by ON public.grievances USING btree (answered_by);
--- index: grievances_open
CREATE INDEX grievances_open ON public.grievances USING btree (due_on, number) WHERE (answered_at IS NULL);
