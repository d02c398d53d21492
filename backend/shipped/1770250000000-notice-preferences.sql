--- after: 1770200000000-career-pages
--- table: notice_preferences
create table notice_preferences ();
--- column: notice_preferences.account_id
alter table notice_preferences add column account_id uuid not null;
--- column: notice_preferences.page_off
alter table notice_preferences add column page_off text[] not null default '{}'::text[];
--- column: notice_preferences.mail_off
alter table notice_preferences add column mail_off text[] not null default '{}'::text[];
--- column: notice_preferences.is_daily
alter table notice_preferences add column is_daily boolean not null default false;
--- column: notice_preferences.quiet_from
alter table notice_preferences add column quiet_from integer;
--- column: notice_preferences.quiet_to
alter table notice_preferences add column quiet_to integer;
--- column: notice_preferences.summary_at
alter table notice_preferences add column summary_at timestamp with time zone;
--- column: notice_preferences.secret
alter table notice_preferences add column secret text not null default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text);
--- column: notices.is_shown
alter table notices add column is_shown boolean not null default true;
--- column: notices.mail_at
alter table notices add column mail_at timestamp with time zone;
--- row: migrations NoticePreferences1770250000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770250000000,"name":"NoticePreferences1770250000000"}');
--- constraint: notice_preferences notice_preferences_check
alter table notice_preferences add constraint notice_preferences_check CHECK (((quiet_from IS NULL) = (quiet_to IS NULL)));
--- constraint: notice_preferences notice_preferences_check1
alter table notice_preferences add constraint notice_preferences_check1 CHECK ((quiet_from <> quiet_to));
--- constraint: notice_preferences notice_preferences_pkey
alter table notice_preferences add constraint notice_preferences_pkey PRIMARY KEY (account_id);
--- constraint: notice_preferences notice_preferences_quiet_from_check
alter table notice_preferences add constraint notice_preferences_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 23)));
--- constraint: notice_preferences notice_preferences_quiet_to_check
alter table notice_preferences add constraint notice_preferences_quiet_to_check CHECK (((quiet_to >= 0) AND (quiet_to <= 23)));
--- constraint: notice_preferences notice_preferences_secret_key
alter table notice_preferences add constraint notice_preferences_secret_key UNIQUE (secret);
--- foreign key: notice_preferences notice_preferences_account_id_fkey
alter table notice_preferences add constraint notice_preferences_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: notice_preferences_summary
CREATE INDEX notice_preferences_summary ON public.notice_preferences USING btree (summary_at) WHERE (summary_at IS NOT NULL);
--- index: notices_mail
CREATE INDEX notices_mail ON public.notices USING btree (mail_at) WHERE (mail_at IS NOT NULL);
