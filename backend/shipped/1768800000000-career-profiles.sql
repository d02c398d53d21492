--- after: 1768600000000-interviews
--- table: career_profiles
create table career_profiles ();
--- column: applications.career
alter table applications add column career jsonb;
--- column: career_profiles.account_id
alter table career_profiles add column account_id uuid not null;
--- column: career_profiles.facts
alter table career_profiles add column facts jsonb not null;
--- column: career_profiles.audiences
alter table career_profiles add column audiences jsonb not null;
--- column: career_profiles.version
alter table career_profiles add column version integer not null;
--- column: career_profiles.updated_at
alter table career_profiles add column updated_at timestamp with time zone not null;
--- column: jobs.asks_phone
alter table jobs add column asks_phone boolean not null default false;
--- column: jobs.asks_resume
alter table jobs add column asks_resume boolean not null default false;
--- column: jobs.asks_notice_period
alter table jobs add column asks_notice_period boolean not null default false;
--- column: jobs.asks_expected_pay
alter table jobs add column asks_expected_pay boolean not null default false;
--- row: migrations CareerProfiles1768800000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1768800000000,"name":"CareerProfiles1768800000000"}');
--- row: database_routines function search_words_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"search_words_derive","checksum":"0e84bc76e8a53dbcf7ba25e0d27e3f243b13495c90043cddca253ca66824d447"}');
--- constraint: career_profiles career_profiles_pkey
alter table career_profiles add constraint career_profiles_pkey PRIMARY KEY (account_id);
--- foreign key: career_profiles career_profiles_account_id_fkey
alter table career_profiles add constraint career_profiles_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- function: search_words_derive()
CREATE OR REPLACE FUNCTION public.search_words_derive()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from search_word_forms where code = new.code;
  insert into search_word_forms (first_token, tokens, length, code, kind)
    select distinct parted.tokens[1], array_to_string(parted.tokens, ' '), cardinality(parted.tokens), new.code,
      new.kind
    from unnest(new.forms) form cross join lateral (select search_word_tokens(form) as tokens) parted
    where parted.tokens <> '{}';
  if new.kind = 'WORD' then
    -- Those with this word derive their forms anew.
    update search_words set forms = forms
      where kind <> 'WORD' and code in (
        select code from search_word_forms where new.code = any (string_to_array(tokens, ' ')) and length > 1
      );
  else
    insert into search_word_forms (first_token, tokens, length, code, kind)
      select written.tokens[1], array_to_string(written.tokens, ' '), cardinality(written.tokens), new.code, new.kind
      from unnest(new.forms) form cross join lateral (select search_word_tokens(form) as tokens) parted
      join search_word_forms spelt on spelt.code = any (parted.tokens) and spelt.length = 1
        and spelt.kind = 'WORD' and spelt.first_token ~ '^[a-z]+$'
      cross join lateral (select array_replace(parted.tokens, spelt.code, spelt.first_token) as tokens) written
      where cardinality(parted.tokens) > 1
      on conflict do nothing;
  end if;
  delete from search_word_includes where code = new.code;
  insert into search_word_includes (included, code) select distinct unnest(new.includes), new.code;
  return null;
end $function$
;
