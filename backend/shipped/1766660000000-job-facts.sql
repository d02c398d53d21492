--- after: 1766650000000-files
--- column: jobs.shift
alter table jobs add column shift text;
--- column: jobs.days_a_week
alter table jobs add column days_a_week integer;
--- column: jobs.english_level
alter table jobs add column english_level text;
--- column: jobs.languages
alter table jobs add column languages text[] not null default '{}'::text[];
--- column: jobs.notice_period_days
alter table jobs add column notice_period_days integer;
--- column: jobs.freshers_welcome
alter table jobs add column freshers_welcome boolean not null default false;
--- column: jobs.own_two_wheeler
alter table jobs add column own_two_wheeler boolean not null default false;
--- column: jobs.walk_in_from
alter table jobs add column walk_in_from date;
--- column: jobs.walk_in_until
alter table jobs add column walk_in_until date;
--- column: jobs.walk_in_hours
alter table jobs add column walk_in_hours text;
--- column: jobs.walk_in_venue
alter table jobs add column walk_in_venue text;
--- column: jobs.facilities_for_disabled
alter table jobs add column facilities_for_disabled text;
--- row: migrations JobFacts1766660000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1766660000000,"name":"JobFacts1766660000000"}');
--- constraint: jobs jobs_days_a_week_check
alter table jobs add constraint jobs_days_a_week_check CHECK (((days_a_week >= 1) AND (days_a_week <= 7)));
--- constraint: jobs jobs_english_level_check
alter table jobs add constraint jobs_english_level_check CHECK ((english_level = ANY (ARRAY['none'::text, 'basic'::text, 'good'::text, 'fluent'::text])));
--- constraint: jobs jobs_notice_period_days_check
alter table jobs add constraint jobs_notice_period_days_check CHECK ((notice_period_days = ANY (ARRAY[0, 15, 30, 60, 90])));
--- constraint: jobs jobs_pay_unit_check
alter table jobs add constraint jobs_pay_unit_check CHECK ((pay_unit = ANY (ARRAY['year'::text, 'month'::text, 'day'::text, 'hour'::text])));
--- constraint: jobs jobs_shift_check
alter table jobs add constraint jobs_shift_check CHECK ((shift = ANY (ARRAY['day'::text, 'night'::text, 'rotational'::text, 'flexible'::text])));
--- constraint: jobs jobs_walk_in_days_check
alter table jobs add constraint jobs_walk_in_days_check CHECK ((walk_in_from <= walk_in_until));
