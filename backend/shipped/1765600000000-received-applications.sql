--- after: 1765500000000-company-names
--- row: migrations ReceivedApplications1765600000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1765600000000,"name":"ReceivedApplications1765600000000"}');
--- index: notices_unread_application
CREATE UNIQUE INDEX notices_unread_application ON public.notices USING btree (account_id, ((params ->> 'jobId'::text))) WHERE ((kind = 'application.received'::text) AND (read_at IS NULL));
