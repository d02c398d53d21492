--- after: 1768800000000-career-profiles
--- table: message_reports
create table message_reports ();
--- table: message_templates
create table message_templates ();
--- table: message_threads
create table message_threads ();
--- table: messages
create table messages ();
--- column: message_reports.id
alter table message_reports add column id uuid not null;
--- column: message_reports.message_id
alter table message_reports add column message_id uuid not null;
--- column: message_reports.account_id
alter table message_reports add column account_id uuid;
--- column: message_reports.reason
alter table message_reports add column reason text not null;
--- column: message_reports.comment
alter table message_reports add column comment text;
--- column: message_reports.created_at
alter table message_reports add column created_at timestamp with time zone not null;
--- column: message_reports.settled_at
alter table message_reports add column settled_at timestamp with time zone;
--- column: message_templates.id
alter table message_templates add column id uuid not null;
--- column: message_templates.company_id
alter table message_templates add column company_id uuid not null;
--- column: message_templates.title
alter table message_templates add column title text not null;
--- column: message_templates.text
alter table message_templates add column text text not null;
--- column: message_templates.changed_at
alter table message_templates add column changed_at timestamp with time zone not null;
--- column: message_threads.application_id
alter table message_threads add column application_id uuid not null;
--- column: message_threads.company_id
alter table message_threads add column company_id uuid not null;
--- column: message_threads.member_id
alter table message_threads add column member_id uuid;
--- column: message_threads.applicant_sent_at
alter table message_threads add column applicant_sent_at timestamp with time zone;
--- column: message_threads.company_sent_at
alter table message_threads add column company_sent_at timestamp with time zone;
--- column: message_threads.last_sent_at
alter table message_threads add column last_sent_at timestamp with time zone not null default '-infinity'::timestamp with time zone;
--- column: message_threads.applicant_read_at
alter table message_threads add column applicant_read_at timestamp with time zone;
--- column: message_threads.company_read_at
alter table message_threads add column company_read_at timestamp with time zone;
--- column: message_threads.applicant_blocked_at
alter table message_threads add column applicant_blocked_at timestamp with time zone;
--- column: message_threads.company_blocked_at
alter table message_threads add column company_blocked_at timestamp with time zone;
--- column: messages.id
alter table messages add column id uuid not null;
--- column: messages.application_id
alter table messages add column application_id uuid not null;
--- column: messages.party
alter table messages add column party text not null;
--- column: messages.sender_id
alter table messages add column sender_id uuid;
--- column: messages.text
alter table messages add column text text not null;
--- column: messages.state
alter table messages add column state text not null;
--- column: messages.held_rules
alter table messages add column held_rules text[] not null default '{}'::text[];
--- column: messages.sent_at
alter table messages add column sent_at timestamp with time zone not null;
--- row: migrations Messages1768900000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1768900000000,"name":"Messages1768900000000"}');
--- constraint: message_reports message_reports_message_id_account_id_key
alter table message_reports add constraint message_reports_message_id_account_id_key UNIQUE (message_id, account_id);
--- constraint: message_reports message_reports_pkey
alter table message_reports add constraint message_reports_pkey PRIMARY KEY (id);
--- constraint: message_reports message_reports_reason_check
alter table message_reports add constraint message_reports_reason_check CHECK ((reason = ANY (ARRAY['scam'::text, 'asks-for-money'::text, 'rude'::text, 'other'::text])));
--- constraint: message_templates message_templates_pkey
alter table message_templates add constraint message_templates_pkey PRIMARY KEY (id);
--- constraint: message_threads message_threads_pkey
alter table message_threads add constraint message_threads_pkey PRIMARY KEY (application_id);
--- constraint: messages messages_party_check
alter table messages add constraint messages_party_check CHECK ((party = ANY (ARRAY['applicant'::text, 'company'::text])));
--- constraint: messages messages_pkey
alter table messages add constraint messages_pkey PRIMARY KEY (id);
--- constraint: messages messages_state_check
alter table messages add constraint messages_state_check CHECK ((state = ANY (ARRAY['delivered'::text, 'held'::text, 'removed'::text])));
--- constraint: messages messages_text_check
alter table messages add constraint messages_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)));
--- foreign key: message_reports message_reports_account_id_fkey
alter table message_reports add constraint message_reports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: message_reports message_reports_message_id_fkey
alter table message_reports add constraint message_reports_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;
--- foreign key: message_templates message_templates_company_id_fkey
alter table message_templates add constraint message_templates_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: message_threads message_threads_application_id_fkey
alter table message_threads add constraint message_threads_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
--- foreign key: message_threads message_threads_company_id_fkey
alter table message_threads add constraint message_threads_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: message_threads message_threads_member_id_fkey
alter table message_threads add constraint message_threads_member_id_fkey FOREIGN KEY (member_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: messages messages_application_id_fkey
alter table messages add constraint messages_application_id_fkey FOREIGN KEY (application_id) REFERENCES message_threads(application_id) ON DELETE CASCADE;
--- foreign key: messages messages_sender_id_fkey
alter table messages add constraint messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- index: message_reports_account
CREATE INDEX message_reports_account ON public.message_reports USING btree (account_id);
--- index: message_reports_open
CREATE INDEX message_reports_open ON public.message_reports USING btree (message_id) WHERE (settled_at IS NULL);
--- index: message_templates_title
CREATE UNIQUE INDEX message_templates_title ON public.message_templates USING btree (company_id, lower(title));
--- index: message_threads_company
CREATE INDEX message_threads_company ON public.message_threads USING btree (company_id);
--- index: message_threads_member
CREATE INDEX message_threads_member ON public.message_threads USING btree (member_id);
--- index: messages_held
CREATE INDEX messages_held ON public.messages USING btree (id) WHERE (state = 'held'::text);
--- index: messages_sender
CREATE INDEX messages_sender ON public.messages USING btree (sender_id);
--- index: messages_thread
CREATE UNIQUE INDEX messages_thread ON public.messages USING btree (application_id, sent_at);
--- index: notices_unread_messages
CREATE UNIQUE INDEX notices_unread_messages ON public.notices USING btree (account_id, ((params ->> 'applicationId'::text))) WHERE ((kind = 'message.received'::text) AND (read_at IS NULL));
