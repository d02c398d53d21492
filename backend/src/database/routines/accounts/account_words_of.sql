-- The words that somebody is found by in the admins' list: their e-mail, its domain, and their name from each of its
-- words on.
-- Here because the trigger accounts_words writes them, whoever changes an account.

create or replace function account_words_of(email text, name text) returns setof text language sql immutable as $$
  select left(lower(email), 120)
  union select left(substring(lower(email) from '@.*$'), 120) where email like '%@%'
  union select left(array_to_string(parts[start:], ' '), 120)
    from (select regexp_split_to_array(lower(trim(name)), '\s+')) split(parts),
      generate_series(1, least(cardinality(parts), 8)) start
    where trim(name) <> ''
$$;
