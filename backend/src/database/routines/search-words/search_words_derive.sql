-- Keeps the tokens of a search word's forms, and the words that it includes, where a job's reading looks them up.
-- WORD-09: a form with a word that is written in several ways is there in each Latin one: "sales executive" and "sales
-- exec".
-- The settings keep it on the index by code: a scan of all forms for each form grew with the catalogue's square.
-- Here because jobs are read by them in the next transaction already, whoever changes a word.

create or replace function search_words_derive() returns trigger language plpgsql
  set jit = off set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
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
      cross join lateral (select distinct unnest(parted.tokens) as token) own
      join search_word_forms spelt on spelt.code = own.token and spelt.length = 1
        and spelt.kind = 'WORD' and spelt.first_token ~ '^[a-z]+$'
      cross join lateral (select array_replace(parted.tokens, spelt.code, spelt.first_token) as tokens) written
      where cardinality(parted.tokens) > 1
      on conflict do nothing;
  end if;
  delete from search_word_includes where code = new.code;
  insert into search_word_includes (included, code) select distinct unnest(new.includes), new.code;
  return null;
end $$;

create or replace trigger search_words_derive after insert or update of forms, kind, includes on search_words
  for each row execute function search_words_derive();
