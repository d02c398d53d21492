--- after: 1764900000000-moderation
--- column: applications.applicant_id
alter table applications add column applicant_id uuid;
--- row: migrations ErasedApplicants1765000000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1765000000000,"name":"ErasedApplicants1765000000000"}');
--- foreign key: applications applications_applicant_id_fkey
alter table applications add constraint applications_applicant_id_fkey FOREIGN KEY (applicant_id) REFERENCES accounts(id);
