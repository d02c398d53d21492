-- Rupees a year. job_search_terms writes the terms of the same steps; a change of either asks for
-- job_search_rebuild().
-- A function because the index and the search must read the same steps.

create or replace function job_search_pay_ceilings() returns int[] language sql immutable as $$
  select '{
    100000, 200000, 300000, 500000, 800000, 1200000, 2000000, 3000000, 5000000, 10000000, 2000000000
  }'::int[]
$$;
