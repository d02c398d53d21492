--- after: 1772060000000-job-highlights
--- table: sms_days
create table sms_days ();
--- column: notice_preferences.sms_on
alter table notice_preferences add column sms_on text[] not null default '{}'::text[];
--- column: notices.sms_at
alter table notices add column sms_at timestamp with time zone;
--- column: notices.texted_at
alter table notices add column texted_at timestamp with time zone;
--- column: sms_days.day
alter table sms_days add column day date not null;
--- column: sms_days.sent
alter table sms_days add column sent integer not null;
--- row: migrations NoticeSms1772061000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772061000000,"name":"NoticeSms1772061000000"}');
--- constraint: sms_days sms_days_pkey
alter table sms_days add constraint sms_days_pkey PRIMARY KEY (day);
--- constraint: sms_days sms_days_sent_check
alter table sms_days add constraint sms_days_sent_check CHECK ((sent >= 0));
--- index: notices_texted
CREATE INDEX notices_texted ON public.notices USING btree (account_id, texted_at) WHERE (texted_at IS NOT NULL);
