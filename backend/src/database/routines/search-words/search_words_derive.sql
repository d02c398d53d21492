-- Keeps the tokens of a search word's forms, and the words that it includes, where a job's reading looks them up.
-- Here because jobs are read by them in the next transaction already, whoever changes a word.

create or replace function search_words_derive() returns trigger language plpgsql as $$
begin
  delete from search_word_forms where code = new.code;
  insert into search_word_forms (first_token, tokens, length, code, kind)
    select distinct parted.tokens[1], array_to_string(parted.tokens, ' '), cardinality(parted.tokens), new.code,
      new.kind
    from unnest(new.forms) form cross join lateral (select search_word_tokens(form) as tokens) parted
    where parted.tokens <> '{}';
  delete from search_word_includes where code = new.code;
  insert into search_word_includes (included, code) select distinct unnest(new.includes), new.code;
  return null;
end $$;

create or replace trigger search_words_derive after insert or update of forms, kind, includes on search_words
  for each row execute function search_words_derive();
