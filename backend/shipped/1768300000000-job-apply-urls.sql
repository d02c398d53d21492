--- after: 1768200000000-search-word-edits
--- column: job_view_counts.apply_clicks
alter table job_view_counts add column apply_clicks integer not null default 0;
--- column: jobs.apply_url
alter table jobs add column apply_url text;
--- row: migrations JobApplyUrls1768300000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1768300000000,"name":"JobApplyUrls1768300000000"}');
--- constraint: jobs jobs_apply_url_check
alter table jobs add constraint jobs_apply_url_check CHECK (((apply_url ~* '^https://'::text) AND (length(apply_url) <= 500)));
