--- after: 1770910000000-team-seats
--- table: push_subscriptions
create table push_subscriptions ();
--- column: notice_preferences.push_off
alter table notice_preferences add column push_off text[] not null default '{}'::text[];
--- column: notices.push_at
alter table notices add column push_at timestamp with time zone;
--- column: notices.pushed_to
alter table notices add column pushed_to uuid[] not null default '{}'::uuid[];
--- column: push_subscriptions.id
alter table push_subscriptions add column id uuid not null;
--- column: push_subscriptions.account_id
alter table push_subscriptions add column account_id uuid not null;
--- column: push_subscriptions.endpoint
alter table push_subscriptions add column endpoint text not null;
--- column: push_subscriptions.p256dh
alter table push_subscriptions add column p256dh text not null;
--- column: push_subscriptions.auth
alter table push_subscriptions add column auth text not null;
--- column: push_subscriptions.device
alter table push_subscriptions add column device text not null;
--- column: push_subscriptions.created_at
alter table push_subscriptions add column created_at timestamp with time zone not null;
--- column: push_subscriptions.used_at
alter table push_subscriptions add column used_at timestamp with time zone;
--- row: migrations PushSubscriptions1771010000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771010000000,"name":"PushSubscriptions1771010000000"}');
--- row: database_routines function accounts_words
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"accounts_words","checksum":"4c45fde9de68f6e6a13659af4069634162717c4fd2108432ec6cd4d0fe19956a"}');
--- row: database_routines trigger accounts_words on accounts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"accounts_words on accounts","checksum":"9c05ecc41ae5feeca04e75717c3a085936a7160007dd3efaba8e7bd15a386aaf"}');
--- constraint: push_subscriptions push_subscriptions_endpoint_check
alter table push_subscriptions add constraint push_subscriptions_endpoint_check CHECK ((endpoint <> ''::text));
--- constraint: push_subscriptions push_subscriptions_endpoint_key
alter table push_subscriptions add constraint push_subscriptions_endpoint_key UNIQUE (endpoint);
--- constraint: push_subscriptions push_subscriptions_pkey
alter table push_subscriptions add constraint push_subscriptions_pkey PRIMARY KEY (id);
--- foreign key: push_subscriptions push_subscriptions_account_id_fkey
alter table push_subscriptions add constraint push_subscriptions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: push_subscriptions_account
CREATE INDEX push_subscriptions_account ON public.push_subscriptions USING btree (account_id);
--- function: accounts_words()
CREATE OR REPLACE FUNCTION public.accounts_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from account_words where account_id = new.id;
  insert into account_words (account_id, word, role, status, plan)
    select new.id, word, new.role, new.status, new.plan
    from (
      select account_words_of(new.email, new.display_name)
      union select unnest(array[new.phone_number, right(new.phone_number, 10)])
    ) known (word)
    where word is not null;
  return null;
end $function$
;
--- trigger: accounts accounts_words
CREATE TRIGGER accounts_words AFTER INSERT OR UPDATE OF email, display_name, phone_number, role, email_verified_at, blocked_at, plan ON public.accounts FOR EACH ROW EXECUTE FUNCTION accounts_words();
