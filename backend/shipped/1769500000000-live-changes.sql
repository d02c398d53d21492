--- after: 1769100000000-job-file-jobs
--- table: live_changes
create table live_changes ();
--- column: live_changes.account_id
alter table live_changes add column account_id uuid not null;
--- column: live_changes.xid
alter table live_changes add column xid xid8 not null default pg_current_xact_id();
--- column: live_changes.kind
alter table live_changes add column kind text not null;
--- column: live_changes.subject_id
alter table live_changes add column subject_id uuid not null;
--- column: live_changes.at
alter table live_changes add column at timestamp with time zone not null default clock_timestamp();
--- row: migrations LiveChanges1769500000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769500000000,"name":"LiveChanges1769500000000"}');
--- row: database_routines function accounts_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"accounts_tell","checksum":"8d9737bc37fa4622eb0756b5c3300ac742c71cca3a3c6ed7ccd6e3690b6e2705"}');
--- row: database_routines function applications_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"applications_tell","checksum":"66bccb2ae2045d5f8e653c1d5f21c3a58e555fcd799912eec59f9ce675e104ee"}');
--- row: database_routines function applications_tell_new
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"applications_tell_new","checksum":"20bed9385b9c11010d1e15dedae5cf83366635af4e8fc884dcfa08c8d51f4a81"}');
--- row: database_routines function interviews_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"interviews_tell","checksum":"7932eb2f6b7396ada685d0e631e6e3522836456345c141bab9a82de46e3093b9"}');
--- row: database_routines function live_cursor
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"live_cursor","checksum":"30663eed94f1145d2ab6ab959dead2389f3aee59a20e01cb4c465ea4f58b3d9c"}');
--- row: database_routines function live_members
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"live_members","checksum":"ccbb7a290a26d0f2f85f48e4f75aaf2366c5efd78087d5a6605a7c4b849ea0f1"}');
--- row: database_routines function live_side
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"live_side","checksum":"9a3eb3f3f07df53bddfe3b977ae1bf4d550f56bed12ed421ab9e8c96822d7206"}');
--- row: database_routines function live_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"live_tell","checksum":"63a02c0884b3972223b921d9e8aab401e836accc866cd3c761043593578ea776"}');
--- row: database_routines function message_threads_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"message_threads_tell","checksum":"70246f3d60d1430a66421e8e15505120f14c0d64c14f30e123f087e6b47bde1b"}');
--- row: database_routines function messages_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"messages_tell","checksum":"a74c7bf655f51cf8635f0a6bd040f82e639a40a177e6bc2c940e2688222b3c0e"}');
--- row: database_routines function notices_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"notices_tell","checksum":"2613014f33091914d58c6303742f91b66f5601a15fd68b9c7b051a015ac2195b"}');
--- row: database_routines trigger accounts_tell on accounts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"accounts_tell on accounts","checksum":"6dabad438f297c05686b7b6e38b0cfddbe2aceadc6e66876e67ea58b934c4efd"}');
--- row: database_routines trigger applications_tell on applications
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"applications_tell on applications","checksum":"12cadb8b26e9377a4339ac27e2b45b9f8aacb2922e4b6fb8a81ca3f84ac68688"}');
--- row: database_routines trigger applications_tell_new on applications
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"applications_tell_new on applications","checksum":"c22759adf58ac3a29704e862e00e7d75cf1bbf17a02e1df07d087ee1f0ce8b7d"}');
--- row: database_routines trigger interviews_tell on interviews
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"interviews_tell on interviews","checksum":"65a8919d5f18b81d2b0f2199eb7fae507afed21bafd8a3ced05d9e72a1b68289"}');
--- row: database_routines trigger message_threads_tell on message_threads
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"message_threads_tell on message_threads","checksum":"03b36c5fa9fb330434db7135cae942c302d42ef23005a922711b12db73780e56"}');
--- row: database_routines trigger messages_tell on messages
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"messages_tell on messages","checksum":"740cdc85a5a5706b6267d2ead1b211deeeb8e0d5918ea7413f4faa6044acaaff"}');
--- row: database_routines trigger notices_tell on notices
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"notices_tell on notices","checksum":"4519792b531ff001168ff5c12a3097695b7e8b2418bca85bf78aa4a663e99cb5"}');
--- constraint: live_changes live_changes_kind_check
alter table live_changes add constraint live_changes_kind_check CHECK ((kind = ANY (ARRAY['notices'::text, 'messages'::text, 'applications'::text, 'candidates'::text, 'interviews'::text, 'account'::text])));
--- constraint: live_changes live_changes_pkey
alter table live_changes add constraint live_changes_pkey PRIMARY KEY (account_id, xid, kind, subject_id);
--- index: live_changes_at
CREATE INDEX live_changes_at ON public.live_changes USING btree (at);
--- function: accounts_tell()
CREATE OR REPLACE FUNCTION public.accounts_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform live_tell('account', old.id, array[old.id]);
  return null;
end $function$
;
--- function: applications_tell()
CREATE OR REPLACE FUNCTION public.applications_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.status, old.shown_status, old.applicant_id)
    is not distinct from (new.status, new.shown_status, new.applicant_id) then
    return null;
  end if;
  perform live_tell('candidates', new.job_id, live_members(new.company_id));
  if coalesce(old.shown_status, old.status) <> coalesce(new.shown_status, new.status) then
    perform live_tell('applications', new.id, array[new.applicant_id]);
  end if;
  return null;
