-- Keeps a search as what a job must have to be found by it, in place of what was kept under the id. The terms are those
-- that job_search asks the blocks for, so a job is found by both or by neither.
-- A search is kept under keys: one for each pair of a term of its rarest words and one of its place. Without words, or
-- without a place, the other stands alone; without both, another of its terms.
-- Here because jobs and searches must be read alike.

create or replace function job_search_keep(p_id uuid, p_facets text[], p_text text, p_pay_from int, p_pay_to int)
  returns void language plpgsql set jit = off as $$
declare
  c_most_pairs constant int := 200;
  -- A group of places with a title's word or remote work in it makes no pairs: job_search_keys knows places alone.
  c_places constant text := E'^((at|for|cell|place):[^\x01]*(\x01|$))+$';
  v_read record := job_search_read(p_text);
  v_clauses text[] := array(
    select distinct clause
    from unnest(p_facets || job_search_pay_terms(p_pay_from, p_pay_to) || v_read.terms) clause where clause <> 'live'
  );
  v_words text[] := string_to_array(job_search_clause(v_clauses, '^(w|t|skill):'), E'\x01');
  v_places text[] := string_to_array(job_search_clause(v_clauses, c_places), E'\x01');
  v_keys bigint[];
begin
  if v_words is not null and v_places is not null
      and cardinality(v_words) * cardinality(v_places) <= c_most_pairs then
    v_keys := array(
      select hashtextextended(word, hashtextextended(place, 0)) from unnest(v_words) word, unnest(v_places) place
    );
  else
    v_keys := array(
      select hashtextextended(term, 0) from unnest(coalesce(v_words, v_places,
        string_to_array(coalesce(job_search_clause(v_clauses, '^[^:]+:'), v_clauses[1], 'live'), E'\x01'))) term
    );
  end if;
  delete from job_search_kept where id = p_id;
  insert into job_search_kept (id, terms, groups, title_terms, pay_from, pay_to) values (
    p_id,
    array(select clause from unnest(v_clauses) clause where strpos(clause, E'\x01') = 0),
    array(select clause from unnest(v_clauses) clause where strpos(clause, E'\x01') > 0),
    string_to_array(v_read.tiers[4], E'\x01'),
    p_pay_from, p_pay_to
  );
  insert into job_search_kept_keys (key, kept_id) select distinct key, p_id from unnest(v_keys) key;
end $$;
