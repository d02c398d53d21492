--- after: 1772070500000-alert-mails-once
--- column: verification_requests.answer
alter table verification_requests add column answer text;
--- row: migrations VerificationAnswers1772070600000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772070600000,"name":"VerificationAnswers1772070600000"}');
