--- after: 1770660000000-message-files
--- table: webhook_deliveries
create table webhook_deliveries ();
--- table: webhook_endpoints
create table webhook_endpoints ();
--- column: webhook_deliveries.id
alter table webhook_deliveries add column id uuid not null;
--- column: webhook_deliveries.endpoint_id
alter table webhook_deliveries add column endpoint_id uuid not null;
--- column: webhook_deliveries.application_id
alter table webhook_deliveries add column application_id uuid not null;
--- column: webhook_deliveries.sequence
alter table webhook_deliveries add column sequence bigint not null generated always as identity;
--- column: webhook_deliveries.event
alter table webhook_deliveries add column event text not null;
--- column: webhook_deliveries.body
alter table webhook_deliveries add column body text not null;
--- column: webhook_deliveries.created_at
alter table webhook_deliveries add column created_at timestamp with time zone not null;
--- column: webhook_deliveries.status
alter table webhook_deliveries add column status text not null default 'pending'::text;
--- column: webhook_deliveries.attempts
alter table webhook_deliveries add column attempts integer not null default 0;
--- column: webhook_deliveries.next_at
alter table webhook_deliveries add column next_at timestamp with time zone not null default '-infinity'::timestamp with time zone;
--- column: webhook_deliveries.claimed_until
alter table webhook_deliveries add column claimed_until timestamp with time zone;
--- column: webhook_deliveries.answer_status
alter table webhook_deliveries add column answer_status integer;
--- column: webhook_deliveries.problem
alter table webhook_deliveries add column problem text;
--- column: webhook_deliveries.ended_at
alter table webhook_deliveries add column ended_at timestamp with time zone;
--- column: webhook_endpoints.id
alter table webhook_endpoints add column id uuid not null;
--- column: webhook_endpoints.company_id
alter table webhook_endpoints add column company_id uuid not null;
--- column: webhook_endpoints.creator_id
alter table webhook_endpoints add column creator_id uuid;
--- column: webhook_endpoints.url
alter table webhook_endpoints add column url text not null;
--- column: webhook_endpoints.events
alter table webhook_endpoints add column events text[] not null;
--- column: webhook_endpoints.secret
alter table webhook_endpoints add column secret text not null;
--- column: webhook_endpoints.created_at
alter table webhook_endpoints add column created_at timestamp with time zone not null;
--- column: webhook_endpoints.failing_since
alter table webhook_endpoints add column failing_since timestamp with time zone;
--- column: webhook_endpoints.paused_until
alter table webhook_endpoints add column paused_until timestamp with time zone;
--- column: webhook_endpoints.off_at
alter table webhook_endpoints add column off_at timestamp with time zone;
--- row: migrations Webhooks1770710000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770710000000,"name":"Webhooks1770710000000"}');
--- row: database_routines function application_events_webhook
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"application_events_webhook","checksum":"b4a3a8d937b6bb7b832f7fc7df589c385b20630418674b9e72adf545b3247411"}');
--- row: database_routines function interviews_webhook
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"interviews_webhook","checksum":"83172499acd5718d70917c1dcc3faec8f982dda6e4be02029a835385d2c668f4"}');
--- row: database_routines function messages_webhook
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"messages_webhook","checksum":"b0b83b88dc0769b1ebf75a073087c933338f2a9f7747226450ca42dfc2228f1e"}');
--- row: database_routines function offers_webhook
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"offers_webhook","checksum":"f1d890ca628f568d494902277044a1d41711cfc2a9c8d6fb5b6f87fa03043710"}');
--- row: database_routines function webhook_put
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"webhook_put","checksum":"76d0b6fdd6b09411dfcc9f79544df8fe8da90475e4d549679ec5216f95936d37"}');
--- row: database_routines trigger application_events_webhook on application_events
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"application_events_webhook on application_events","checksum":"1dc5aec7ef7fe05244834bb40901f0041d772a8ad93aa6d7ee9c2886502c2d4f"}');
--- row: database_routines trigger interviews_webhook on interviews
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"interviews_webhook on interviews","checksum":"b7ad04223aa0bb564f19cdebfd991980370ebd2344092fd76cbb5c1c18b97d89"}');
--- row: database_routines trigger messages_webhook on messages
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"messages_webhook on messages","checksum":"45a37a70b1062b1687aa0ae4c189bb2c7e9393e559f0f44804f88b9f69a65f75"}');
--- row: database_routines trigger offers_webhook on offers
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"offers_webhook on offers","checksum":"7dd37b330a0d51f2e9ead612e1b433a2e115f810d2d688e5403b895a6ebcc537"}');
--- constraint: webhook_deliveries webhook_deliveries_pkey
alter table webhook_deliveries add constraint webhook_deliveries_pkey PRIMARY KEY (id);
--- constraint: webhook_deliveries webhook_deliveries_status_check
alter table webhook_deliveries add constraint webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text])));
--- constraint: webhook_endpoints webhook_endpoints_events_check
alter table webhook_endpoints add constraint webhook_endpoints_events_check CHECK ((cardinality(events) > 0));
--- constraint: webhook_endpoints webhook_endpoints_pkey
alter table webhook_endpoints add constraint webhook_endpoints_pkey PRIMARY KEY (id);
--- constraint: webhook_endpoints webhook_endpoints_url_check
alter table webhook_endpoints add constraint webhook_endpoints_url_check CHECK ((url <> ''::text));
--- foreign key: webhook_deliveries webhook_deliveries_application_id_fkey
alter table webhook_deliveries add constraint webhook_deliveries_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
--- foreign key: webhook_deliveries webhook_deliveries_endpoint_id_fkey
alter table webhook_deliveries add constraint webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE;
--- foreign key: webhook_endpoints webhook_endpoints_company_id_fkey
alter table webhook_endpoints add constraint webhook_endpoints_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: webhook_endpoints webhook_endpoints_creator_id_fkey
alter table webhook_endpoints add constraint webhook_endpoints_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- index: webhook_deliveries_application
CREATE INDEX webhook_deliveries_application ON public.webhook_deliveries USING btree (application_id);
--- index: webhook_deliveries_created
CREATE INDEX webhook_deliveries_created ON public.webhook_deliveries USING btree (created_at);
--- index: webhook_deliveries_endpoint
CREATE INDEX webhook_deliveries_endpoint ON public.webhook_deliveries USING btree (endpoint_id, sequence DESC);
--- index: webhook_deliveries_waiting
CREATE INDEX webhook_deliveries_waiting ON public.webhook_deliveries USING btree (endpoint_id, application_id, sequence) WHERE (status = 'pending'::text);
--- index: webhook_endpoints_company
CREATE INDEX webhook_endpoints_company ON public.webhook_endpoints USING btree (company_id);
--- index: webhook_endpoints_creator
CREATE INDEX webhook_endpoints_creator ON public.webhook_endpoints USING btree (creator_id);
--- function: application_events_webhook()
CREATE OR REPLACE FUNCTION public.application_events_webhook()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.from_status is null then
    perform webhook_put(new.application_id, 'application.received', jsonb_build_object('status', new.status));
  else
    perform webhook_put(new.application_id, 'application.moved',
      jsonb_build_object('from', new.from_status, 'status', new.status, 'by', new.party));
  end if;
  return null;
