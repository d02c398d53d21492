--- after: 1765900000000-notice-paths
--- gone column: applications.id
--- gone column: applications.job_id
--- gone column: applications.applicant_id
--- gone column: applications.status
--- gone column: applications.note
--- gone column: applications.job
--- gone column: applications.profile
--- gone column: applications.quota_month
--- gone column: applications.applied_at
--- gone column: applications.status_at
--- gone column: applications.answered_at
--- gone column: applications.refunded_at
--- gone column: applications.resume_template
--- gone column: applications.company_id
--- gone column: applications.premium_until
--- gone column: applications.match_score
--- gone column: applications.match_version
--- gone column: applications.match
--- gone column: applications.message
--- gone column: applications.shown_status
--- gone column: applications.shown_status_at
--- gone column: applications.hidden_until
--- gone generated column: applications.is_premium
--- gone generated column: applications.words
--- gone constraint: plans plans_code_check
--- column: accounts.plan
alter table accounts add column plan text not null;
--- column: applications.id
alter table applications add column id uuid not null;
--- column: applications.job_id
alter table applications add column job_id uuid not null;
--- column: applications.applicant_id
alter table applications add column applicant_id uuid;
--- column: applications.status
alter table applications add column status text not null;
--- column: applications.note
alter table applications add column note text;
--- column: applications.job
alter table applications add column job jsonb not null;
--- column: applications.profile
alter table applications add column profile jsonb not null;
--- column: applications.quota_month
alter table applications add column quota_month text not null;
--- column: applications.applied_at
alter table applications add column applied_at timestamp with time zone not null;
--- column: applications.status_at
alter table applications add column status_at timestamp with time zone not null;
--- column: applications.answered_at
alter table applications add column answered_at timestamp with time zone;
--- column: applications.refunded_at
alter table applications add column refunded_at timestamp with time zone;
--- column: applications.resume_template
alter table applications add column resume_template text;
--- column: applications.company_id
alter table applications add column company_id uuid not null;
--- column: applications.priority_until
alter table applications add column priority_until timestamp with time zone;
--- column: applications.match_score
alter table applications add column match_score integer;
--- column: applications.match_version
alter table applications add column match_version integer;
--- column: applications.match
alter table applications add column match jsonb;
--- column: applications.message
alter table applications add column message text;
--- column: applications.shown_status
alter table applications add column shown_status text;
--- column: applications.shown_status_at
alter table applications add column shown_status_at timestamp with time zone;
--- column: applications.hidden_until
alter table applications add column hidden_until timestamp with time zone;
--- column: plans.rank
alter table plans add column rank integer not null;
--- generated column: applications.is_priority
alter table applications add column is_priority boolean not null generated always as ((priority_until IS NOT NULL)) stored;
--- generated column: applications.words
alter table applications add column words text not null generated always as (lower(((((COALESCE(((profile -> 'basics'::text) ->> 'name'::text), ''::text) || ' '::text) || COALESCE(((profile -> 'basics'::text) ->> 'label'::text), ''::text)) || ' '::text) || COALESCE((job ->> 'title'::text), ''::text)))) stored;
--- row: migrations PlanFeatures1766200000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1766200000000,"name":"PlanFeatures1766200000000"}');
--- row: database_routines function accounts_start
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"accounts_start","checksum":"fb725976a249876dcecd0b73500408456babe8df9a1143f747a1adcd2a7b2b3c"}');
--- row: database_routines function applications_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"applications_derive","checksum":"c344b0cca408f40aca662ed55d149a47165161526ffd6aa786678e9992eca99e"}');
--- row: database_routines function plan_has
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"plan_has","checksum":"265b980edbd51a68433139d56dd3ba37524a8d53774da03847f32ec44ff39568"}');
--- row: database_routines function plans_spread
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"plans_spread","checksum":"665e291d3422f28f50f6d3c09a4413e87d56e5ecfbdf083453e360d004396fb9"}');
--- row: database_routines function priority_until
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"priority_until","checksum":"0e65551d2d5a0a358e6d5851ba0e73749c101c98b7aef7351a1ee5bd6b1f864e"}');
--- row: database_routines function starting_plan
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"starting_plan","checksum":"94b61c7fff2dcb8b2daa79d9e8562a1f7ab83cc0c72442f74b84bae093dfdeb6"}');
--- row: database_routines function subscriptions_spread
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"subscriptions_spread","checksum":"3fa0c8d79d98a82c46f731967a84854afba12e65aeedbaca9da0c23dd7bce266"}');
--- row: database_routines trigger accounts_start on accounts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"accounts_start on accounts","checksum":"dcfdb3f0c6950bf4ba7884ece6ad7f0642c9ebe4cf76e9a9a660232d159080af"}');
--- row: database_routines trigger plans_spread on plans
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"plans_spread on plans","checksum":"526b41f9639b8075748459ccb54e80cee5d4d5c77847240222b307f87de14817"}');
--- row: plans free
insert into plans select * from json_populate_record(null::plans, '{"code":"free","monthly_application_limit":5,"resume_template_limit":2,"features":["view-listings","basic-templates","basic-search"],"name":"Free","monthly_price":0,"rank":0}');
--- row: plans paid
insert into plans select * from json_populate_record(null::plans, '{"code":"paid","monthly_application_limit":25,"resume_template_limit":5,"features":["view-listings","basic-templates","basic-search","professional-templates","advanced-filters"],"name":"Paid","monthly_price":299,"rank":1}');
--- row: plans premium
insert into plans select * from json_populate_record(null::plans, '{"code":"premium","monthly_application_limit":null,"resume_template_limit":null,"features":["view-listings","basic-templates","basic-search","professional-templates","advanced-filters","priority-processing"],"name":"Premium","monthly_price":799,"rank":2}');
--- index: applications_company_newest
CREATE INDEX applications_company_newest ON public.applications USING btree (company_id, status, is_priority, applied_at DESC, id DESC) INCLUDE (applicant_id);
--- index: applications_job_newest
CREATE INDEX applications_job_newest ON public.applications USING btree (job_id, status, is_priority, applied_at DESC, id DESC) INCLUDE (applicant_id);
--- index: subscriptions_due
CREATE INDEX subscriptions_due ON public.subscriptions USING btree (changes_at) WHERE (changes_at IS NOT NULL);
--- function: accounts_start()
CREATE OR REPLACE FUNCTION public.accounts_start()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.plan := coalesce(new.plan, starting_plan());
  return new;
