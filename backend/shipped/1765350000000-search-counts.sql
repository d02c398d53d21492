--- after: 1765300000000-search-words
--- row: migrations SearchCounts1765350000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1765350000000,"name":"SearchCounts1765350000000"}');
