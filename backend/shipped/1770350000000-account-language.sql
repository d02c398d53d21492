--- after: 1770300000000-teams
--- column: accounts.language
alter table accounts add column language text;
--- row: migrations AccountLanguage1770350000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770350000000,"name":"AccountLanguage1770350000000"}');
--- constraint: accounts accounts_language
alter table accounts add constraint accounts_language CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text])));
