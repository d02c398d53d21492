--- after: 1769900000000-people
--- column: offers.reminded_at
alter table offers add column reminded_at timestamp with time zone;
--- row: migrations OffersDue1769950000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769950000000,"name":"OffersDue1769950000000"}');
--- index: offers_due
CREATE INDEX offers_due ON public.offers USING btree (expires_at) WHERE (status = 'sent'::text);
