--- after: 1770300000000-teams
--- table: plan_refunds
create table plan_refunds ();
--- column: plan_refunds.id
alter table plan_refunds add column id text not null;
--- column: plan_refunds.request_id
alter table plan_refunds add column request_id uuid not null;
--- column: plan_refunds.paise
alter table plan_refunds add column paise integer not null;
--- column: plan_refunds.refunded_at
alter table plan_refunds add column refunded_at timestamp with time zone not null;
--- column: plan_requests.previous_plan
alter table plan_requests add column previous_plan text;
--- row: migrations PlanRefunds1770400000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770400000000,"name":"PlanRefunds1770400000000"}');
--- constraint: plan_refunds plan_refunds_paise_check
alter table plan_refunds add constraint plan_refunds_paise_check CHECK ((paise > 0));
--- constraint: plan_refunds plan_refunds_pkey
alter table plan_refunds add constraint plan_refunds_pkey PRIMARY KEY (id);
--- constraint: plan_requests plan_requests_status_check
alter table plan_requests add constraint plan_requests_status_check CHECK ((status = ANY (ARRAY['awaiting-payment'::text, 'requested'::text, 'approved'::text, 'refused'::text, 'cancelled'::text, 'failed'::text, 'overpaid'::text, 'refunded'::text])));
--- foreign key: plan_refunds plan_refunds_request_id_fkey
alter table plan_refunds add constraint plan_refunds_request_id_fkey FOREIGN KEY (request_id) REFERENCES plan_requests(id) ON DELETE CASCADE;
--- foreign key: plan_requests plan_requests_previous_plan_fkey
alter table plan_requests add constraint plan_requests_previous_plan_fkey FOREIGN KEY (previous_plan) REFERENCES plans(code);
--- index: plan_refunds_request
CREATE INDEX plan_refunds_request ON public.plan_refunds USING btree (request_id);
