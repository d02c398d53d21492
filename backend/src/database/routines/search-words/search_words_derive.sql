-- Keeps the tokens of a search word's forms, and notes that jobs don't know them yet.
-- Here because jobs are read by them in the next transaction already, whoever changes a word.

create or replace function search_words_derive() returns trigger language plpgsql as $$
begin
  delete from search_word_forms where code = new.code;
  insert into search_word_forms (tokens, code)
    select distinct array_to_string(search_word_tokens(form), ' '), new.code from unnest(new.forms) form
    where search_word_tokens(form) <> '{}';
  return null;
end $$;

create or replace trigger search_words_derive after insert or update of forms on search_words
  for each row execute function search_words_derive();
