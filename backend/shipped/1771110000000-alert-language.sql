--- after: 1771010000000-push-subscriptions
--- column: alerts.language
alter table alerts add column language text;
--- row: migrations AlertLanguage1771110000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771110000000,"name":"AlertLanguage1771110000000"}');
--- constraint: alerts alerts_language
alter table alerts add constraint alerts_language CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text])));