end $function$
;
--- function: applications_derive()
CREATE OR REPLACE FUNCTION public.applications_derive()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held subscriptions;
begin
  select company_id into new.company_id from jobs where id = new.job_id;
  select * into held from subscriptions where account_id = new.applicant_id for share;
  new.priority_until := priority_until(coalesce(held.plan, starting_plan()), held.next_plan, held.changes_at);
  return new;
end $function$
;
--- function: plan_has(asked text, feature text)
CREATE OR REPLACE FUNCTION public.plan_has(asked text, feature text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select feature = any(plans.features) from plans where plans.code = asked), false)
$function$
;
--- function: plans_spread()
CREATE OR REPLACE FUNCTION public.plans_spread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if ('priority-processing' = any(old.features)) = ('priority-processing' = any(new.features)) then
    return null;
  end if;
  lock table subscriptions, applications in share row exclusive mode;
  update applications set priority_until = spread.until
    from (
      select account.id,
        priority_until(coalesce(held.plan, starting_plan()), held.next_plan, held.changes_at) as until
      from accounts account left join subscriptions held on held.account_id = account.id
      where new.code in (coalesce(held.plan, starting_plan()), held.next_plan)
    ) spread
    where applicant_id = spread.id and priority_until is distinct from spread.until;
  return null;
end $function$
;
--- function: priority_until(plan text, next_plan text, changes_at timestamp with time zone)
CREATE OR REPLACE FUNCTION public.priority_until(plan text, next_plan text, changes_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when not plan_has(plan, 'priority-processing') then null
    when next_plan is null or plan_has(next_plan, 'priority-processing') then timestamptz '9999-12-31'
    else changes_at
  end
$function$
;
--- function: starting_plan()
CREATE OR REPLACE FUNCTION public.starting_plan()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select code from plans order by rank limit 1
$function$
;
--- function: subscriptions_spread()
CREATE OR REPLACE FUNCTION public.subscriptions_spread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update applications set priority_until = spread.until
    from (select priority_until(new.plan, new.next_plan, new.changes_at) as until) spread
    where applicant_id = new.account_id and priority_until is distinct from spread.until;
  return null;
end $function$
;
--- trigger: accounts accounts_start
CREATE TRIGGER accounts_start BEFORE INSERT ON public.accounts FOR EACH ROW EXECUTE FUNCTION accounts_start();
--- trigger: plans plans_spread
CREATE TRIGGER plans_spread AFTER UPDATE OF features ON public.plans FOR EACH ROW EXECUTE FUNCTION plans_spread();