end $function$
;
--- function: applications_tell_new()
CREATE OR REPLACE FUNCTION public.applications_tell_new()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform live_tell('candidates', sent.job_id, live_members(sent.company_id))
    from (select distinct job_id, company_id from new_applications) sent;
  return null;
end $function$
;
--- function: interviews_tell()
CREATE OR REPLACE FUNCTION public.interviews_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_slots uuid[] := array[new.slot_id, case when tg_op = 'UPDATE' then old.slot_id end];
  v_other uuid;
begin
  perform live_tell('interviews', new.application_id, live_side(new.application_id, 'company'));
  if new.status in ('attended', 'missed') then
    return null;
  end if;
  perform live_tell('interviews', new.application_id, live_side(new.application_id, 'applicant'));
  for v_other in
    select distinct interview.application_id
      from interview_offers offer join interviews interview on interview.id = offer.interview_id
      where offer.slot_id = any (v_slots) and interview.id <> new.id
        and interview.status in ('offered', 'scheduled')
  loop
    perform live_tell('interviews', v_other, live_side(v_other, 'applicant') || live_side(v_other, 'company'));
  end loop;
  return null;
end $function$
;
--- function: live_cursor()
CREATE OR REPLACE FUNCTION public.live_cursor()
 RETURNS text
 LANGUAGE sql
AS $function$
  select concat_ws('-', floor(extract(epoch from pg_postmaster_start_time()))::bigint,
    pg_snapshot_xmin(pg_current_snapshot()), floor(extract(epoch from clock_timestamp()))::bigint)
$function$
;
--- function: live_members(p_company_id uuid)
CREATE OR REPLACE FUNCTION public.live_members(p_company_id uuid)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select array(select account_id from company_members where company_id = p_company_id)
$function$
;
--- function: live_side(p_application_id uuid, p_party text)
CREATE OR REPLACE FUNCTION public.live_side(p_application_id uuid, p_party text)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select case p_party when 'applicant' then array[applicant_id] else live_members(company_id) end
  from applications where id = p_application_id
$function$
;
--- function: live_tell(p_kind text, p_subject_id uuid, p_accounts uuid[])
CREATE OR REPLACE FUNCTION public.live_tell(p_kind text, p_subject_id uuid, p_accounts uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
--- function: message_threads_tell()
CREATE OR REPLACE FUNCTION public.message_threads_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.applicant_read_at, old.company_read_at, old.applicant_blocked_at, old.company_blocked_at)
    is distinct from
    (new.applicant_read_at, new.company_read_at, new.applicant_blocked_at, new.company_blocked_at) then
    perform live_tell('messages', new.application_id,
      live_side(new.application_id, 'applicant') || live_side(new.application_id, 'company'));
  end if;
  return null;
end $function$
;
--- function: messages_tell()
CREATE OR REPLACE FUNCTION public.messages_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform live_tell('messages', new.application_id, live_side(new.application_id, new.party));
  if new.state = 'delivered' or (tg_op = 'UPDATE' and old.state = 'delivered') then
    perform live_tell('messages', new.application_id,
      live_side(new.application_id, case new.party when 'company' then 'applicant' else 'company' end));
  end if;
  return null;
end $function$
;
--- function: notices_tell()
CREATE OR REPLACE FUNCTION public.notices_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform live_tell('notices', new.account_id, array[new.account_id]);
  return null;
end $function$
;
--- trigger: accounts accounts_tell
CREATE TRIGGER accounts_tell AFTER DELETE OR UPDATE OF blocked_at ON public.accounts FOR EACH ROW EXECUTE FUNCTION accounts_tell();
--- trigger: applications applications_tell
CREATE TRIGGER applications_tell AFTER UPDATE OF status, shown_status, applicant_id ON public.applications FOR EACH ROW EXECUTE FUNCTION applications_tell();
--- trigger: applications applications_tell_new
CREATE TRIGGER applications_tell_new AFTER INSERT ON public.applications REFERENCING NEW TABLE AS new_applications FOR EACH STATEMENT EXECUTE FUNCTION applications_tell_new();
--- trigger: interviews interviews_tell
CREATE TRIGGER interviews_tell AFTER INSERT OR UPDATE OF status, slot_id, sequence, words, asked_at, feedback, changed_at ON public.interviews FOR EACH ROW EXECUTE FUNCTION interviews_tell();
--- trigger: message_threads message_threads_tell
CREATE TRIGGER message_threads_tell AFTER UPDATE OF applicant_read_at, company_read_at, applicant_blocked_at, company_blocked_at ON public.message_threads FOR EACH ROW EXECUTE FUNCTION message_threads_tell();
--- trigger: messages messages_tell
CREATE TRIGGER messages_tell AFTER INSERT OR UPDATE OF state ON public.messages FOR EACH ROW EXECUTE FUNCTION messages_tell();
--- trigger: notices notices_tell
CREATE TRIGGER notices_tell AFTER INSERT OR UPDATE OF params, created_at, read_at ON public.notices FOR EACH ROW EXECUTE FUNCTION notices_tell();
