--- after: 1768300000000-job-apply-urls
--- column: job_file_contents.content
alter table job_file_contents add column content bytea not null; alter table job_file_contents alter column content set storage external;
--- row: migrations JobFilePieces1768310000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1768310000000,"name":"JobFilePieces1768310000000"}');
