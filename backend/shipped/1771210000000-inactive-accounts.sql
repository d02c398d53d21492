--- after: 1771110000000-alert-language
--- table: inactivity_warnings
create table inactivity_warnings ();
--- column: accounts.last_active_on
alter table accounts add column last_active_on date not null default ((now() AT TIME ZONE 'Asia/Kolkata'::text))::date;
--- column: inactivity_warnings.account_id
alter table inactivity_warnings add column account_id uuid not null;
--- column: inactivity_warnings.step
alter table inactivity_warnings add column step smallint not null;
--- column: inactivity_warnings.id
alter table inactivity_warnings add column id uuid not null;
--- column: inactivity_warnings.inactive_since
alter table inactivity_warnings add column inactive_since date not null;
--- column: inactivity_warnings.erased_on
alter table inactivity_warnings add column erased_on date not null;
--- column: inactivity_warnings.given_at
alter table inactivity_warnings add column given_at timestamp with time zone not null;
--- column: inactivity_warnings.out_at
alter table inactivity_warnings add column out_at timestamp with time zone;
--- column: inactivity_warnings.seen_at
alter table inactivity_warnings add column seen_at timestamp with time zone not null;
--- row: migrations InactiveAccounts1771210000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771210000000,"name":"InactiveAccounts1771210000000"}');
--- constraint: inactivity_warnings inactivity_warnings_check
alter table inactivity_warnings add constraint inactivity_warnings_check CHECK ((erased_on > inactive_since));
--- constraint: inactivity_warnings inactivity_warnings_id_key
alter table inactivity_warnings add constraint inactivity_warnings_id_key UNIQUE (id);
--- constraint: inactivity_warnings inactivity_warnings_pkey
alter table inactivity_warnings add constraint inactivity_warnings_pkey PRIMARY KEY (account_id, step);
--- constraint: inactivity_warnings inactivity_warnings_step_check
alter table inactivity_warnings add constraint inactivity_warnings_step_check CHECK ((step = ANY (ARRAY[1, 2])));
--- foreign key: inactivity_warnings inactivity_warnings_account_id_fkey
alter table inactivity_warnings add constraint inactivity_warnings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: accounts_last_active
CREATE INDEX accounts_last_active ON public.accounts USING btree (last_active_on, id);
