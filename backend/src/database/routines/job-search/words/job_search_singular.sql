-- A text with its words in the singular, by the rule of thumb that an "s" behind two letters goes.
-- English stems make one word of developer and development: right for what is found, wrong for what comes first. A
-- title is the role's own name, so its words are compared as they stand but for a plural.
-- Here because jobs and searches must be read alike.

create or replace function job_search_singular(text text) returns text language sql immutable parallel safe as $$
  select regexp_replace(job_search_spelt_out(text), '(\w\w[^s\W])s\M', '\1', 'gi')
$$;
