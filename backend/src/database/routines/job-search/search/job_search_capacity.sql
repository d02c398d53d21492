-- How many jobs fit into a block of the search index: as many as a row of job_search_bits has bits.
-- Here because only routines read it.

create or replace function job_search_capacity() returns int language sql immutable as $$ select 31744 $$;
