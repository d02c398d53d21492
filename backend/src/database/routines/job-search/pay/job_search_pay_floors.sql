-- Rupees a year from which pay filters are answered from bits alone.
-- Here because the index and the search must read the same steps. job_search_terms writes their terms: a change of
-- either asks for a higher job_search_version().

create or replace function job_search_pay_floors() returns int[] language sql immutable as $$
  select '{
    1, 100000, 150000, 200000, 250000, 300000, 400000, 500000, 600000, 700000, 800000, 900000, 1000000, 1200000,
    1500000, 1800000, 2000000, 2500000, 3000000, 4000000, 5000000, 7500000, 10000000, 20000000
  }'::int[]
$$;
