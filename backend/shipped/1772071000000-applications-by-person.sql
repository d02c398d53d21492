--- after: 1772070900000-people-by-figures
--- row: migrations ApplicationsByPerson1772071000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772071000000,"name":"ApplicationsByPerson1772071000000"}');
--- index: applications_company_person
CREATE INDEX applications_company_person ON public.applications USING btree (company_id, status, COALESCE(applicant_id, id)) INCLUDE (applicant_id, id, match_score, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level, status_at);
