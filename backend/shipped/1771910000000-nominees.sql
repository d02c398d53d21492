--- after: 1771810000000-pipeline-stages
--- table: nominees
create table nominees ();
--- column: nominees.account_id
alter table nominees add column account_id uuid not null;
--- column: nominees.name
alter table nominees add column name text not null;
--- column: nominees.relation
alter table nominees add column relation text not null;
--- column: nominees.email
alter table nominees add column email text;
--- column: nominees.phone
alter table nominees add column phone text;
--- column: nominees.named_at
alter table nominees add column named_at timestamp with time zone not null;
--- row: migrations Nominees1771910000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771910000000,"name":"Nominees1771910000000"}');
--- constraint: nominees nominees_email_check
alter table nominees add constraint nominees_email_check CHECK (((length(email) >= 1) AND (length(email) <= 254)));
--- constraint: nominees nominees_name_check
alter table nominees add constraint nominees_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)));
--- constraint: nominees nominees_phone_check
alter table nominees add constraint nominees_phone_check CHECK ((phone ~ '^\+91[1-9][0-9]{9}$'::text));
--- constraint: nominees nominees_pkey
alter table nominees add constraint nominees_pkey PRIMARY KEY (account_id);
--- constraint: nominees nominees_reachable
alter table nominees add constraint nominees_reachable CHECK (((email IS NOT NULL) OR (phone IS NOT NULL)));
--- constraint: nominees nominees_relation_check
alter table nominees add constraint nominees_relation_check CHECK (((length(relation) >= 1) AND (length(relation) <= 60)));
--- foreign key: nominees nominees_account_id_fkey
alter table nominees add constraint nominees_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
