--- after: 1769100000000-job-file-jobs
--- table: offer_letters
create table offer_letters ();
--- table: offers
create table offers ();
--- column: offer_letters.id
alter table offer_letters add column id uuid not null;
--- column: offer_letters.application_id
alter table offer_letters add column application_id uuid not null;
--- column: offer_letters.created_at
alter table offer_letters add column created_at timestamp with time zone not null;
--- column: offers.id
alter table offers add column id uuid not null;
--- column: offers.application_id
alter table offers add column application_id uuid not null;
--- column: offers.status
alter table offers add column status text not null;
--- column: offers.pay_amount
alter table offers add column pay_amount integer not null;
--- column: offers.pay_unit
alter table offers add column pay_unit text not null;
--- column: offers.joins_on
alter table offers add column joins_on date not null;
--- column: offers.expires_at
alter table offers add column expires_at timestamp with time zone not null;
--- column: offers.letter
alter table offers add column letter text;
--- column: offers.letter_id
alter table offers add column letter_id uuid;
--- column: offers.words
alter table offers add column words text;
--- column: offers.words_party
alter table offers add column words_party text;
--- column: offers.offered_by
alter table offers add column offered_by uuid;
--- column: offers.offered_at
alter table offers add column offered_at timestamp with time zone not null;
--- column: offers.decided_at
alter table offers add column decided_at timestamp with time zone;
--- row: migrations Offers1769600000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769600000000,"name":"Offers1769600000000"}');
--- row: database_routines function files_let_go
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"files_let_go","checksum":"51201364155d902b865e98594e2f70325c5bedff649fcd9957380a945fd6914c"}');
--- row: database_routines trigger offer_letters_let_go on offer_letters
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"offer_letters_let_go on offer_letters","checksum":"f0757f60e6f37151493d1fb01d9e9403bbb634f615dd3acb037e27f5092c1975"}');
--- row: database_routines view application_replies
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"view","name":"application_replies","checksum":"f98121ea293258c8540401dd297316798e9adddc4b74298c9eae489174bb39b1"}');
--- constraint: offer_letters offer_letters_pkey
alter table offer_letters add constraint offer_letters_pkey PRIMARY KEY (id);
--- constraint: offers offers_accepted_in_time
alter table offers add constraint offers_accepted_in_time CHECK (((status <> 'accepted'::text) OR (decided_at < expires_at)));
--- constraint: offers offers_check
alter table offers add constraint offers_check CHECK ((num_nonnulls(letter, letter_id) = 1));
--- constraint: offers offers_check1
alter table offers add constraint offers_check1 CHECK ((expires_at > offered_at));
--- constraint: offers offers_check2
alter table offers add constraint offers_check2 CHECK (((status = 'sent'::text) = (decided_at IS NULL)));
--- constraint: offers offers_check3
alter table offers add constraint offers_check3 CHECK (((status <> 'expired'::text) OR (decided_at >= expires_at)));
--- constraint: offers offers_pay_amount_check
alter table offers add constraint offers_pay_amount_check CHECK ((pay_amount > 0));
--- constraint: offers offers_pay_unit_check
alter table offers add constraint offers_pay_unit_check CHECK ((pay_unit = ANY (ARRAY['year'::text, 'month'::text, 'day'::text, 'hour'::text])));
--- constraint: offers offers_pkey
alter table offers add constraint offers_pkey PRIMARY KEY (id);
--- constraint: offers offers_status_check
alter table offers add constraint offers_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text])));
--- constraint: offers offers_words_party_check
alter table offers add constraint offers_words_party_check CHECK ((words_party = ANY (ARRAY['applicant'::text, 'company'::text, 'portal'::text])));
--- foreign key: offer_letters offer_letters_application_id_fkey
alter table offer_letters add constraint offer_letters_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
--- foreign key: offers offers_application_id_fkey
alter table offers add constraint offers_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
--- foreign key: offers offers_letter_id_fkey
alter table offers add constraint offers_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES offer_letters(id);
--- foreign key: offers offers_offered_by_fkey
alter table offers add constraint offers_offered_by_fkey FOREIGN KEY (offered_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- index: offer_letters_application
CREATE INDEX offer_letters_application ON public.offer_letters USING btree (application_id);
--- index: offers_application
CREATE INDEX offers_application ON public.offers USING btree (application_id, id DESC);
--- index: offers_letter
CREATE INDEX offers_letter ON public.offers USING btree (letter_id);
--- index: offers_offerer
CREATE INDEX offers_offerer ON public.offers USING btree (offered_by);
--- index: offers_open
CREATE UNIQUE INDEX offers_open ON public.offers USING btree (application_id) WHERE (status = 'sent'::text);
--- function: files_let_go()
CREATE OR REPLACE FUNCTION public.files_let_go()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  file_key constant text := tg_argv[0] || '/' || old.id || coalesce(tg_argv[1], '.webp');
begin
  update files set state = 'gone' where key = file_key;
  if found then
    delete from file_contents where key = file_key;
    perform graphile_worker.add_job('file-sweep', '{}'::json, max_attempts := 16, job_key := 'file-sweep:all');
  end if;
  return null;
end $function$
;
--- view: application_replies
create view application_replies as
 SELECT event.application_id,
    event.at
   FROM application_events event
  WHERE ((event.party = 'company'::text) AND (event.status <> 'viewed'::text) AND (NOT event.is_undo) AND (NOT ((event.move_id IS NOT NULL) AND (EXISTS ( SELECT
           FROM application_events undo
          WHERE ((undo.application_id = event.application_id) AND (undo.move_id = event.move_id) AND undo.is_undo))))))
UNION ALL
 SELECT message.application_id,
    message.sent_at AS at
   FROM messages message
  WHERE ((message.party = 'company'::text) AND (message.state = 'delivered'::text));;
--- trigger: offer_letters offer_letters_let_go
CREATE TRIGGER offer_letters_let_go AFTER DELETE ON public.offer_letters FOR EACH ROW EXECUTE FUNCTION files_let_go('offer-letters', '.pdf');
