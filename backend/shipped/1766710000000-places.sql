--- after: 1766650000000-files
--- table: gazetteers
create table gazetteers ();
--- table: places
create table places ();
--- column: gazetteers.checksum
alter table gazetteers add column checksum text not null;
--- column: gazetteers.applied_at
alter table gazetteers add column applied_at timestamp with time zone not null default now();
--- column: places.id
alter table places add column id integer not null;
--- column: places.kind
alter table places add column kind text not null;
--- column: places.name
alter table places add column name text not null;
--- column: places.city_id
alter table places add column city_id integer;
--- column: places.district_name
alter table places add column district_name text;
--- column: places.state_id
alter table places add column state_id integer;
--- column: places.region_ids
alter table places add column region_ids integer[] not null;
--- column: places.latitude
alter table places add column latitude double precision;
--- column: places.longitude
alter table places add column longitude double precision;
--- column: places.population
alter table places add column population integer not null;
--- row: migrations Places1766710000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1766710000000,"name":"Places1766710000000"}');
--- constraint: gazetteers gazetteers_pkey
alter table gazetteers add constraint gazetteers_pkey PRIMARY KEY (checksum);
--- constraint: places places_check
alter table places add constraint places_check CHECK (((city_id IS NOT NULL) = (kind = 'locality'::text)));
--- constraint: places places_check1
alter table places add constraint places_check1 CHECK (((latitude IS NULL) = (longitude IS NULL)));
--- constraint: places places_kind_check
alter table places add constraint places_kind_check CHECK ((kind = ANY (ARRAY['country'::text, 'state'::text, 'region'::text, 'city'::text, 'locality'::text])));
--- constraint: places places_pkey
alter table places add constraint places_pkey PRIMARY KEY (id);
--- foreign key: places places_city_id_fkey
alter table places add constraint places_city_id_fkey FOREIGN KEY (city_id) REFERENCES places(id);
--- foreign key: places places_state_id_fkey
alter table places add constraint places_state_id_fkey FOREIGN KEY (state_id) REFERENCES places(id);
--- index: places_city_id
CREATE INDEX places_city_id ON public.places USING btree (city_id) WHERE (city_id IS NOT NULL);
