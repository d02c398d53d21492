--- after: 1765000000000-erased-applicants
--- gone column: account_words.word
--- gone column: account_words.account_id
--- gone index: account_words_account
--- column: account_words.account_id
alter table account_words add column account_id uuid not null;
--- column: account_words.word
alter table account_words add column word text collate "C" not null;
--- column: account_words.role
alter table account_words add column role text collate "C" not null;
--- column: account_words.status
alter table account_words add column status text collate "C" not null;
--- column: account_words.plan
alter table account_words add column plan text collate "C" not null;
--- row: migrations UserWords1765100000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1765100000000,"name":"UserWords1765100000000"}');
--- constraint: account_words account_words_pkey
alter table account_words add constraint account_words_pkey PRIMARY KEY (account_id, word);
--- index: account_words_filter
CREATE INDEX account_words_filter ON public.account_words USING btree (role, status, plan, word, account_id);
--- function: accounts_words()
CREATE OR REPLACE FUNCTION public.accounts_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        delete from account_words where account_id = new.id;
        insert into account_words
          select new.id, word, new.role, new.status, new.plan
          from account_words_of(new.email, new.display_name) word;
        return null;
      end $function$
;
--- trigger: accounts accounts_words
CREATE TRIGGER accounts_words AFTER INSERT OR UPDATE OF email, display_name, role, email_verified_at, blocked_at, plan ON public.accounts FOR EACH ROW EXECUTE FUNCTION accounts_words();
