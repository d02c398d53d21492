-- Rupees a year up to which pay filters are answered from bits alone.
-- Here because the index and the search must read the same steps. job_search_terms writes their terms: a change of
-- either asks for a higher job_search_version().

create or replace function job_search_pay_ceilings() returns int[] language sql immutable as $$
  select '{
    100000, 200000, 300000, 500000, 800000, 1200000, 2000000, 3000000, 5000000, 10000000, 2000000000
  }'::int[]
$$;
