--- after: 1769950000000-offers-due
--- table: career_page_addresses
create table career_page_addresses ();
--- table: career_pages
create table career_pages ();
--- table: message_batches
create table message_batches ();
--- table: notice_preferences
create table notice_preferences ();
--- table: team_invitations
create table team_invitations ();
--- column: application_events.reason
alter table application_events add column reason text;
--- column: career_page_addresses.address
alter table career_page_addresses add column address text not null;
--- column: career_page_addresses.company_id
alter table career_page_addresses add column company_id uuid not null;
--- column: career_page_addresses.taken_at
alter table career_page_addresses add column taken_at timestamp with time zone not null;
--- column: career_pages.company_id
alter table career_pages add column company_id uuid not null;
--- column: career_pages.address
alter table career_pages add column address text not null;
--- column: career_pages.headline
alter table career_pages add column headline text not null;
--- column: career_pages.about
alter table career_pages add column about text not null;
--- column: career_pages.color
alter table career_pages add column color text;
--- column: career_pages.is_published
alter table career_pages add column is_published boolean not null;
--- column: career_pages.updated_at
alter table career_pages add column updated_at timestamp with time zone not null;
--- column: company_members.role
alter table company_members add column role text not null default 'owner'::text;
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
--- column: notice_preferences.account_id
alter table notice_preferences add column account_id uuid not null;
--- column: notice_preferences.page_off
alter table notice_preferences add column page_off text[] not null default '{}'::text[];
--- column: notice_preferences.mail_off
alter table notice_preferences add column mail_off text[] not null default '{}'::text[];
--- column: notice_preferences.is_daily
alter table notice_preferences add column is_daily boolean not null default false;
--- column: notice_preferences.quiet_from
alter table notice_preferences add column quiet_from integer;
--- column: notice_preferences.quiet_to
alter table notice_preferences add column quiet_to integer;
--- column: notice_preferences.summary_at
alter table notice_preferences add column summary_at timestamp with time zone;
--- column: notice_preferences.secret
alter table notice_preferences add column secret text not null default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text);
--- column: notices.is_shown
alter table notices add column is_shown boolean not null default true;
--- column: notices.mail_at
alter table notices add column mail_at timestamp with time zone;
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
--- row: migrations CareerPages1770200000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770200000000,"name":"CareerPages1770200000000"}');
--- row: migrations MessageBatches1770150000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770150000000,"name":"MessageBatches1770150000000"}');
--- row: migrations NoticePreferences1770250000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770250000000,"name":"NoticePreferences1770250000000"}');
--- row: migrations RejectionReasons1770100000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770100000000,"name":"RejectionReasons1770100000000"}');
--- row: migrations Teams1770300000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770300000000,"name":"Teams1770300000000"}');
--- row: database_routines function company_members_own
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"company_members_own","checksum":"9fcb5aa043ad0c2aeef6974ee4a5efd53af826725af511f976215b5688429d80"}');
--- row: database_routines function job_search_read
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_read","checksum":"8f9de0b748f8d20300ca1b382562fc9065d047db664f98f6b22a2ac1f6a11e94"}');
--- row: database_routines trigger company_members_own on company_members
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"company_members_own on company_members","checksum":"5448d93e3feb0a0868470ee98f29de9f065aa7a9bc63e3f195bfcab0bd9d3799"}');
--- constraint: application_events application_events_check
alter table application_events add constraint application_events_check CHECK (((reason IS NULL) OR ((status = 'not-selected'::text) AND (reason = ANY (ARRAY['skills'::text, 'experience'::text, 'pay'::text, 'place'::text, 'notice'::text, 'unreached'::text, 'filled'::text, 'other'::text])))));
--- constraint: career_page_addresses career_page_addresses_address_check
alter table career_page_addresses add constraint career_page_addresses_address_check CHECK ((address ~ '^[a-z0-9](-?[a-z0-9]){2,39}$'::text));
--- constraint: career_page_addresses career_page_addresses_company_id_address_key
alter table career_page_addresses add constraint career_page_addresses_company_id_address_key UNIQUE (company_id, address);
--- constraint: career_page_addresses career_page_addresses_pkey
alter table career_page_addresses add constraint career_page_addresses_pkey PRIMARY KEY (address);
--- constraint: career_pages career_pages_about_check
alter table career_pages add constraint career_pages_about_check CHECK ((length(about) <= 5000));
--- constraint: career_pages career_pages_address_key
alter table career_pages add constraint career_pages_address_key UNIQUE (address);
--- constraint: career_pages career_pages_color_check
alter table career_pages add constraint career_pages_color_check CHECK ((color ~ '^#[0-9a-f]{6}$'::text));
--- constraint: career_pages career_pages_headline_check
alter table career_pages add constraint career_pages_headline_check CHECK ((length(headline) <= 120));
--- constraint: career_pages career_pages_pkey
alter table career_pages add constraint career_pages_pkey PRIMARY KEY (company_id);
--- constraint: company_members company_members_role_check
alter table company_members add constraint company_members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'viewer'::text])));
--- constraint: message_batches message_batches_pkey
alter table message_batches add constraint message_batches_pkey PRIMARY KEY (id);
--- constraint: messages messages_batch_check
alter table messages add constraint messages_batch_check CHECK (((state = 'waiting'::text) = (batch_id IS NOT NULL)));
--- constraint: messages messages_state_check
alter table messages add constraint messages_state_check CHECK ((state = ANY (ARRAY['delivered'::text, 'held'::text, 'removed'::text, 'waiting'::text])));
--- constraint: notice_preferences notice_preferences_check
alter table notice_preferences add constraint notice_preferences_check CHECK (((quiet_from IS NULL) = (quiet_to IS NULL)));
--- constraint: notice_preferences notice_preferences_check1
alter table notice_preferences add constraint notice_preferences_check1 CHECK ((quiet_from <> quiet_to));
--- constraint: notice_preferences notice_preferences_pkey
alter table notice_preferences add constraint notice_preferences_pkey PRIMARY KEY (account_id);
--- constraint: notice_preferences notice_preferences_quiet_from_check
alter table notice_preferences add constraint notice_preferences_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 23)));
--- constraint: notice_preferences notice_preferences_quiet_to_check
alter table notice_preferences add constraint notice_preferences_quiet_to_check CHECK (((quiet_to >= 0) AND (quiet_to <= 23)));
--- constraint: notice_preferences notice_preferences_secret_key
alter table notice_preferences add constraint notice_preferences_secret_key UNIQUE (secret);
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
--- foreign key: career_page_addresses career_page_addresses_company_id_fkey
alter table career_page_addresses add constraint career_page_addresses_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: career_pages career_pages_company_id_address_fkey
alter table career_pages add constraint career_pages_company_id_address_fkey FOREIGN KEY (company_id, address) REFERENCES career_page_addresses(company_id, address);
--- foreign key: career_pages career_pages_company_id_fkey
alter table career_pages add constraint career_pages_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: message_batches message_batches_sender_id_fkey
alter table message_batches add constraint message_batches_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: messages messages_batch_id_fkey
alter table messages add constraint messages_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES message_batches(id) ON DELETE CASCADE;
--- foreign key: notice_preferences notice_preferences_account_id_fkey
alter table notice_preferences add constraint notice_preferences_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: team_invitations team_invitations_company_id_fkey
alter table team_invitations add constraint team_invitations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: team_invitations team_invitations_invited_by_fkey
alter table team_invitations add constraint team_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- index: applications_company_match
CREATE INDEX applications_company_match ON public.applications USING btree (company_id, status, COALESCE(match_score, '-1'::integer) DESC, id DESC) INCLUDE (match_score, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level, status_at);
--- index: applications_company_newest
CREATE INDEX applications_company_newest ON public.applications USING btree (company_id, status, is_priority, applied_at DESC, id DESC) INCLUDE (priority_until, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level, status_at);
--- index: applications_job_match
CREATE INDEX applications_job_match ON public.applications USING btree (job_id, status, COALESCE(match_score, '-1'::integer) DESC, id DESC) INCLUDE (match_score, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level, status_at);
--- index: applications_job_newest
CREATE INDEX applications_job_newest ON public.applications USING btree (job_id, status, is_priority, applied_at DESC, id DESC) INCLUDE (priority_until, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level, status_at);
--- index: message_batches_sender
CREATE INDEX message_batches_sender ON public.message_batches USING btree (sender_id);
--- index: messages_batch
CREATE INDEX messages_batch ON public.messages USING btree (batch_id) WHERE (batch_id IS NOT NULL);
--- index: notice_preferences_summary
CREATE INDEX notice_preferences_summary ON public.notice_preferences USING btree (summary_at) WHERE (summary_at IS NOT NULL);
--- index: notices_mail
CREATE INDEX notices_mail ON public.notices USING btree (mail_at) WHERE (mail_at IS NOT NULL);
--- index: team_invitations_email
CREATE INDEX team_invitations_email ON public.team_invitations USING btree (email);
--- index: team_invitations_expires
CREATE INDEX team_invitations_expires ON public.team_invitations USING btree (expires_at);
--- index: team_invitations_invited_by
CREATE INDEX team_invitations_invited_by ON public.team_invitations USING btree (invited_by) WHERE (invited_by IS NOT NULL);
--- function: company_members_own()
CREATE OR REPLACE FUNCTION public.company_members_own()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from companies where id = old.company_id for no key update;
  if not exists (select from company_members where company_id = old.company_id and role = 'owner') then
    update company_members set role = 'owner'
      where company_id = old.company_id and account_id = (
        select account_id from company_members where company_id = old.company_id and role = 'recruiter'
        order by created_at, account_id limit 1
      );
  end if;
  return null;
