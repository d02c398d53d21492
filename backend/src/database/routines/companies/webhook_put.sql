-- HOOK-02: puts an event of an application into the log of each endpoint that chose it, and has it sent.
-- Here because several domains make events, and each must be told if and only if its transaction holds.

create or replace function webhook_put(application uuid, event text, data jsonb) returns void language plpgsql as $$
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
end $$;
