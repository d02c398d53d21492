--- after: 1770100000000-rejection-reasons
--- table: message_batches
create table message_batches ();
--- column: message_batches.id
alter table message_batches add column id uuid not null;
--- column: message_batches.sender_id
alter table message_batches add column sender_id uuid not null;
--- column: message_batches.due_at
alter table message_batches add column due_at timestamp with time zone not null;
--- column: message_batches.started_at
alter table message_batches add column started_at timestamp with time zone;
--- column: messages.batch_id
alter table messages add column batch_id uuid;
--- row: migrations MessageBatches1770150000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770150000000,"name":"MessageBatches1770150000000"}');
--- constraint: message_batches message_batches_pkey
alter table message_batches add constraint message_batches_pkey PRIMARY KEY (id);
--- constraint: messages messages_batch_check
alter table messages add constraint messages_batch_check CHECK (((state = 'waiting'::text) = (batch_id IS NOT NULL)));
--- constraint: messages messages_state_check
alter table messages add constraint messages_state_check CHECK ((state = ANY (ARRAY['delivered'::text, 'held'::text, 'removed'::text, 'waiting'::text])));
--- foreign key: message_batches message_batches_sender_id_fkey
alter table message_batches add constraint message_batches_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: messages messages_batch_id_fkey
alter table messages add constraint messages_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES message_batches(id) ON DELETE CASCADE;
--- index: message_batches_sender
CREATE INDEX message_batches_sender ON public.message_batches USING btree (sender_id);
--- index: messages_batch
CREATE INDEX messages_batch ON public.messages USING btree (batch_id) WHERE (batch_id IS NOT NULL);