end $function$
;
--- function: job_search_read(p_text text, OUT terms text[], OUT tiers text[])
CREATE OR REPLACE FUNCTION public.job_search_read(p_text text, OUT terms text[], OUT tiers text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET jit TO 'off'
AS $function$
declare
  -- Each text between quotes, and the rest.
  v_phrases text[] := case when p_text like '%"%"%'
    then array(select quoted.text[1] from regexp_matches(p_text, '"([^"]+)"', 'g') quoted (text)) else '{}' end;
  v_tokens text[] := search_word_tokens(case when v_phrases = '{}' then p_text
    else regexp_replace(p_text, '"[^"]+"', ' ', 'g') end);
  v_left text[] := v_tokens;
  v_typed text[] := v_tokens;
  v_literal text[] := v_tokens;
  v_quoted text[] := '{}';
  v_codes text[] := '{}';
  v_single text[] := '{}';
  v_groups text[] := '{}';
  v_parts text[];
  v_whole text[];
  v_meant text[];
  v_levels text[] := '{}';
  v_conditions text[] := '{}';
  v_titled text[] := '{}';
  v_skills text[] := '{}';
  v_trades text[] := '{}';
  v_roles text[] := '{}';
  v_counted text[];
  v_stems text[];
  v_hit record;
  v_rest text;
begin
  tiers := '{}';
  if p_text = '' then terms := '{}'; return; end if;
  for v_hit in select * from search_words_meant(v_tokens) loop
    for at in v_hit.first .. v_hit.first + v_hit.length - 1 loop
      v_left[at] := null;
      if v_hit.kind = 'CONDITION' then v_typed[at] := null; end if;
      if v_hit.kind in ('CONDITION', 'LEVEL') then v_literal[at] := null; end if;
    end loop;
    case v_hit.kind
      when 'LEVEL' then v_levels := v_levels || ('@' || v_hit.code);
      when 'CONDITION' then v_conditions := v_conditions || ('@' || v_hit.code);
      else
        v_codes := v_codes || ('@' || v_hit.code);
        v_parts := array_remove(array(
          select case when at < v_hit.length then 'w:' || (job_search_words(token))[1]
            else 't:' || (job_search_title_words(token))[1] end
          from unnest(v_tokens[v_hit.first : v_hit.first + v_hit.length - 1]) with ordinality token (token, at)
        ), null);
        if v_hit.kind = 'SKILL' then v_skills := v_skills || ('w:@' || v_hit.code); end if;
        if v_hit.kind = 'TRADE' then v_trades := v_trades || ('t:@' || v_hit.code); end if;
        -- "microservices developer" is a skill, and says what somebody is.
        if v_hit.kind = 'WORD' or v_hit.kind = 'SKILL' and v_hit.length > 1 then
          v_roles := v_roles || array(
            select 't:@' || role.code from search_words_meant(array[v_tokens[v_hit.first + v_hit.length - 1]]) role
            where role.kind = 'WORD'
          );
        end if;
        if cardinality(v_parts) < 2 then
          v_single := v_single || ('@' || v_hit.code);
        else
          v_groups := v_groups || array(select 'w:@' || v_hit.code || E'\x01' || part from unnest(v_parts) part);
        end if;
    end case;
  end loop;
  for v_hit in select search_word_tokens(phrase) as tokens from unnest(v_phrases) phrase loop
    v_quoted := v_quoted || case when cardinality(v_hit.tokens) = 1 then array['t:' || v_hit.tokens[1]] else array(
      select 't:~' || v_hit.tokens[at] || ' ' || v_hit.tokens[at + 1]
      from generate_series(1, cardinality(v_hit.tokens) - 1) at
    ) end;
    v_typed := v_hit.tokens || v_typed;
  end loop;
  v_typed := array_remove(v_typed, null);
  -- With nothing beside them, conditions are what titles are compared with.
  if v_typed = '{}' and v_codes = '{}' then
    v_typed := v_tokens;
    v_titled := v_conditions;
  end if;
  v_rest := array_to_string(v_left, ' ');
  v_skills := array(select distinct skill from unnest(v_skills) skill order by skill);
  if cardinality(v_skills) > 1 then
    v_single := array(select term from unnest(v_single) term where 'w:' || term <> all (v_skills));
    v_groups := array(
      select part from unnest(v_groups) part where split_part(part, E'\x01', 1) <> all (v_skills)
    ) || array_to_string(v_skills, E'\x01');
  end if;
  terms := v_single || v_conditions || case when v_rest <> '' then job_search_words(v_rest) else '{}' end;
  v_whole := v_groups || v_quoted;
  if terms = '{}' and v_whole = '{}' then terms := v_levels; end if;
  -- A text without any word is found nowhere.
  if terms = '{}' and v_whole = '{}' then terms := '{""}'; end if;
  terms := array(select distinct 'w:' || term from unnest(terms) term union select unnest(v_whole));
  v_meant := v_quoted || array(select 't:' || title from unnest(v_codes || v_titled || v_levels || case
    when v_rest <> '' then job_search_title_words(v_rest) else '{}' end) title);
  v_stems := array(
    select 'w:' || stem from unnest(job_search_words(array_to_string(v_literal, ' '))) stem
  );
  tiers := array[
    't:=' || array_to_string(v_typed, ' '),
    case when cardinality(v_typed) = 1 and v_conditions <> '{}' then 't:==' || v_typed[1] else (
      select string_agg('t:~' || v_typed[at] || ' ' || v_typed[at + 1], E'\x01')
      from generate_series(1, cardinality(v_typed) - 1) at
    ) end,
    case when v_codes <> '{}' then (
      select string_agg(distinct title, E'\x01')
      from unnest(v_meant || array(
        select 't:' || word from unnest(job_search_title_words(array_to_string(v_literal, ' '))) word
      )) title
    ) end,
    case when v_codes <> '{}' then array_to_string(v_meant || v_stems, E'\x01') end,
    (select string_agg(title, E'\x01') from unnest(v_meant) title)
  ];
  if cardinality(v_skills) > 1 then
    v_counted := array_to_string(v_skills, E'\x01') || array(
      select array_to_string(array_remove(v_skills, skill), E'\x01') from unnest(v_skills) skill
      where cardinality(v_skills) > 2 limit 4
    );
    v_roles := case when v_trades <> '{}' then v_trades else v_roles end;
    if v_roles <> '{}' then
      tiers := tiers || array(
        select array_to_string(v_roles, E'\x01') || E'\x01' || counted from unnest(v_counted) counted
      ) || array_to_string(v_roles, E'\x01');
    end if;
    tiers := tiers || v_counted || array(select 't:' || substring(skill from 3) from unnest(v_skills) skill limit 4);
  end if;
  if v_codes <> '{}' then
    tiers := tiers || array[
      case when v_trades <> '{}' and cardinality(v_skills) < 2 and cardinality(v_trades) < cardinality(v_meant)
        then array_to_string(v_trades, E'\x01') end,
      nullif(array_to_string(v_stems, E'\x01'), '')
    ];
  end if;
end $function$
;
--- trigger: company_members company_members_own
CREATE TRIGGER company_members_own AFTER DELETE ON public.company_members FOR EACH ROW WHEN ((old.role = 'owner'::text)) EXECUTE FUNCTION company_members_own();
