--- after: 1771910000000-nominees
--- column: accounts.minor_at
alter table accounts add column minor_at timestamp with time zone;
--- row: migrations UnderAge1771920000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771920000000,"name":"UnderAge1771920000000"}');
--- constraint: accounts accounts_one_age
alter table accounts add constraint accounts_one_age CHECK (((adult_at IS NULL) OR (minor_at IS NULL)));
