--- after: 1765350000000-search-counts.1
--- column: companies.name_key
alter table companies add column name_key text;
--- row: migrations CompanyNames1765500000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1765500000000,"name":"CompanyNames1765500000000"}');
--- index: companies_name_key
CREATE INDEX companies_name_key ON public.companies USING btree (name_key);
