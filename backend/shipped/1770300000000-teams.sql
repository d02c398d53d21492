--- after: 1770250000000-notice-preferences
--- table: team_invitations
create table team_invitations ();
--- column: company_members.role
alter table company_members add column role text not null default 'owner'::text;
--- column: team_invitations.id
alter table team_invitations add column id uuid not null;
--- column: team_invitations.company_id
alter table team_invitations add column company_id uuid not null;
--- column: team_invitations.email
alter table team_invitations add column email text not null;
--- column: team_invitations.role
alter table team_invitations add column role text not null;
--- column: team_invitations.secret_hash
alter table team_invitations add column secret_hash text;
--- column: team_invitations.invited_by
alter table team_invitations add column invited_by uuid;
--- column: team_invitations.sent_at
alter table team_invitations add column sent_at timestamp with time zone not null;
--- column: team_invitations.expires_at
alter table team_invitations add column expires_at timestamp with time zone not null;
--- row: migrations Teams1770300000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770300000000,"name":"Teams1770300000000"}');
--- constraint: company_members company_members_role_check
alter table company_members add constraint company_members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'viewer'::text])));
--- constraint: team_invitations team_invitations_company_id_email_key
alter table team_invitations add constraint team_invitations_company_id_email_key UNIQUE (company_id, email);
--- constraint: team_invitations team_invitations_email_check
alter table team_invitations add constraint team_invitations_email_check CHECK (((email = lower(email)) AND (email <> ''::text)));
--- constraint: team_invitations team_invitations_pkey
alter table team_invitations add constraint team_invitations_pkey PRIMARY KEY (id);
--- constraint: team_invitations team_invitations_role_check
alter table team_invitations add constraint team_invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'viewer'::text])));
--- constraint: team_invitations team_invitations_secret_hash_key
alter table team_invitations add constraint team_invitations_secret_hash_key UNIQUE (secret_hash);
--- foreign key: team_invitations team_invitations_company_id_fkey
alter table team_invitations add constraint team_invitations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: team_invitations team_invitations_invited_by_fkey
alter table team_invitations add constraint team_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- index: team_invitations_email
CREATE INDEX team_invitations_email ON public.team_invitations USING btree (email);
--- index: team_invitations_expires
CREATE INDEX team_invitations_expires ON public.team_invitations USING btree (expires_at);
--- index: team_invitations_invited_by
CREATE INDEX team_invitations_invited_by ON public.team_invitations USING btree (invited_by) WHERE (invited_by IS NOT NULL);
