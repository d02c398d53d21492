--- after: 1766200000000-plan-features
--- row: migrations PlanPayments1766300000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1766300000000,"name":"PlanPayments1766300000000"}');
--- constraint: plan_requests plan_requests_check
alter table plan_requests add constraint plan_requests_check CHECK (((status = ANY (ARRAY['awaiting-payment'::text, 'requested'::text])) = (decided_at IS NULL)));
--- constraint: plan_requests plan_requests_status_check
alter table plan_requests add constraint plan_requests_status_check CHECK ((status = ANY (ARRAY['awaiting-payment'::text, 'requested'::text, 'approved'::text, 'refused'::text, 'cancelled'::text, 'failed'::text])));
--- index: plan_requests_open
CREATE UNIQUE INDEX plan_requests_open ON public.plan_requests USING btree (account_id) WHERE (decided_at IS NULL);
