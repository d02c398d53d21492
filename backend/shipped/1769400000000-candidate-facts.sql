--- after: 1769100000000-job-file-jobs
--- column: applications.experience_months
alter table applications add column experience_months integer;
--- column: applications.city_id
alter table applications add column city_id integer;
--- column: applications.expected_yearly_pay
alter table applications add column expected_yearly_pay integer;
--- column: applications.notice_period_days
alter table applications add column notice_period_days integer;
--- column: applications.education_level
alter table applications add column education_level integer;
--- column: applications.sent_words
alter table applications add column sent_words text;
--- row: migrations CandidateFacts1769400000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769400000000,"name":"CandidateFacts1769400000000"}');
--- index: applications_company_match
CREATE INDEX applications_company_match ON public.applications USING btree (company_id, status, COALESCE(match_score, '-1'::integer) DESC, id DESC) INCLUDE (match_score, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level);
--- index: applications_company_newest
CREATE INDEX applications_company_newest ON public.applications USING btree (company_id, status, is_priority, applied_at DESC, id DESC) INCLUDE (priority_until, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level);
--- index: applications_job_match
CREATE INDEX applications_job_match ON public.applications USING btree (job_id, status, COALESCE(match_score, '-1'::integer) DESC, id DESC) INCLUDE (match_score, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level);
--- index: applications_job_newest
CREATE INDEX applications_job_newest ON public.applications USING btree (job_id, status, is_priority, applied_at DESC, id DESC) INCLUDE (priority_until, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level);
