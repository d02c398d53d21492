-- Keeps, for each term, who is found by it and when they were listed.
-- Here because no path may turn somebody off, or change their terms, and leave them to be found as before.

create or replace function people_keep_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.is_on, old.id, old.listed_at, old.terms) = (new.is_on, new.id, new.listed_at, new.terms)
  then return null;
  end if;
  if tg_op <> 'INSERT' and old.is_on then
    delete from people_by_term
      where term = any (old.terms) and listed_at = old.listed_at and person_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.is_on then
    insert into people_by_term select distinct term, new.listed_at, new.id from unnest(new.terms) term
      on conflict do nothing;
  end if;
  return null;
end $$;

create or replace trigger findable_people_keep_terms after insert or delete or update of is_on, id, listed_at, terms
  on findable_people for each row execute function people_keep_terms();
