--- after: 1769950000000-offers-due
--- column: application_events.reason
alter table application_events add column reason text;
--- row: migrations RejectionReasons1770100000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770100000000,"name":"RejectionReasons1770100000000"}');
--- constraint: application_events application_events_check
alter table application_events add constraint application_events_check CHECK (((reason IS NULL) OR ((status = 'not-selected'::text) AND (reason = ANY (ARRAY['skills'::text, 'experience'::text, 'pay'::text, 'place'::text, 'notice'::text, 'unreached'::text, 'filled'::text, 'other'::text])))));
--- index: applications_company_match
CREATE INDEX applications_company_match ON public.applications USING btree (company_id, status, COALESCE(match_score, '-1'::integer) DESC, id DESC) INCLUDE (match_score, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level, status_at);
--- index: applications_company_newest
CREATE INDEX applications_company_newest ON public.applications USING btree (company_id, status, is_priority, applied_at DESC, id DESC) INCLUDE (priority_until, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level, status_at);
--- index: applications_job_match
CREATE INDEX applications_job_match ON public.applications USING btree (job_id, status, COALESCE(match_score, '-1'::integer) DESC, id DESC) INCLUDE (match_score, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level, status_at);
--- index: applications_job_newest
CREATE INDEX applications_job_newest ON public.applications USING btree (job_id, status, is_priority, applied_at DESC, id DESC) INCLUDE (priority_until, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level, status_at);
