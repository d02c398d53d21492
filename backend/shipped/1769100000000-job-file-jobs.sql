--- after: 1769000000000-screening-questions
--- column: job_file_rows.job
alter table job_file_rows add column job jsonb; alter table job_file_rows alter column job set storage external;
--- row: migrations JobFileJobs1769100000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769100000000,"name":"JobFileJobs1769100000000"}');
