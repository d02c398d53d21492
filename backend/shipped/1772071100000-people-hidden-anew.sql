--- after: 1772071000000-applications-by-person
--- row: migrations PeopleHiddenAnew1772071100000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772071100000,"name":"PeopleHiddenAnew1772071100000"}');
