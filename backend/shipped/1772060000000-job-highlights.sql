--- after: 1771980000000-mail-suppressions
--- table: email_changes
create table email_changes ();
--- column: accounts.email_told_at
alter table accounts add column email_told_at timestamp with time zone;
--- column: email_changes.id
alter table email_changes add column id uuid not null;
--- column: email_changes.account_id
alter table email_changes add column account_id uuid not null;
--- column: email_changes.old_email
alter table email_changes add column old_email text;
--- column: email_changes.new_email
alter table email_changes add column new_email text not null;
--- column: email_changes.confirm_hash
alter table email_changes add column confirm_hash text;
--- column: email_changes.stop_hash
alter table email_changes add column stop_hash text;
--- column: email_changes.requested_at
alter table email_changes add column requested_at timestamp with time zone not null;
--- column: email_changes.confirmed_at
alter table email_changes add column confirmed_at timestamp with time zone;
--- column: email_changes.stopped_at
alter table email_changes add column stopped_at timestamp with time zone;
--- column: job_file_rows.wording
alter table job_file_rows add column wording jsonb not null default '[]'::jsonb;
--- column: job_file_rows.company_id
alter table job_file_rows add column company_id uuid;
--- column: job_files.type_answers
alter table job_files add column type_answers jsonb not null default '{}'::jsonb;
--- column: job_files.company_answers
alter table job_files add column company_answers jsonb not null default '{}'::jsonb;
--- column: job_view_counts.highlighted_views
alter table job_view_counts add column highlighted_views integer not null default 0;
--- column: jobs.highlighted_at
alter table jobs add column highlighted_at timestamp with time zone;
--- column: jobs.highlighted_until
alter table jobs add column highlighted_until timestamp with time zone;
--- column: plans.highlighted_jobs
alter table plans add column highlighted_jobs integer not null default 0;
--- row: migrations EmailChanges1771970000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771970000000,"name":"EmailChanges1771970000000"}');
--- row: migrations JobFileCompanies1771952000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771952000000,"name":"JobFileCompanies1771952000000"}');
--- row: migrations JobFileTypes1771950000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771950000000,"name":"JobFileTypes1771950000000"}');
--- row: migrations JobFileWording1771951000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771951000000,"name":"JobFileWording1771951000000"}');
--- row: migrations JobHighlights1772060000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772060000000,"name":"JobHighlights1772060000000"}');
--- row: database_routines function job_highlights_renew
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_highlights_renew","checksum":"2695f36ae2413b2805eb5a5818a0cf7fb71739a3e833d6937375b6bdc335fc74"}');
--- row: database_routines function job_highlights_spread
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_highlights_spread","checksum":"e88cb29e6c94228656c0a58486a92d1f3190024365be853909add42067b8afbf"}');
--- row: database_routines function job_search_note_update
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_update","checksum":"f54d54da7118306c127e3952c4d39bd2d3b808af661d8aaf7ec2b80e1581f460"}');
--- row: database_routines function job_search_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_terms","checksum":"e118126b51200cf8f4ceb7d6dc1bb129d146f330afe8253d98aebd22d21888d8"}');
--- row: database_routines function jobs_highlight
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_highlight","checksum":"e43c892f240e582baafb14f061176f673fc5db7e235cf997cc13d497d8b5e983"}');
--- row: database_routines function jobs_highlight_moved
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_highlight_moved","checksum":"fbea8ce058a7b972984ba74f78b9c527bacedd134919c2a066436c862719d8be"}');
--- row: database_routines trigger companies_highlights on companies
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"companies_highlights on companies","checksum":"f5f891fe662e9c5be89c78e172a17f61b327144ba59ba407a3dc2200f1d281bd"}');
--- row: database_routines trigger company_members_highlights on company_members
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"company_members_highlights on company_members","checksum":"fe08ed3f320cf72fe3853addccec4c4256b0e9543c039c60b44564a6553e0b07"}');
--- row: database_routines trigger jobs_highlight on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_highlight on jobs","checksum":"0f25fb900c63baeaa937d49a3b9f5e9d5b5a62ca500236ec3d97f496195bf3f4"}');
--- row: database_routines trigger jobs_highlight_moved on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_highlight_moved on jobs","checksum":"7aac80cd077b3c384771f6c8eb0ee04efcfd08dc82cbfc87c0e82f20ca0c45eb"}');
--- row: database_routines trigger plans_highlights on plans
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"plans_highlights on plans","checksum":"0f7f1710fab5f16b24549e65fe40512bd0ec2b1ee4bfd6bb7c694cdea8bcbf75"}');
--- row: database_routines trigger subscriptions_highlights on subscriptions
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"subscriptions_highlights on subscriptions","checksum":"26d15d2bf339ea5578ce9f6881f4caa3142d5febbbc10afedb93fe1002d6bbe0"}');
--- row: plans free
insert into plans select * from json_populate_record(null::plans, '{"code":"free","monthly_application_limit":5,"resume_template_limit":2,"features":["view-listings","basic-templates","basic-search"],"name":"Free","monthly_price":0,"rank":0,"team_seats":2,"highlighted_jobs":0}');
--- row: plans paid
insert into plans select * from json_populate_record(null::plans, '{"code":"paid","monthly_application_limit":25,"resume_template_limit":5,"features":["view-listings","basic-templates","basic-search","professional-templates","advanced-filters"],"name":"Paid","monthly_price":299,"rank":1,"team_seats":2,"highlighted_jobs":0}');
--- row: plans premium
insert into plans select * from json_populate_record(null::plans, '{"code":"premium","monthly_application_limit":null,"resume_template_limit":null,"features":["view-listings","basic-templates","basic-search","professional-templates","advanced-filters","priority-processing"],"name":"Premium","monthly_price":799,"rank":2,"team_seats":2,"highlighted_jobs":0}');
--- constraint: email_changes email_changes_confirm_hash_key
alter table email_changes add constraint email_changes_confirm_hash_key UNIQUE (confirm_hash);
--- constraint: email_changes email_changes_new_email_check
alter table email_changes add constraint email_changes_new_email_check CHECK (((length(new_email) >= 1) AND (length(new_email) <= 254)));
--- constraint: email_changes email_changes_old_email_check
alter table email_changes add constraint email_changes_old_email_check CHECK (((length(old_email) >= 1) AND (length(old_email) <= 254)));
--- constraint: email_changes email_changes_pkey
alter table email_changes add constraint email_changes_pkey PRIMARY KEY (id);
--- constraint: email_changes email_changes_stop_hash_key
alter table email_changes add constraint email_changes_stop_hash_key UNIQUE (stop_hash);
--- constraint: email_changes email_changes_stoppable
alter table email_changes add constraint email_changes_stoppable CHECK (((stop_hash IS NULL) OR (old_email IS NOT NULL)));
--- constraint: jobs jobs_highlighted_check
alter table jobs add constraint jobs_highlighted_check CHECK (((highlighted_until IS NULL) OR (highlighted_at IS NOT NULL)));
--- constraint: plans plans_highlighted_jobs_check
alter table plans add constraint plans_highlighted_jobs_check CHECK ((highlighted_jobs >= 0));
--- foreign key: email_changes email_changes_account_id_fkey
alter table email_changes add constraint email_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: email_changes_account
CREATE INDEX email_changes_account ON public.email_changes USING btree (account_id, requested_at);
--- index: email_changes_time
CREATE INDEX email_changes_time ON public.email_changes USING btree (requested_at);
--- index: jobs_highlighted
CREATE INDEX jobs_highlighted ON public.jobs USING btree (company_id) WHERE (highlighted_at IS NOT NULL);
--- function: job_highlights_renew(p_companies uuid[])
CREATE OR REPLACE FUNCTION public.job_highlights_renew(p_companies uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from companies where id = any (p_companies) order by id for no key update;
  with allowed as (
    select member.company_id, held_plan.highlighted_jobs as most, held.changes_at,
      case when held.next_plan is null then held_plan.highlighted_jobs else next_plan.highlighted_jobs end as most_after
    from company_members member
      left join subscriptions held on held.account_id = member.account_id
      join plans held_plan on held_plan.code = coalesce(held.plan, starting_plan())
      left join plans next_plan on next_plan.code = held.next_plan
    where member.company_id = any (p_companies) and member.role = 'owner'
  ), highlighted as (
    select job.id, job.company_id, company.verified_until,
      company.verified_at is not null and job.open_until > now() as may_be,
      row_number() over (
        partition by job.company_id, job.open_until > now() order by job.highlighted_at, job.id
      ) as place
    from jobs job join companies company on company.id = job.company_id
    where job.company_id = any (p_companies) and job.highlighted_at is not null
  ), renewed as (
    select id, case when may_be then least(verified_until, (
        select max(case when place <= least(most, most_after) then timestamptz '9999-12-31'
          when place <= most then changes_at end)
        from allowed where allowed.company_id = highlighted.company_id and place <= most
      )) end as until,
      may_be and exists (
        select from allowed where allowed.company_id = highlighted.company_id and place <= most
      ) as stays
    from highlighted
  )
  update jobs set highlighted_at = case when stays then highlighted_at end,
      highlighted_until = case when stays then until end
    from renewed
    where jobs.id = renewed.id
      and (not stays or highlighted_until is distinct from until);
end $function$
;
--- function: job_highlights_spread()
CREATE OR REPLACE FUNCTION public.job_highlights_spread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_companies uuid[];
begin
  if tg_table_name = 'companies' then
    v_companies := array[new.id];
  elsif tg_table_name = 'company_members' then
    v_companies := array[coalesce(new.company_id, old.company_id)];
  elsif tg_table_name = 'subscriptions' then
    v_companies := array(
      select company_id from company_members
      where account_id = coalesce(new.account_id, old.account_id) and role = 'owner'
    );
  else
    v_companies := array(select distinct company_id from jobs where highlighted_at is not null);
  end if;
  v_companies := array(
    select distinct company_id from jobs where company_id = any (v_companies) and highlighted_at is not null
  );
  if v_companies <> '{}' then perform job_highlights_renew(v_companies); end if;
  return null;
end $function$
;
--- function: job_search_note_update()
CREATE OR REPLACE FUNCTION public.job_search_note_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_changed uuid[] := array(
    select job.id from new_jobs job join old_jobs former on former.id = job.id
    where (former.is_listed or job.is_listed)
      and (
        job.is_listed, job.search_document, job.type, job.work_mode, job.city, job.locality, job.place_ids,
        job.skills, job.pay_yearly_min, job.pay_yearly_max, job.experience_min_years, job.experience_max_years,
        job.posted_at, job.open_until, job.is_company_verified, job.does_company_reply, job.education, job.shift,
        job.english_level, job.walk_in_until, job.highlighted_until is null
      ) is distinct from (
        former.is_listed, former.search_document, former.type, former.work_mode, former.city, former.locality,
        former.place_ids, former.skills, former.pay_yearly_min, former.pay_yearly_max, former.experience_min_years,
        former.experience_max_years, former.posted_at, former.open_until, former.is_company_verified,
        former.does_company_reply, former.education, former.shift, former.english_level, former.walk_in_until,
        former.highlighted_until is null
      )
  );
begin
  if v_changed = '{}' then return null; end if;
  perform job_search_note(v_changed);
  perform job_search_arrive(array(
    select job.id from new_jobs job join old_jobs former on former.id = job.id
    where job.id = any (v_changed) and job.is_listed and job.open_until > now()
      and not (former.is_listed and former.open_until > now())
  ), v_changed);
  return null;
end $function$
;
--- function: job_search_terms(job jobs)
CREATE OR REPLACE FUNCTION public.job_search_terms(job jobs)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select array_remove(array['live', 'type:' || job.type, 'mode:' || job.work_mode,
      case when job.is_company_verified then 'verified' end,
      case when job.does_company_reply then 'replies' end,
      case when job.highlighted_until is not null then 'highlighted' end,
      -- Nodes of the release before ask for the next two.
      'city:' || lower(job.city), 'locality:' || lower(job.locality),
      case when coalesce(job.place_ids, '{}') = '{}' then 'place:' || lower(job.city) end,
      case when coalesce(job.place_ids, '{}') = '{}' then 'place:' || lower(job.locality) end], null)
    || job_search_place_terms(job.place_ids)
    || job_search_fact_terms(job.education, job.shift, job.english_level, job.walk_in_until, job.posted_at,
      job.open_until)
    -- Each element of a list with a prefix; null where the list is empty.
    || string_to_array('w:' || nullif(array_to_string(
      tsvector_to_array(ts_filter(job.search_document, '{a,b,c}')), E'\x01w:'), ''), E'\x01')
    || string_to_array('t:' || nullif(array_to_string(
      tsvector_to_array(ts_filter(job.search_document, '{d}')), E'\x01t:'), ''), E'\x01')
    || string_to_array(lower(array_to_string(string_to_array('skill:' || nullif(array_to_string(
      job.skills, E'\x01skill:'), ''), E'\x01'), E'\x01')), E'\x01')
    || ('{
      years:0, years:1, years:2, years:3, years:4, years:5, years:6, years:7, years:8, years:9, years:10, years:11,
      years:12, years:13, years:14, years:15, years:16, years:17, years:18, years:19, years:20, years:21, years:22,
      years:23, years:24, years:25, years:26, years:27, years:28, years:29, years:30
    }'::text[])[job.experience_min_years + 1 : least(coalesce(job.experience_max_years, 30), 30) + 1]
    || ('{
      pay>=1, pay>=100000, pay>=150000, pay>=200000, pay>=250000, pay>=300000, pay>=400000, pay>=500000,
      pay>=600000, pay>=700000, pay>=800000, pay>=900000, pay>=1000000, pay>=1200000, pay>=1500000, pay>=1800000,
      pay>=2000000, pay>=2500000, pay>=3000000, pay>=4000000, pay>=5000000, pay>=7500000, pay>=10000000,
      pay>=20000000
    }'::text[])[1 : width_bucket(job.pay_yearly_max, '{
      1, 100000, 150000, 200000, 250000, 300000, 400000, 500000, 600000, 700000, 800000, 900000, 1000000, 1200000,
      1500000, 1800000, 2000000, 2500000, 3000000, 4000000, 5000000, 7500000, 10000000, 20000000
    }'::int[])]
    || ('{
      pay<=100000, pay<=200000, pay<=300000, pay<=500000, pay<=800000, pay<=1200000, pay<=2000000, pay<=3000000,
      pay<=5000000, pay<=10000000, pay<=2000000000
    }'::text[])[width_bucket(job.pay_yearly_min - 1, '{
      100000, 200000, 300000, 500000, 800000, 1200000, 2000000, 3000000, 5000000, 10000000, 2000000000
    }'::int[]) + 1 :]
$function$
;
--- function: jobs_highlight()
CREATE OR REPLACE FUNCTION public.jobs_highlight()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.closed_at is not null or new.removed_at is not null
      or (old.open_until <= now() and new.open_until > old.open_until) then
    new.highlighted_at := null;
    new.highlighted_until := null;
  end if;
  return new;
end $function$
;
--- function: jobs_highlight_moved()
CREATE OR REPLACE FUNCTION public.jobs_highlight_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform job_highlights_renew(array[new.company_id]);
  return null;
end $function$
;
--- trigger: companies companies_highlights
CREATE TRIGGER companies_highlights AFTER UPDATE OF verified_at, verified_until ON public.companies FOR EACH ROW WHEN (((old.verified_at IS DISTINCT FROM new.verified_at) OR (old.verified_until IS DISTINCT FROM new.verified_until))) EXECUTE FUNCTION job_highlights_spread();
--- trigger: company_members company_members_highlights
CREATE TRIGGER company_members_highlights AFTER INSERT OR DELETE OR UPDATE OF role ON public.company_members FOR EACH ROW EXECUTE FUNCTION job_highlights_spread();
--- trigger: jobs jobs_highlight
CREATE TRIGGER jobs_highlight BEFORE UPDATE OF closed_at, removed_at, open_until ON public.jobs FOR EACH ROW WHEN ((old.highlighted_at IS NOT NULL)) EXECUTE FUNCTION jobs_highlight();
--- trigger: jobs jobs_highlight_moved
CREATE TRIGGER jobs_highlight_moved AFTER UPDATE OF company_id ON public.jobs FOR EACH ROW WHEN (((new.highlighted_at IS NOT NULL) AND (old.company_id <> new.company_id))) EXECUTE FUNCTION jobs_highlight_moved();
--- trigger: plans plans_highlights
CREATE TRIGGER plans_highlights AFTER UPDATE OF highlighted_jobs ON public.plans FOR EACH ROW WHEN ((old.highlighted_jobs <> new.highlighted_jobs)) EXECUTE FUNCTION job_highlights_spread();
--- trigger: subscriptions subscriptions_highlights
CREATE TRIGGER subscriptions_highlights AFTER INSERT OR DELETE OR UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION job_highlights_spread();
