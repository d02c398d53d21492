--- after: 1765810000000-typed-locations
--- gone column: notices.path
--- row: migrations NoticePaths1765900000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1765900000000,"name":"NoticePaths1765900000000"}');
