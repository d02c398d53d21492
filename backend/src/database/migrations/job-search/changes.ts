/** The columns whose change a search could tell, beside whether the job is listed. */
export const NOTED = [
  "search_document",
  "type",
  "work_mode",
  "city",
  "locality",
  "skills",
  "pay_yearly_min",
  "pay_yearly_max",
  "experience_min_years",
  "experience_max_years",
  "posted_at",
  "open_until",
  "is_company_verified",
] as const;

const columnsOf = (row: string, columns: readonly string[]) =>
  ["is_listed", ...columns].map((column) => `${row}.${column}`).join(", ");

/** Notes the jobs of an update of which one of these columns has changed. */
export const noteUpdate = (columns: readonly string[]) => `
  create or replace function job_search_note_update() returns trigger language plpgsql as $$
  begin
    perform job_search_note(array(
      select job.id from new_jobs job join old_jobs former on former.id = job.id
      where (former.is_listed or job.is_listed)
        and (${columnsOf("job", columns)}) is distinct from (${columnsOf("former", columns)})
    ));
    return null;
  end $$;
`;

/** Noting every change to a job that a search could tell, in the transaction that makes it. */
export const JOB_SEARCH_CHANGES = `
  create function job_search_note(p_jobs uuid[]) returns void language sql as $$
    insert into job_search_changes (job_id, is_listed, terms, open_until, posted_at, pay_min, pay_max, newest_key,
        pay_key, title, skills, city, locality)
      select job.id, job.is_listed, case when job.is_listed then job_search_terms(job) else '{}' end,
        job.open_until, job.posted_at, job.pay_yearly_min, job.pay_yearly_max,
        job_search_newest_key(job.posted_at, job.id),
        job_search_pay_key(job.pay_yearly_max, job.posted_at, job.id),
        job.title, job.skills, job.city, job.locality
      from jobs job where job.id = any (p_jobs)
  $$;

  create function job_search_note_insert() returns trigger language plpgsql as $$
  begin
    perform job_search_note(array(select id from new_jobs where is_listed));
    return null;
  end $$;

${noteUpdate(NOTED)}
  create function job_search_note_delete() returns trigger language plpgsql as $$
  begin
    insert into job_search_changes (job_id, is_listed) select id, false from old_jobs where is_listed;
    return null;
  end $$;

  create trigger job_search_insert after insert on jobs
    referencing new table as new_jobs for each statement execute function job_search_note_insert();
  create trigger job_search_update after update on jobs
    referencing old table as old_jobs new table as new_jobs
    for each statement execute function job_search_note_update();
  create trigger job_search_delete after delete on jobs
    referencing old table as old_jobs for each statement execute function job_search_note_delete();

  create function job_search_note_truncate() returns trigger language plpgsql as $$
  begin
    perform job_search_clear();
    return null;
  end $$;
  create trigger job_search_truncate after truncate on jobs
    for each statement execute function job_search_note_truncate();

  -- Fires for each row; the first one of a transaction folds all. A fold rewrites the bits of every term
  -- concerned, so a large board lets some changes come together first, and a load, of which more is to come, many.
  create function job_search_fold_at_commit() returns trigger language plpgsql as $$
  declare
    v_waiting int;
    v_own int;
    v_enough int := 4000;
  begin
    if current_setting('job_search.folded_by', true) = pg_current_xact_id()::text then return null; end if;
    perform set_config('job_search.folded_by', pg_current_xact_id()::text, true);
    select count(*), count(*) filter (where xmin = pg_current_xact_id()::xid) into v_waiting, v_own
      from job_search_changes;
    if v_own < 100 then
      select least(sum(live) / 1000, 32) into v_enough from job_search_blocks where sorting = 'newest';
    end if;
    if v_waiting >= v_enough then perform job_search_fold(); end if;
    return null;
  end $$;
  create constraint trigger job_search_fold_at_commit after insert on job_search_changes
    deferrable initially deferred for each row execute function job_search_fold_at_commit();
`;
