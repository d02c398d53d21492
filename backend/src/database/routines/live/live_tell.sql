-- Writes down that something has changed for accounts, and tells every node that listens, once the transaction commits.
-- A transaction tells an account once of each kind and subject, however many rows it changes.
-- Here because a change that is rolled back must tell nobody, and one that commits must not be forgotten.

create or replace function live_tell(p_kind text, p_subject_id uuid, p_accounts uuid[]) returns void
language plpgsql as $$
declare
  v_account_id uuid;
begin
  for v_account_id in
    insert into live_changes (account_id, kind, subject_id)
      select distinct account_id, p_kind, p_subject_id from unnest(p_accounts) account_id
        where account_id is not null
      on conflict do nothing returning account_id
  loop
    perform pg_notify('live_changes', json_build_object(
      'accountId', v_account_id, 'kind', p_kind, 'id', p_subject_id, 'cursor', live_cursor()
    )::text);
  end loop;
end $$;
