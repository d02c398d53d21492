--- after: 1764100000000-job-reports
--- table: plan_requests
create table plan_requests ();
--- column: plan_requests.id
alter table plan_requests add column id uuid not null;
--- column: plan_requests.account_id
alter table plan_requests add column account_id uuid not null;
--- column: plan_requests.plan
alter table plan_requests add column plan text not null;
--- column: plan_requests.monthly_price
alter table plan_requests add column monthly_price integer not null;
--- column: plan_requests.status
alter table plan_requests add column status text not null;
--- column: plan_requests.payment_reference
alter table plan_requests add column payment_reference text;
--- column: plan_requests.requested_at
alter table plan_requests add column requested_at timestamp with time zone not null;
--- column: plan_requests.decided_at
alter table plan_requests add column decided_at timestamp with time zone;
--- column: plan_requests.decided_by_id
alter table plan_requests add column decided_by_id uuid;
--- column: plans.name
alter table plans add column name text not null;
--- column: plans.monthly_price
alter table plans add column monthly_price integer not null;
--- column: subscriptions.next_plan
alter table subscriptions add column next_plan text;
--- column: subscriptions.changes_at
alter table subscriptions add column changes_at timestamp with time zone;
--- row: migrations PlanChanges1764200000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1764200000000,"name":"PlanChanges1764200000000"}');
--- row: plans free
insert into plans select * from json_populate_record(null::plans, '{"code":"free","monthly_application_limit":5,"resume_template_limit":2,"features":["View listings","Basic templates","Basic search"],"name":"Free","monthly_price":0}');
--- row: plans paid
insert into plans select * from json_populate_record(null::plans, '{"code":"paid","monthly_application_limit":25,"resume_template_limit":5,"features":["View listings","Basic templates","Basic search","Professional templates","Advanced filters"],"name":"Paid","monthly_price":299}');
--- row: plans premium
insert into plans select * from json_populate_record(null::plans, '{"code":"premium","monthly_application_limit":null,"resume_template_limit":null,"features":["View listings","Basic templates","Basic search","Professional templates","Advanced filters","Priority processing"],"name":"Premium","monthly_price":799}');
--- constraint: plan_requests plan_requests_check
alter table plan_requests add constraint plan_requests_check CHECK (((status = 'requested'::text) = (decided_at IS NULL)));
--- constraint: plan_requests plan_requests_payment_reference_key
alter table plan_requests add constraint plan_requests_payment_reference_key UNIQUE (payment_reference);
--- constraint: plan_requests plan_requests_pkey
alter table plan_requests add constraint plan_requests_pkey PRIMARY KEY (id);
--- constraint: plan_requests plan_requests_status_check
alter table plan_requests add constraint plan_requests_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'refused'::text, 'cancelled'::text])));
--- constraint: plans plans_monthly_price_check
alter table plans add constraint plans_monthly_price_check CHECK ((monthly_price >= 0));
--- constraint: subscriptions subscriptions_check
alter table subscriptions add constraint subscriptions_check CHECK (((next_plan IS NULL) = (changes_at IS NULL)));
--- foreign key: plan_requests plan_requests_account_id_fkey
alter table plan_requests add constraint plan_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: plan_requests plan_requests_decided_by_id_fkey
alter table plan_requests add constraint plan_requests_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: plan_requests plan_requests_plan_fkey
alter table plan_requests add constraint plan_requests_plan_fkey FOREIGN KEY (plan) REFERENCES plans(code);
--- foreign key: subscriptions subscriptions_next_plan_fkey
alter table subscriptions add constraint subscriptions_next_plan_fkey FOREIGN KEY (next_plan) REFERENCES plans(code);
--- index: plan_requests_account
CREATE INDEX plan_requests_account ON public.plan_requests USING btree (account_id, id);
--- index: plan_requests_decided_by
CREATE INDEX plan_requests_decided_by ON public.plan_requests USING btree (decided_by_id);
--- index: plan_requests_open
CREATE UNIQUE INDEX plan_requests_open ON public.plan_requests USING btree (account_id) WHERE (status = 'requested'::text);
--- index: plan_requests_status
CREATE INDEX plan_requests_status ON public.plan_requests USING btree (status, id);
