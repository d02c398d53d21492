--- after: 1765100000000-user-words
--- row: migrations AdminLists1765200000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1765200000000,"name":"AdminLists1765200000000"}');
--- index: audit_entries_action
CREATE INDEX audit_entries_action ON public.audit_entries USING btree (action, at DESC, id DESC);
--- index: audit_entries_actor
CREATE INDEX audit_entries_actor ON public.audit_entries USING btree (actor_id, at DESC, id DESC);
--- index: audit_entries_kind
CREATE INDEX audit_entries_kind ON public.audit_entries USING btree (split_part(action, '.'::text, 1), at DESC, id DESC);
--- index: audit_entries_subject
CREATE INDEX audit_entries_subject ON public.audit_entries USING btree (subject_id, at DESC, id DESC);
--- index: companies_name
CREATE INDEX companies_name ON public.companies USING gin (name gin_trgm_ops);
--- index: companies_standing
CREATE INDEX companies_standing ON public.companies USING btree ((
CASE
    WHEN (blocked_at IS NOT NULL) THEN 'blocked'::text
    WHEN (verified_at IS NOT NULL) THEN 'verified'::text
    ELSE 'unverified'::text
END), id);
--- index: jobs_lapse
CREATE INDEX jobs_lapse ON public.jobs USING btree (open_until, id) WHERE is_listed;
--- index: jobs_standing
CREATE INDEX jobs_standing ON public.jobs USING btree ((
CASE
    WHEN (removed_at IS NOT NULL) THEN 'removed'::text
    WHEN (closed_at IS NOT NULL) THEN 'closed'::text
    WHEN (NOT is_listed) THEN 'held'::text
    WHEN (report_count > 0) THEN 'flagged'::text
    ELSE 'listed'::text
END), (
CASE
    WHEN ((removed_at IS NOT NULL) OR (closed_at IS NOT NULL)) THEN 0
    WHEN (report_count > 0) THEN 2
    WHEN (held_at IS NOT NULL) THEN 1
    ELSE 0
END), id);
--- index: jobs_title
CREATE INDEX jobs_title ON public.jobs USING gin (title gin_trgm_ops);
