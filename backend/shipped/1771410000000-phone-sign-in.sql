--- after: 1771110000000-alert-language
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
--- row: database_routines function accounts_words
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"accounts_words","checksum":"4c45fde9de68f6e6a13659af4069634162717c4fd2108432ec6cd4d0fe19956a"}');
--- row: database_routines trigger accounts_words on accounts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"accounts_words on accounts","checksum":"9c05ecc41ae5feeca04e75717c3a085936a7160007dd3efaba8e7bd15a386aaf"}');
--- index: accounts_phone
CREATE UNIQUE INDEX accounts_phone ON public.accounts USING btree (phone_number) WHERE (phone_number IS NOT NULL);
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
