--- after: 1771210000000-inactive-accounts
--- column: accounts.email
alter table accounts add column email text;
--- column: accounts.phone_told_at
alter table accounts add column phone_told_at timestamp with time zone;
--- generated column: accounts.status
alter table accounts add column status text not null generated always as (
CASE
    WHEN (blocked_at IS NOT NULL) THEN 'blocked'::text
    WHEN ((email_verified_at IS NOT NULL) OR (phone_number IS NOT NULL)) THEN 'active'::text
    ELSE 'pending'::text
END) stored;
--- row: migrations PhoneSignIn1771410000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771410000000,"name":"PhoneSignIn1771410000000"}');
--- index: accounts_phone
CREATE UNIQUE INDEX accounts_phone ON public.accounts USING btree (phone_number) WHERE (phone_number IS NOT NULL);
