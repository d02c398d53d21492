-- A text as the tokens that search words are compared by: small letters, the singular, and no signs between. The marks
-- of Indian scripts belong to their letters, so only what is named here parts tokens.
-- Here because jobs, searches and the forms of search words must be parted alike.

create or replace function search_word_tokens(text text) returns text[] language sql immutable parallel safe as $$
  select array_remove(regexp_split_to_array(lower(job_search_singular(text)),
    '[][\s,;:|/(){}"''!?*&–—_~@%^=<>\\·•+#.$`…“”‘’«»।-]+'), '')
$$;