end $function$
;
--- function: interviews_webhook()
CREATE OR REPLACE FUNCTION public.interviews_webhook()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or (old.status, old.sequence) is distinct from (new.status, new.sequence) then
    perform webhook_put(new.application_id, 'interview.changed',
      jsonb_build_object('interviewId', new.id, 'status', new.status));
  end if;
  return null;
end $function$
;
--- function: messages_webhook()
CREATE OR REPLACE FUNCTION public.messages_webhook()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.party = 'applicant' and new.state = 'delivered'
    and (tg_op = 'INSERT' or old.state is distinct from 'delivered') then
    perform webhook_put(new.application_id, 'message.received', jsonb_build_object('messageId', new.id));
  end if;
  return null;
end $function$
;
--- function: offers_webhook()
CREATE OR REPLACE FUNCTION public.offers_webhook()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or old.status is distinct from new.status then
    perform webhook_put(new.application_id, 'offer.changed',
      jsonb_build_object('offerId', new.id, 'status', new.status));
  end if;
  return null;
end $function$
;
--- function: webhook_put(application uuid, event text, data jsonb)
CREATE OR REPLACE FUNCTION public.webhook_put(application uuid, event text, data jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  put uuid;
begin
  for put in
    insert into webhook_deliveries (id, endpoint_id, application_id, event, body, created_at)
    select gen_random_uuid(), endpoint.id, application, event,
      jsonb_build_object(
        'type', event,
        'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'data', jsonb_build_object('applicationId', application, 'jobId', job.id) || data
      )::text,
      now()
    from applications of_company
    join jobs job on job.id = of_company.job_id
    join webhook_endpoints endpoint on endpoint.company_id = job.company_id
    where of_company.id = application and endpoint.off_at is null and event = any (endpoint.events)
    returning endpoint_id
  loop
    perform graphile_worker.add_job(
      'webhook-delivery', json_build_object('endpointId', put), max_attempts := 16,
      job_key := 'webhook-delivery:' || put
    );
  end loop;
end $function$
;
--- trigger: application_events application_events_webhook
CREATE TRIGGER application_events_webhook AFTER INSERT ON public.application_events FOR EACH ROW EXECUTE FUNCTION application_events_webhook();
--- trigger: interviews interviews_webhook
CREATE TRIGGER interviews_webhook AFTER INSERT OR UPDATE OF status, sequence ON public.interviews FOR EACH ROW EXECUTE FUNCTION interviews_webhook();
--- trigger: messages messages_webhook
CREATE TRIGGER messages_webhook AFTER INSERT OR UPDATE OF state ON public.messages FOR EACH ROW EXECUTE FUNCTION messages_webhook();
--- trigger: offers offers_webhook
CREATE TRIGGER offers_webhook AFTER INSERT OR UPDATE OF status ON public.offers FOR EACH ROW EXECUTE FUNCTION offers_webhook();
