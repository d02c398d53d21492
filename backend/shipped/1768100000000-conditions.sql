--- after: 1768000000000-search-versions
--- row: migrations Conditions1768100000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1768100000000,"name":"Conditions1768100000000"}');
--- constraint: search_words search_words_kind_check
alter table search_words add constraint search_words_kind_check CHECK ((kind = ANY (ARRAY['TRADE'::text, 'SKILL'::text, 'LEVEL'::text, 'WORD'::text, 'NONE'::text, 'CONDITION'::text])));
