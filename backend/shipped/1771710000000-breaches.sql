--- after: 1771610000000-consents
--- table: breaches
create table breaches ();
--- column: breaches.id
alter table breaches add column id uuid not null;
--- column: breaches.number
alter table breaches add column number integer not null generated always as identity;
--- column: breaches.version
alter table breaches add column version integer not null default 1;
--- column: breaches.noticed_at
alter table breaches add column noticed_at timestamp with time zone not null;
--- column: breaches.entered_at
alter table breaches add column entered_at timestamp with time zone not null;
--- column: breaches.what
alter table breaches add column what text not null;
--- column: breaches.data
alter table breaches add column data text not null;
--- column: breaches.people_count
alter table breaches add column people_count integer not null;
--- column: breaches.consequences
alter table breaches add column consequences text not null;
--- column: breaches.measures
alter table breaches add column measures text not null;
--- column: breaches.reported_at
alter table breaches add column reported_at timestamp with time zone;
--- row: migrations Breaches1771710000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771710000000,"name":"Breaches1771710000000"}');
--- constraint: breaches breaches_check
alter table breaches add constraint breaches_check CHECK ((reported_at >= noticed_at));
--- constraint: breaches breaches_consequences_check
alter table breaches add constraint breaches_consequences_check CHECK (((length(consequences) >= 1) AND (length(consequences) <= 4000)));
--- constraint: breaches breaches_data_check
alter table breaches add constraint breaches_data_check CHECK (((length(data) >= 1) AND (length(data) <= 4000)));
--- constraint: breaches breaches_measures_check
alter table breaches add constraint breaches_measures_check CHECK (((length(measures) >= 1) AND (length(measures) <= 4000)));
--- constraint: breaches breaches_number_key
alter table breaches add constraint breaches_number_key UNIQUE (number);
--- constraint: breaches breaches_people_count_check
alter table breaches add constraint breaches_people_count_check CHECK ((people_count >= 0));
--- constraint: breaches breaches_pkey
alter table breaches add constraint breaches_pkey PRIMARY KEY (id);
--- constraint: breaches breaches_what_check
alter table breaches add constraint breaches_what_check CHECK (((length(what) >= 1) AND (length(what) <= 4000)));
--- index: breaches_newest
CREATE INDEX breaches_newest ON public.breaches USING btree (noticed_at DESC, number DESC);
