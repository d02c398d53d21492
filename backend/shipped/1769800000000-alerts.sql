--- after: 1769100000000-job-file-jobs
--- gone row: database_routines function job_search_by_pay
--- gone function: job_search_by_pay(p_block bigint, p_bits bit varying, p_sure text[], p_is_sure boolean, p_terms text[], p_from integer, p_to integer)
--- table: alert_matches
create table alert_matches ();
--- table: alerts
create table alerts ();
--- table: company_checks
create table company_checks ();
--- table: company_documents
create table company_documents ();
--- table: cover_letters
create table cover_letters ();
--- table: job_arrivals
create table job_arrivals ();
--- table: job_search_kept
create table job_search_kept ();
--- table: job_search_kept_keys
create table job_search_kept_keys ();
--- table: live_changes
create table live_changes ();
--- table: offer_letters
create table offer_letters ();
--- table: offers
create table offers ();
--- table: verification_requests
create table verification_requests ();
--- column: alert_matches.alert_id
alter table alert_matches add column alert_id uuid not null;
--- column: alert_matches.job_id
alter table alert_matches add column job_id uuid not null;
--- column: alert_matches.is_titled
alter table alert_matches add column is_titled boolean not null;
--- column: alert_matches.found_at
alter table alert_matches add column found_at timestamp with time zone not null;
--- column: alert_matches.told_at
alter table alert_matches add column told_at timestamp with time zone;
--- column: alert_matches.mailed_at
alter table alert_matches add column mailed_at timestamp with time zone;
--- column: alerts.id
alter table alerts add column id uuid not null;
--- column: alerts.account_id
alter table alerts add column account_id uuid;
--- column: alerts.email
alter table alerts add column email text;
--- column: alerts.filter
alter table alerts add column filter jsonb not null;
--- column: alerts.frequency
alter table alerts add column frequency text not null;
--- column: alerts.state
alter table alerts add column state text not null;
--- column: alerts.is_mailed
alter table alerts add column is_mailed boolean not null;
--- column: alerts.secret
alter table alerts add column secret text not null;
--- column: alerts.read_by
alter table alerts add column read_by text not null;
--- column: alerts.created_at
alter table alerts add column created_at timestamp with time zone not null;
--- column: alerts.asked_at
alter table alerts add column asked_at timestamp with time zone;
--- column: alerts.paused_at
alter table alerts add column paused_at timestamp with time zone;
--- column: alerts.since
alter table alerts add column since timestamp with time zone not null;
--- column: alerts.due_at
alter table alerts add column due_at timestamp with time zone;
--- column: alerts.told_at
alter table alerts add column told_at timestamp with time zone;
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
--- column: companies.verified_until
alter table companies add column verified_until timestamp with time zone;
--- column: company_checks.id
alter table company_checks add column id uuid not null;
--- column: company_checks.company_id
alter table company_checks add column company_id uuid not null;
--- column: company_checks.kind
alter table company_checks add column kind text not null;
--- column: company_checks.state
alter table company_checks add column state text not null;
--- column: company_checks.evidence
alter table company_checks add column evidence jsonb not null;
--- column: company_checks.asked_at
alter table company_checks add column asked_at timestamp with time zone not null;
--- column: company_checks.asked_by
alter table company_checks add column asked_by uuid;
--- column: company_checks.decided_at
alter table company_checks add column decided_at timestamp with time zone;
--- column: company_checks.decided_by
alter table company_checks add column decided_by uuid;
--- column: company_checks.lapses_at
alter table company_checks add column lapses_at timestamp with time zone;
--- column: company_documents.id
alter table company_documents add column id uuid not null;
--- column: company_documents.check_id
alter table company_documents add column check_id uuid not null;
--- column: company_documents.type
alter table company_documents add column type text not null;
--- column: company_documents.bytes
alter table company_documents add column bytes integer not null;
--- column: company_documents.uploaded_by
alter table company_documents add column uploaded_by uuid;
--- column: company_documents.created_at
alter table company_documents add column created_at timestamp with time zone not null;
--- column: cover_letters.id
alter table cover_letters add column id uuid not null;
--- column: cover_letters.account_id
alter table cover_letters add column account_id uuid not null;
--- column: cover_letters.title
alter table cover_letters add column title text not null;
--- column: cover_letters.text
alter table cover_letters add column text text not null;
--- column: cover_letters.created_at
alter table cover_letters add column created_at timestamp with time zone not null;
--- column: cover_letters.updated_at
alter table cover_letters add column updated_at timestamp with time zone not null;
--- column: job_arrivals.id
alter table job_arrivals add column id bigint not null generated always as identity;
--- column: job_arrivals.job_id
alter table job_arrivals add column job_id uuid not null;
--- column: job_arrivals.arrived_at
alter table job_arrivals add column arrived_at timestamp with time zone not null default now();
--- column: job_arrivals.is_matched
alter table job_arrivals add column is_matched boolean not null default false;
--- column: job_search_kept.id
alter table job_search_kept add column id uuid not null;
--- column: job_search_kept.terms
alter table job_search_kept add column terms text[] not null;
--- column: job_search_kept.groups
alter table job_search_kept add column groups text[] not null;
--- column: job_search_kept.title_terms
alter table job_search_kept add column title_terms text[];
--- column: job_search_kept.pay_from
alter table job_search_kept add column pay_from integer;
--- column: job_search_kept.pay_to
alter table job_search_kept add column pay_to integer;
--- column: job_search_kept_keys.key
alter table job_search_kept_keys add column key bigint not null;
--- column: job_search_kept_keys.kept_id
alter table job_search_kept_keys add column kept_id uuid not null;
--- column: live_changes.account_id
alter table live_changes add column account_id uuid not null;
--- column: live_changes.xid
alter table live_changes add column xid xid8 not null default pg_current_xact_id();
--- column: live_changes.kind
alter table live_changes add column kind text not null;
--- column: live_changes.subject_id
alter table live_changes add column subject_id uuid not null;
--- column: live_changes.at
alter table live_changes add column at timestamp with time zone not null default clock_timestamp();
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
--- column: verification_requests.id
alter table verification_requests add column id uuid not null;
--- column: verification_requests.company_id
alter table verification_requests add column company_id uuid not null;
--- column: verification_requests.status
alter table verification_requests add column status text not null;
--- column: verification_requests.asked_at
alter table verification_requests add column asked_at timestamp with time zone not null;
--- column: verification_requests.message
alter table verification_requests add column message text;
--- column: verification_requests.decided_at
alter table verification_requests add column decided_at timestamp with time zone;
--- column: verification_requests.decided_by
alter table verification_requests add column decided_by uuid;
--- row: migrations Alerts1769800000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769800000000,"name":"Alerts1769800000000"}');
--- row: migrations CandidateFacts1769400000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769400000000,"name":"CandidateFacts1769400000000"}');
--- row: migrations CoverLetters1769300000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769300000000,"name":"CoverLetters1769300000000"}');
--- row: migrations LiveChanges1769500000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769500000000,"name":"LiveChanges1769500000000"}');
--- row: migrations Offers1769600000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769600000000,"name":"Offers1769600000000"}');
--- row: migrations Verification1769700000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769700000000,"name":"Verification1769700000000"}');
--- row: database_routines function accounts_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"accounts_tell","checksum":"8d9737bc37fa4622eb0756b5c3300ac742c71cca3a3c6ed7ccd6e3690b6e2705"}');
--- row: database_routines function applications_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"applications_tell","checksum":"66bccb2ae2045d5f8e653c1d5f21c3a58e555fcd799912eec59f9ce675e104ee"}');
--- row: database_routines function applications_tell_new
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"applications_tell_new","checksum":"20bed9385b9c11010d1e15dedae5cf83366635af4e8fc884dcfa08c8d51f4a81"}');
--- row: database_routines function files_let_go
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"files_let_go","checksum":"51201364155d902b865e98594e2f70325c5bedff649fcd9957380a945fd6914c"}');
--- row: database_routines function interviews_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"interviews_tell","checksum":"7932eb2f6b7396ada685d0e631e6e3522836456345c141bab9a82de46e3093b9"}');
--- row: database_routines function job_search
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search","checksum":"06f3bebd72be4790584f0a68e3741f463a26e5c9a52cfc096185d8d5eb6e60c5"}');
--- row: database_routines function job_search_arrive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_arrive","checksum":"b6b6a39ce37eb284ca5421c4ee9b4e88ec9f228a827cacd7806c306ce13460ab"}');
--- row: database_routines function job_search_clause
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_clause","checksum":"016469fc380cd11a050e6500384294d40e584cf96a97a85ecb80f26538aaeb35"}');
--- row: database_routines function job_search_few
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_few","checksum":"f49688d796f5f52d84cea48ffc7faf8e53b665a553cde0689a93079027508522"}');
--- row: database_routines function job_search_filter_counts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_filter_counts","checksum":"37ef008505ebbed6dc544246c332c3b9e5af6f0023e0a95bc1183f4c0caf6af8"}');
--- row: database_routines function job_search_keep
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_keep","checksum":"516bebc860a36b0ee2388b79ed07e65f32b89f8d1af1398abcd33871ddfafddd"}');
--- row: database_routines function job_search_kept_of
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_kept_of","checksum":"6205407748baf8707b7db3dc2fb61150d4bf47cf05d18eb2ae8d4e37c003ef43"}');
--- row: database_routines function job_search_keys
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_keys","checksum":"7b395123b8c2064f5298f2cf1b7a450f24cd34a33d8af140fdd652a1a9466f42"}');
--- row: database_routines function job_search_matches
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_matches","checksum":"46225362d1090a626126f64f7de14aadd195457b928d9023d6fd592c8f13b32c"}');
--- row: database_routines function job_search_note_insert
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_insert","checksum":"20db35105f06eae64648b1cd54c765c02147d814185cfa3b380422a8d68c58f9"}');
--- row: database_routines function job_search_note_update
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_update","checksum":"7c47105b698d7500d2383f4c24c551dfaf55612e3ac589bd81372b81d2e1ccfa"}');
--- row: database_routines function job_search_older
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_older","checksum":"d1898b4a988a0b4b73b0751222a735ea6605d00343438d2779b1e01dfe888b0b"}');
--- row: database_routines function job_search_paid
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_paid","checksum":"bd89000b82547221656342aeae693498d7ea44b933737883edc1ed3d6e8a7263"}');
--- row: database_routines function job_search_passed
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_passed","checksum":"0853db5ec743a1de0ccba66eb86e11e0254a64ec0f9aa8ee5f3074615bc8ff7f"}');
--- row: database_routines function job_search_read
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_read","checksum":"425615f5bc0602229a482f26ec8ed36f36810e6a8d48fafe0458b1f2c0a00770"}');
--- row: database_routines function job_search_tally
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_tally","checksum":"4fd537bf6fd2de283ef15b16e5c6ee1cd342cbb0cf153c13a091a5376450ce81"}');
--- row: database_routines function job_search_walk
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_walk","checksum":"634b17c8629c14f20a63c54f1edb9a9f315d7ca61ef462257363d380acfa1e17"}');
--- row: database_routines function live_cursor
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"live_cursor","checksum":"30663eed94f1145d2ab6ab959dead2389f3aee59a20e01cb4c465ea4f58b3d9c"}');
--- row: database_routines function live_members
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"live_members","checksum":"ccbb7a290a26d0f2f85f48e4f75aaf2366c5efd78087d5a6605a7c4b849ea0f1"}');
--- row: database_routines function live_side
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"live_side","checksum":"9a3eb3f3f07df53bddfe3b977ae1bf4d550f56bed12ed421ab9e8c96822d7206"}');
--- row: database_routines function live_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"live_tell","checksum":"63a02c0884b3972223b921d9e8aab401e836accc866cd3c761043593578ea776"}');
--- row: database_routines function message_threads_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"message_threads_tell","checksum":"70246f3d60d1430a66421e8e15505120f14c0d64c14f30e123f087e6b47bde1b"}');
--- row: database_routines function messages_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"messages_tell","checksum":"a74c7bf655f51cf8635f0a6bd040f82e639a40a177e6bc2c940e2688222b3c0e"}');
--- row: database_routines function notices_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"notices_tell","checksum":"2613014f33091914d58c6303742f91b66f5601a15fd68b9c7b051a015ac2195b"}');
--- row: database_routines trigger accounts_tell on accounts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"accounts_tell on accounts","checksum":"6dabad438f297c05686b7b6e38b0cfddbe2aceadc6e66876e67ea58b934c4efd"}');
--- row: database_routines trigger applications_tell on applications
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"applications_tell on applications","checksum":"12cadb8b26e9377a4339ac27e2b45b9f8aacb2922e4b6fb8a81ca3f84ac68688"}');
--- row: database_routines trigger applications_tell_new on applications
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"applications_tell_new on applications","checksum":"c22759adf58ac3a29704e862e00e7d75cf1bbf17a02e1df07d087ee1f0ce8b7d"}');
--- row: database_routines trigger company_documents_let_go on company_documents
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"company_documents_let_go on company_documents","checksum":"665cbce3ab50cd00be9801813ff00b875fd747e5f39cfbb41db54a7b49c5af0e"}');
--- row: database_routines trigger interviews_tell on interviews
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"interviews_tell on interviews","checksum":"65a8919d5f18b81d2b0f2199eb7fae507afed21bafd8a3ced05d9e72a1b68289"}');
--- row: database_routines trigger message_threads_tell on message_threads
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"message_threads_tell on message_threads","checksum":"03b36c5fa9fb330434db7135cae942c302d42ef23005a922711b12db73780e56"}');
--- row: database_routines trigger messages_tell on messages
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"messages_tell on messages","checksum":"740cdc85a5a5706b6267d2ead1b211deeeb8e0d5918ea7413f4faa6044acaaff"}');
--- row: database_routines trigger notices_tell on notices
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"notices_tell on notices","checksum":"4519792b531ff001168ff5c12a3097695b7e8b2418bca85bf78aa4a663e99cb5"}');
--- row: database_routines trigger offer_letters_let_go on offer_letters
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"offer_letters_let_go on offer_letters","checksum":"f0757f60e6f37151493d1fb01d9e9403bbb634f615dd3acb037e27f5092c1975"}');
--- row: database_routines view application_replies
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"view","name":"application_replies","checksum":"f98121ea293258c8540401dd297316798e9adddc4b74298c9eae489174bb39b1"}');
--- constraint: alert_matches alert_matches_pkey
alter table alert_matches add constraint alert_matches_pkey PRIMARY KEY (alert_id, job_id);
--- constraint: alerts alerts_check
alter table alerts add constraint alerts_check CHECK (((account_id IS NULL) <> (email IS NULL)));
--- constraint: alerts alerts_check1
alter table alerts add constraint alerts_check1 CHECK (((state = 'PAUSED'::text) = (paused_at IS NOT NULL)));
--- constraint: alerts alerts_check2
alter table alerts add constraint alerts_check2 CHECK (((state <> 'UNCONFIRMED'::text) OR (email IS NOT NULL)));
--- constraint: alerts alerts_frequency_check
alter table alerts add constraint alerts_frequency_check CHECK ((frequency = ANY (ARRAY['INSTANT'::text, 'DAILY'::text, 'WEEKLY'::text])));
--- constraint: alerts alerts_pkey
alter table alerts add constraint alerts_pkey PRIMARY KEY (id);
--- constraint: alerts alerts_secret_key
alter table alerts add constraint alerts_secret_key UNIQUE (secret);
--- constraint: alerts alerts_state_check
alter table alerts add constraint alerts_state_check CHECK ((state = ANY (ARRAY['UNCONFIRMED'::text, 'ACTIVE'::text, 'PAUSED'::text])));
--- constraint: company_checks company_checks_check
alter table company_checks add constraint company_checks_check CHECK (((state <> 'passed'::text) OR ((decided_at IS NOT NULL) AND (lapses_at IS NOT NULL))));
--- constraint: company_checks company_checks_kind_check
alter table company_checks add constraint company_checks_kind_check CHECK ((kind = ANY (ARRAY['work-email'::text, 'domain'::text, 'gstin'::text, 'documents'::text])));
--- constraint: company_checks company_checks_pkey
alter table company_checks add constraint company_checks_pkey PRIMARY KEY (id);
--- constraint: company_checks company_checks_state_check
alter table company_checks add constraint company_checks_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'passed'::text, 'failed'::text, 'lapsed'::text, 'withdrawn'::text])));
--- constraint: company_documents company_documents_pkey
alter table company_documents add constraint company_documents_pkey PRIMARY KEY (id);
--- constraint: company_documents company_documents_type_check
alter table company_documents add constraint company_documents_type_check CHECK ((type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text])));
--- constraint: cover_letters cover_letters_pkey
alter table cover_letters add constraint cover_letters_pkey PRIMARY KEY (id);
--- constraint: job_arrivals job_arrivals_pkey
alter table job_arrivals add constraint job_arrivals_pkey PRIMARY KEY (id);
--- constraint: job_search_kept job_search_kept_pkey
alter table job_search_kept add constraint job_search_kept_pkey PRIMARY KEY (id);
--- constraint: job_search_kept_keys job_search_kept_keys_pkey
alter table job_search_kept_keys add constraint job_search_kept_keys_pkey PRIMARY KEY (key, kept_id);
--- constraint: live_changes live_changes_kind_check
alter table live_changes add constraint live_changes_kind_check CHECK ((kind = ANY (ARRAY['notices'::text, 'messages'::text, 'applications'::text, 'candidates'::text, 'interviews'::text, 'account'::text])));
--- constraint: live_changes live_changes_pkey
alter table live_changes add constraint live_changes_pkey PRIMARY KEY (account_id, xid, kind, subject_id);
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
--- constraint: verification_requests verification_requests_pkey
alter table verification_requests add constraint verification_requests_pkey PRIMARY KEY (id);
--- constraint: verification_requests verification_requests_status_check
alter table verification_requests add constraint verification_requests_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'more-asked'::text, 'verified'::text, 'refused'::text])));
--- foreign key: alert_matches alert_matches_alert_id_fkey
alter table alert_matches add constraint alert_matches_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES alerts(id) ON DELETE CASCADE;
--- foreign key: alert_matches alert_matches_job_id_fkey
alter table alert_matches add constraint alert_matches_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- foreign key: alerts alerts_account_id_fkey
alter table alerts add constraint alerts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: company_checks company_checks_asked_by_fkey
alter table company_checks add constraint company_checks_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: company_checks company_checks_company_id_fkey
alter table company_checks add constraint company_checks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: company_checks company_checks_decided_by_fkey
alter table company_checks add constraint company_checks_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: company_documents company_documents_check_id_fkey
alter table company_documents add constraint company_documents_check_id_fkey FOREIGN KEY (check_id) REFERENCES company_checks(id) ON DELETE CASCADE;
--- foreign key: company_documents company_documents_uploaded_by_fkey
alter table company_documents add constraint company_documents_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: cover_letters cover_letters_account_id_fkey
alter table cover_letters add constraint cover_letters_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: job_search_kept_keys job_search_kept_keys_kept_id_fkey
alter table job_search_kept_keys add constraint job_search_kept_keys_kept_id_fkey FOREIGN KEY (kept_id) REFERENCES job_search_kept(id) ON DELETE CASCADE;
--- foreign key: offer_letters offer_letters_application_id_fkey
alter table offer_letters add constraint offer_letters_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
--- foreign key: offers offers_application_id_fkey
alter table offers add constraint offers_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
--- foreign key: offers offers_letter_id_fkey
alter table offers add constraint offers_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES offer_letters(id);
--- foreign key: offers offers_offered_by_fkey
alter table offers add constraint offers_offered_by_fkey FOREIGN KEY (offered_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: verification_requests verification_requests_company_id_fkey
alter table verification_requests add constraint verification_requests_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: verification_requests verification_requests_decided_by_fkey
alter table verification_requests add constraint verification_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- index: alert_matches_job
CREATE INDEX alert_matches_job ON public.alert_matches USING btree (job_id);
--- index: alerts_account
CREATE INDEX alerts_account ON public.alerts USING btree (account_id, id) WHERE (account_id IS NOT NULL);
--- index: alerts_due
CREATE INDEX alerts_due ON public.alerts USING btree (due_at) WHERE (due_at IS NOT NULL);
--- index: alerts_email
CREATE INDEX alerts_email ON public.alerts USING btree (lower(email)) WHERE (email IS NOT NULL);
--- index: alerts_read_by
CREATE INDEX alerts_read_by ON public.alerts USING btree (read_by, id);
--- index: alerts_unconfirmed
CREATE INDEX alerts_unconfirmed ON public.alerts USING btree (created_at) WHERE (state = 'UNCONFIRMED'::text);
--- index: applications_company_match
CREATE INDEX applications_company_match ON public.applications USING btree (company_id, status, COALESCE(match_score, '-1'::integer) DESC, id DESC) INCLUDE (match_score, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level);
--- index: applications_company_newest
CREATE INDEX applications_company_newest ON public.applications USING btree (company_id, status, is_priority, applied_at DESC, id DESC) INCLUDE (priority_until, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level);
--- index: applications_job_match
CREATE INDEX applications_job_match ON public.applications USING btree (job_id, status, COALESCE(match_score, '-1'::integer) DESC, id DESC) INCLUDE (match_score, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level);
--- index: applications_job_newest
CREATE INDEX applications_job_newest ON public.applications USING btree (job_id, status, is_priority, applied_at DESC, id DESC) INCLUDE (priority_until, applicant_id, experience_months, city_id, expected_yearly_pay, notice_period_days, education_level);
--- index: companies_verified_until
CREATE INDEX companies_verified_until ON public.companies USING btree (verified_until) WHERE (verified_at IS NOT NULL);
--- index: company_checks_asked_by
CREATE INDEX company_checks_asked_by ON public.company_checks USING btree (asked_by);
--- index: company_checks_company
CREATE INDEX company_checks_company ON public.company_checks USING btree (company_id, kind);
--- index: company_checks_decided_by
CREATE INDEX company_checks_decided_by ON public.company_checks USING btree (decided_by);
--- index: company_checks_lapses
CREATE INDEX company_checks_lapses ON public.company_checks USING btree (lapses_at) WHERE (state = 'passed'::text);
--- index: company_checks_passed
CREATE UNIQUE INDEX company_checks_passed ON public.company_checks USING btree (company_id, kind) WHERE (state = 'passed'::text);
--- index: company_checks_pending
CREATE UNIQUE INDEX company_checks_pending ON public.company_checks USING btree (company_id, kind) WHERE (state = 'pending'::text);
--- index: company_documents_check
CREATE INDEX company_documents_check ON public.company_documents USING btree (check_id);
--- index: company_documents_uploaded_by
CREATE INDEX company_documents_uploaded_by ON public.company_documents USING btree (uploaded_by);
--- index: cover_letters_account
CREATE INDEX cover_letters_account ON public.cover_letters USING btree (account_id);
--- index: job_arrivals_at
CREATE INDEX job_arrivals_at ON public.job_arrivals USING btree (arrived_at);
--- index: job_arrivals_job
CREATE INDEX job_arrivals_job ON public.job_arrivals USING btree (job_id, arrived_at);
--- index: job_arrivals_waiting
CREATE INDEX job_arrivals_waiting ON public.job_arrivals USING btree (id) WHERE (NOT is_matched);
--- index: job_search_kept_keys_kept
CREATE INDEX job_search_kept_keys_kept ON public.job_search_kept_keys USING btree (kept_id);
--- index: live_changes_at
CREATE INDEX live_changes_at ON public.live_changes USING btree (at);
--- index: notices_unread_alert
CREATE UNIQUE INDEX notices_unread_alert ON public.notices USING btree (account_id, ((params ->> 'alertId'::text))) WHERE ((kind = 'alert.found'::text) AND (read_at IS NULL));
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
--- index: verification_requests_company
CREATE INDEX verification_requests_company ON public.verification_requests USING btree (company_id, asked_at);
--- index: verification_requests_decided_by
CREATE INDEX verification_requests_decided_by ON public.verification_requests USING btree (decided_by);
--- index: verification_requests_open
CREATE UNIQUE INDEX verification_requests_open ON public.verification_requests USING btree (company_id) WHERE (status = ANY (ARRAY['waiting'::text, 'more-asked'::text]));
--- index: verification_requests_waiting
CREATE INDEX verification_requests_waiting ON public.verification_requests USING btree (asked_at, id) WHERE (status = 'waiting'::text);
--- function: accounts_tell()
CREATE OR REPLACE FUNCTION public.accounts_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform live_tell('account', old.id, array[old.id]);
  return null;
end $function$
;
--- function: applications_tell()
CREATE OR REPLACE FUNCTION public.applications_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.status, old.shown_status, old.applicant_id)
    is not distinct from (new.status, new.shown_status, new.applicant_id) then
    return null;
  end if;
  perform live_tell('candidates', new.job_id, live_members(new.company_id));
  if coalesce(old.shown_status, old.status) <> coalesce(new.shown_status, new.status) then
    perform live_tell('applications', new.id, array[new.applicant_id]);
  end if;
  return null;
end $function$
;
--- function: applications_tell_new()
CREATE OR REPLACE FUNCTION public.applications_tell_new()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform live_tell('candidates', sent.job_id, live_members(sent.company_id))
    from (select distinct job_id, company_id from new_applications) sent;
  return null;
end $function$
;
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
--- function: interviews_tell()
CREATE OR REPLACE FUNCTION public.interviews_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_slots uuid[] := array[new.slot_id, case when tg_op = 'UPDATE' then old.slot_id end];
  v_other uuid;
begin
  perform live_tell('interviews', new.application_id, live_side(new.application_id, 'company'));
  if new.status in ('attended', 'missed') then
    return null;
  end if;
  perform live_tell('interviews', new.application_id, live_side(new.application_id, 'applicant'));
  for v_other in
    select distinct interview.application_id
      from interview_offers offer join interviews interview on interview.id = offer.interview_id
      where offer.slot_id = any (v_slots) and interview.id <> new.id
        and interview.status in ('offered', 'scheduled')
  loop
    perform live_tell('interviews', v_other, live_side(v_other, 'applicant') || live_side(v_other, 'company'));
  end loop;
  return null;
end $function$
;
--- function: job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer, p_circle text, p_places integer[], p_kms integer[], p_nearer text)
CREATE OR REPLACE FUNCTION public.job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer, p_circle text DEFAULT NULL::text, p_places integer[] DEFAULT NULL::integer[], p_kms integer[] DEFAULT NULL::integer[], p_nearer text DEFAULT NULL::text)
 RETURNS TABLE(place bigint, tier integer, job_id uuid, key bigint, total integer)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
AS $function$
declare
  v_read record := job_search_read(p_text);
  v_terms text[] := p_facets || job_search_pay_terms(p_pay_from, p_pay_to) || v_read.terms;
  v_all text[] := array_remove(v_terms || p_circle, null);
  v_tiers text[] := case when p_is_ranked then v_read.tiers else '{}' end;
  v_pay_from int := case when p_pay_from = any (job_search_pay_floors()) then null else p_pay_from end;
  v_pay_to int := case when p_pay_to = any (job_search_pay_ceilings()) then null else p_pay_to end;
  v_sure text[] := case
    when p_sorting = 'pay' and p_posted_after is not null then null
    when v_pay_from is null and v_pay_to is null then '{}'
    else job_search_sure_pay_terms(v_pay_from, v_pay_to) end;
  v_walk record;
  v_total int;
  v_has_changes boolean := exists (select from job_search_changes);
begin
  if p_places is null then
    v_walk := job_search_walk(p_sorting, v_all, v_tiers, v_sure, p_now, p_posted_after, v_pay_from, v_pay_to, p_tier,
      p_key, p_job, p_offset + p_limit, p_cap);
    v_total := v_walk.total;
  else
    -- Few jobs are all looked up; of many, ring after ring until the page is full. A random board has small blocks, so
    -- that both are tried.
    v_walk := job_search_walk(p_sorting, v_all, '{}', v_sure, p_now, p_posted_after, v_pay_from, v_pay_to, null, null,
      null, null, p_cap);
    v_total := v_walk.total;
    if v_total > least(p_cap, job_search_capacity()) then
      v_walk := job_search_rings(v_terms, p_circle is null, p_places, p_kms, p_nearer, p_now, p_posted_after,
        v_pay_from, v_pay_to, p_tier, p_key, p_job, p_offset + p_limit);
    else
      v_walk.tiers := array(
        select job_search_ring(job.place_ids, p_places, p_kms)
        from unnest(v_walk.jobs) with ordinality found (id, position) left join jobs job on job.id = found.id
        order by found.position
      );
    end if;
  end if;
  if v_has_changes then
    v_total := v_total + (select count(*) from job_search_unfolded(p_sorting, v_all, p_now, p_posted_after, v_pay_from,
      v_pay_to));
  end if;
  return query
    with hits as materialized (
      select walked.tier, walked.job_id, walked.key
        from unnest(v_walk.tiers, v_walk.jobs, v_walk.keys) walked (tier, job_id, key)
      union all
      select case when p_places is not null then job_search_ring(array(
            select substring(term from 5)::int from unnest(unfolded.terms) term where starts_with(term, 'for:')
          ), p_places, p_kms)
          else coalesce((
            select min(rank)::int from unnest(v_tiers) with ordinality tier (terms, rank)
            where unfolded.terms @> string_to_array(tier.terms, E'\x01')
          ), greatest(cardinality(v_tiers) + 1, 5)) end, unfolded.job_id, unfolded.key
      from job_search_unfolded(p_sorting, v_all, p_now, p_posted_after, v_pay_from, v_pay_to) unfolded
      where v_has_changes
    ), placed as materialized (
      select row_number() over (order by hits.tier, hits.key desc, hits.job_id desc) as place, hits.*
      from hits
      where p_key is null or hits.tier > p_tier
        or hits.tier = p_tier and (hits.key, hits.job_id) < (p_key, p_job)
    )
    select page.place, page.tier, page.job_id, page.key, v_total
    from (select 1) once
    left join (
      select * from placed where placed.place > p_offset order by placed.place limit p_limit
    ) page on true
    order by page.place;
end $function$
;
--- function: job_search_arrive(p_listed uuid[], p_changed uuid[])
CREATE OR REPLACE FUNCTION public.job_search_arrive(p_listed uuid[], p_changed uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into job_arrivals (job_id, arrived_at)
  select id, now() from unnest(p_listed) id
  union all
  select earlier.job_id, max(earlier.arrived_at) from job_arrivals earlier
  where earlier.job_id = any (p_changed) and earlier.job_id <> all (p_listed)
    and earlier.arrived_at > now() - interval '7 days'
  group by earlier.job_id
$function$
;
--- function: job_search_clause(p_clauses text[], p_kinds text)
CREATE OR REPLACE FUNCTION public.job_search_clause(p_clauses text[], p_kinds text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET jit TO 'off'
AS $function$
begin
  return (
    select clause from unnest(p_clauses) clause
    cross join lateral (
      select sum(coalesce(cardinality(bits.slots), bit_count(bits.bits))) as jobs from job_search_bits bits
      where bits.sorting = 'newest' and bits.term = any (string_to_array(clause, E'\x01'))
    ) common
    where clause ~ p_kinds
    order by common.jobs nulls first, clause limit 1
  );
end $function$
;
--- function: job_search_few(p_sorting text, p_few text, p_terms text[], p_groups text[], p_tiers text[], p_blocks bigint[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[], OUT total integer)
CREATE OR REPLACE FUNCTION public.job_search_few(p_sorting text, p_few text, p_terms text[], p_groups text[], p_tiers text[], p_blocks bigint[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
declare
  c_rest constant int := greatest(cardinality(p_tiers) + 1, 5);
  v_passed record := job_search_passed(p_sorting, p_now, p_posted_after);
begin
  with met as materialized (
    select rare.block, rare.slots, (
        select case when count(*) = cardinality(p_terms) then bit_and(coalesce(known.bits, (
          select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
        ))) end
        from job_search_bits known
        where known.sorting = p_sorting and known.term = any (p_terms) and known.block = rare.block
      ) as bits, array(
        select (
          select coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1)
          from job_search_bits known left join lateral unnest(known.slots) few (slot) on true
          where known.sorting = p_sorting and known.term = any (string_to_array(wanted.term, E'\x01'))
            and known.block = rare.block
        ) from unnest(p_groups) wanted (term)
      ) as any_of, array(
        select (
          select case when count(*) = cardinality(string_to_array(tier.terms, E'\x01'))
            then bit_and(coalesce(named.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(named.slots) few (slot)
            ))) end
          from job_search_bits named
          where named.sorting = p_sorting and named.term = any (string_to_array(tier.terms, E'\x01'))
            and named.block = rare.block
        ) from unnest(p_tiers) with ordinality tier (terms, rank) order by tier.rank
      ) as titled, v_passed.masks[array_position(v_passed.blocks, rare.block)] as mask
    from job_search_bits rare
    where rare.sorting = p_sorting and rare.term = p_few and rare.block = any (p_blocks)
  ), hits as materialized (
    select listed.job_id, listed.key, coalesce((
        select min(tier.rank)::int from unnest(met.titled) with ordinality tier (bits, rank)
        where get_bit(tier.bits, few.slot) = 1
      ), c_rest) as tier
    from met
    cross join lateral unnest(met.slots) few (slot)
    cross join lateral (
      select * from job_search_slots known
      where known.sorting = p_sorting and known.block = met.block and known.slot = few.slot offset 0
    ) listed
    where (p_terms = '{}' or get_bit(met.bits, few.slot) = 1)
      and (met.mask is null or get_bit(met.mask, few.slot) = 0)
      and not exists (select from unnest(met.any_of) one (bits) where get_bit(one.bits, few.slot) = 0)
      and (p_posted_after is null or listed.posted_at >= p_posted_after)
      and (p_pay_from is null or listed.pay_max >= p_pay_from)
      and (p_pay_to is null or listed.pay_min <= p_pay_to)
  ), page as (
    select * from hits
    where p_key is null or hits.tier > p_tier or hits.tier = p_tier and (hits.key, hits.job_id) < (p_key, p_job)
    order by hits.tier, hits.key desc, hits.job_id desc limit p_page
  )
  select array(select page.job_id from page order by page.tier, page.key desc, page.job_id desc),
      array(select page.key from page order by page.tier, page.key desc, page.job_id desc),
      array(select page.tier from page order by page.tier, page.key desc, page.job_id desc),
      (select count(*) from hits)
    into jobs, keys, tiers, total;
end $function$
;
--- function: job_search_filter_counts(p_terms text[], p_text text, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_chosen_facets text[], p_chosen text[], p_facets text[], p_options text[], p_moments timestamp with time zone[], p_cap integer)
CREATE OR REPLACE FUNCTION public.job_search_filter_counts(p_terms text[], p_text text, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_chosen_facets text[], p_chosen text[], p_facets text[], p_options text[], p_moments timestamp with time zone[], p_cap integer)
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
AS $function$
declare
  v_read record := job_search_read(p_text);
  v_terms text[] := p_terms || v_read.terms;
  v_pay text[] := job_search_pay_terms(p_pay_from, p_pay_to);
  v_pay_from int := case when p_pay_from = any (job_search_pay_floors()) then null else p_pay_from end;
  v_pay_to int := case when p_pay_to = any (job_search_pay_ceilings()) then null else p_pay_to end;
  v_is_exact boolean := v_pay_from is null and v_pay_to is null;
  -- Where no job is sure, a term that none has.
  v_sure text[] := case when v_is_exact then '{}'
    else coalesce(job_search_sure_pay_terms(v_pay_from, v_pay_to), '{none}') end;
  v_facets text[] := array(
    select distinct facet from unnest(p_chosen_facets) facet
    union select 'pay' where v_pay <> '{}'
    union select 'posted' where p_posted_after is not null
  );
  v_posted int := array_position(v_facets, 'posted');
  c_rest int := cardinality(v_facets) + 1;
  -- What narrows, and the kind of each; 0 for what the pay of sure jobs says.
  v_narrowing text[] := p_chosen || v_pay || v_sure;
  v_narrows int[] := array(
    select array_position(v_facets, facet) from unnest(p_chosen_facets) with ordinality chosen (facet, at) order by at
  ) || array_fill(array_position(v_facets, 'pay'), array[cardinality(v_pay)])
    || array_fill(0, array[cardinality(v_sure)]);
  -- What is chosen needs no look: all jobs of the search have it.
  v_is_chosen boolean[] := array(
    select (select array_agg(chosen.term) from unnest(p_chosen_facets, p_chosen) chosen (facet, term)
        where chosen.facet = counted.facet) is not distinct from array[counted.option]
    from unnest(p_facets, p_options) with ordinality counted (facet, option, at) order by counted.at
  );
  v_options text[] := array(
    select case when is_chosen then 'live' else option end
    from unnest(p_options, v_is_chosen) with ordinality counted (option, is_chosen, at) order by at
  );
  v_kinds int[] := array(
    select case when is_chosen then c_rest else coalesce(array_position(v_facets, facet), c_rest) end
    from unnest(p_facets, v_is_chosen) with ordinality counted (facet, is_chosen, at) order by at
  ) || array_fill(coalesce(v_posted, c_rest), array[cardinality(p_moments)]);
  v_since bigint[] := '{}';
  v_masks bit varying[] := '{}';
  v_moment timestamptz;
  v_old record;
  v_counts int[] := array_fill(0, array[cardinality(v_kinds)]);
  -- A term that no job has needs no count.
  v_is_known boolean[] := array(
    select strpos(option, E'\x01') > 0 or exists (
      select from job_search_bits where sorting = 'newest' and term = counted.option
    )
    from unnest(v_options) with ordinality counted (option, at) order by at
  );
  v_blocks bigint[];
  v_done int := 0;
  v_size int := 2;
  v_open int[];
  v_kind int;
  v_match record;
  v_has bit varying[];
  v_behind bit varying[];
  v_before bit varying;
  v_bits bit varying;
  v_sure_bits bit varying;
  v_met bigint[];
  v_left bit varying[];
  v_doubt_blocks bigint[] := '{}';
  v_doubts bit varying[] := '{}';
begin
  foreach v_moment in array p_moments loop
    v_old := job_search_older(v_moment);
    v_since := v_since || v_old.block;
    v_masks := v_masks || v_old.mask;
  end loop;
  v_old := job_search_older(p_posted_after);
  v_blocks := job_search_blocks_of('newest', v_terms, case when p_posted_after is not null
    then least(p_posted_after, (select min(moment) from unnest(p_moments) moment)) end);
  -- First the jobs whose terms say all.
  loop
    v_open := array(
      select distinct counted.kind
      from unnest(v_counts, v_kinds) with ordinality counted (jobs, kind, at)
      where counted.jobs <= p_cap and case when at <= cardinality(v_options) then v_is_known[at::int]
        else v_since[at::int - cardinality(v_options)] <= v_blocks[v_done + 1] end
    );
    exit when v_done >= cardinality(v_blocks) or v_open = '{}';
    v_met := '{}';
    v_left := '{}';
    for v_match in
      select met.block, met.bits, array(
          select (
            select coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1)
            from job_search_bits known left join lateral unnest(known.slots) few (slot) on true
            where known.sorting = 'newest' and known.term = any (string_to_array(wanted.term, E'\x01'))
              and known.block = met.block
          )
          from unnest(v_narrowing) with ordinality wanted (term, at) order by wanted.at
        ) as has
      from job_search_matches('newest', v_terms, v_blocks[v_done + 1 : v_done + v_size], p_now, null) met
    loop
      v_has := array_fill(null::bit varying, array[c_rest]);
      v_sure_bits := null;
      for at in 1 .. cardinality(v_narrows) loop
        v_bits := v_match.has[at];
        if v_narrows[at] = 0 then
          v_sure_bits := coalesce(v_sure_bits & v_bits, v_bits);
        else
          v_has[v_narrows[at]] := coalesce(v_has[v_narrows[at]] & v_bits, v_bits);
        end if;
      end loop;
      if v_match.block <= v_old.block and v_posted is not null then
        v_has[v_posted] := case when v_match.block = v_old.block then ~ v_old.mask else B'0'::bit(31744) end;
      end if;
      -- What is chosen of the kinds from one on.
      v_behind := array_fill(null::bit varying, array[c_rest + 1]);
      for kind in reverse c_rest - 1 .. 1 loop
        v_behind[kind] := coalesce(v_has[kind] & v_behind[kind + 1], v_has[kind], v_behind[kind + 1]);
      end loop;
      v_before := v_match.bits;
      for kind in 1 .. c_rest loop
        v_bits := case when kind = any (v_open) then coalesce(v_before & v_behind[kind + 1], v_before) end;
        v_before := coalesce(v_before & v_has[kind], v_before);
        if v_is_exact or v_facets[kind] = 'pay' then
          v_left := v_left || v_bits;
          if not v_is_exact then v_doubts := v_doubts || null::bit varying; end if;
        else
          v_left := v_left || (v_bits & v_sure_bits);
          v_doubts := v_doubts || (v_bits & ~ v_sure_bits);
        end if;
      end loop;
      v_met := v_met || v_match.block;
    end loop;
    if not v_is_exact then v_doubt_blocks := v_doubt_blocks || v_met; end if;
    if v_met <> '{}' then
      v_counts := job_search_tally(v_counts, v_met, v_left, v_options, v_kinds, v_since, v_masks, p_cap);
    end if;
    v_done := v_done + v_size;
    v_size := v_size * 4;
  end loop;
  -- Then those whose pay must be looked up, for what is not at the cap.
  v_done := 0;
  v_size := 2;
  loop
    v_open := array(
      select distinct counted.kind
      from unnest(v_counts, v_kinds) with ordinality counted (jobs, kind, at)
      where counted.jobs <= p_cap and case when at <= cardinality(v_options) then v_is_known[at::int]
        else v_since[at::int - cardinality(v_options)] <= v_doubt_blocks[v_done + 1] end
    );
    exit when v_done >= cardinality(v_doubt_blocks) or v_open = '{}';
    v_met := '{}';
    v_left := '{}';
    for at in v_done + 1 .. least(v_done + v_size, cardinality(v_doubt_blocks)) loop
      v_bits := null;
      foreach v_kind in array v_open loop
        v_before := v_doubts[(at - 1) * c_rest + v_kind];
        v_bits := coalesce(v_bits | v_before, v_bits, v_before);
      end loop;
      continue when coalesce(bit_count(v_bits), 0) = 0;
      v_bits := job_search_paid(v_doubt_blocks[at], v_bits, v_pay_from, v_pay_to);
      continue when v_bits is null;
      for kind in 1 .. c_rest loop
        v_left := v_left || (v_doubts[(at - 1) * c_rest + kind] & v_bits);
      end loop;
      v_met := v_met || v_doubt_blocks[at];
    end loop;
    if v_met <> '{}' then
      v_counts := job_search_tally(v_counts, v_met, v_left, v_options, v_kinds, v_since, v_masks, p_cap);
    end if;
    v_done := v_done + v_size;
    v_size := v_size * 4;
  end loop;
  if not exists (select from job_search_changes) then return v_counts; end if;
  return array(
    with found as materialized (
      select terms, true as is_paid
        from job_search_unfolded('newest', v_terms || v_pay, p_now, p_posted_after, v_pay_from, v_pay_to)
      union all
      select terms, false from job_search_unfolded('newest', v_terms, p_now, p_posted_after, null, null)
    )
    select (v_counts[counted.position] + (
        select count(*) from found
        where found.is_paid = (counted.facet <> 'pay') and found.terms && string_to_array(counted.option, E'\x01')
          and not exists (
            select from unnest(p_chosen_facets, p_chosen) chosen (facet, term)
            where chosen.facet <> counted.facet and not found.terms && string_to_array(chosen.term, E'\x01')
          )
      ))::int
    from unnest(p_options, p_facets) with ordinality counted (option, facet, position)
    order by counted.position
  ) || array(
    select (v_counts[cardinality(p_options) + counted.position] + (
        select count(*) from job_search_unfolded('newest', v_terms || v_pay || p_chosen, p_now, counted.moment,
          v_pay_from, v_pay_to)
      ))::int
    from unnest(p_moments) with ordinality counted (moment, position)
    order by counted.position
  );
end $function$
;
--- function: job_search_keep(p_id uuid, p_facets text[], p_text text, p_pay_from integer, p_pay_to integer)
CREATE OR REPLACE FUNCTION public.job_search_keep(p_id uuid, p_facets text[], p_text text, p_pay_from integer, p_pay_to integer)
 RETURNS void
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
declare
  c_most_pairs constant int := 200;
  v_read record := job_search_read(p_text);
  v_clauses text[] := array(
    select distinct clause
    from unnest(p_facets || job_search_pay_terms(p_pay_from, p_pay_to) || v_read.terms) clause where clause <> 'live'
  );
  v_words text[] := string_to_array(job_search_clause(v_clauses, '^(w|t|skill):'), E'\x01');
  v_places text[] := string_to_array(job_search_clause(v_clauses, '^(at|for|cell|place):'), E'\x01');
  v_keys bigint[];
begin
  if v_words is not null and v_places is not null
      and cardinality(v_words) * cardinality(v_places) <= c_most_pairs then
    v_keys := array(
      select hashtextextended(word, hashtextextended(place, 0)) from unnest(v_words) word, unnest(v_places) place
    );
  else
    v_keys := array(
      select hashtextextended(term, 0) from unnest(coalesce(v_words, v_places,
        string_to_array(coalesce(job_search_clause(v_clauses, '^[^:]+:'), v_clauses[1], 'live'), E'\x01'))) term
    );
  end if;
  delete from job_search_kept where id = p_id;
  insert into job_search_kept (id, terms, groups, title_terms, pay_from, pay_to) values (
    p_id,
    array(select clause from unnest(v_clauses) clause where strpos(clause, E'\x01') = 0),
    array(select clause from unnest(v_clauses) clause where strpos(clause, E'\x01') > 0),
    string_to_array(v_read.tiers[4], E'\x01'),
    p_pay_from, p_pay_to
  );
  insert into job_search_kept_keys (key, kept_id) select distinct key, p_id from unnest(v_keys) key;
end $function$
;
--- function: job_search_kept_of(p_jobs uuid[], p_now timestamp with time zone, p_kept uuid)
CREATE OR REPLACE FUNCTION public.job_search_kept_of(p_jobs uuid[], p_now timestamp with time zone, p_kept uuid DEFAULT NULL::uuid)
 RETURNS TABLE(kept_id uuid, job_id uuid, is_titled boolean)
 LANGUAGE plpgsql
 STABLE
 SET jit TO 'off'
AS $function$
declare
  -- A search asks for a walk-in on the day of the search, whichever that is.
  v_today text := 'walk-in:' || to_char(p_now at time zone 'Asia/Kolkata', 'YYYY-MM-DD');
begin
  return query
    with described as materialized (
      select job.id, job.pay_yearly_min as pay_min, job.pay_yearly_max as pay_max, job_search_terms(job) as terms
      from jobs job where job.id = any (p_jobs) and job.is_listed and job.open_until > p_now
    ), told as materialized (
      select described.id, described.pay_min, described.pay_max, case when v_today = any (described.terms)
        then described.terms || 'walk-in:today'::text else described.terms end as terms
      from described
    ), candidates as materialized (
      select distinct known.kept_id, told.id
      from told cross join lateral job_search_keys(told.terms) own (key)
      join job_search_kept_keys known on known.key = own.key
      where p_kept is null
      union all
      select p_kept, told.id from told where p_kept is not null
    )
    select kept.id, told.id, coalesce(told.terms @> kept.title_terms, false)
    from candidates
    join told on told.id = candidates.id
    join job_search_kept kept on kept.id = candidates.kept_id
    where told.terms @> kept.terms
      and not exists (
        select from unnest(kept.groups) wanted where not told.terms && string_to_array(wanted, E'\x01')
      )
      and (kept.pay_from is null or told.pay_max >= kept.pay_from)
      and (kept.pay_to is null or told.pay_min <= kept.pay_to);
end $function$
;
--- function: job_search_keys(p_terms text[])
CREATE OR REPLACE FUNCTION public.job_search_keys(p_terms text[])
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE
AS $function$
  select hashtextextended(term, 0) from unnest(p_terms) term
  union all
  select hashtextextended(word, place.hash)
  from unnest(p_terms) word
  cross join (
    select hashtextextended(term, 0) as hash from unnest(p_terms) term
    where starts_with(term, 'at:') or starts_with(term, 'for:') or starts_with(term, 'cell:')
      or starts_with(term, 'place:')
  ) place
  where starts_with(word, 'w:') or starts_with(word, 't:') or starts_with(word, 'skill:')
$function$
;
--- function: job_search_matches(p_sorting text, p_terms text[], p_blocks bigint[], p_now timestamp with time zone, p_posted_after timestamp with time zone)
CREATE OR REPLACE FUNCTION public.job_search_matches(p_sorting text, p_terms text[], p_blocks bigint[], p_now timestamp with time zone, p_posted_after timestamp with time zone)
 RETURNS TABLE(block bigint, bits bit varying)
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
declare
  v_groups text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') > 0);
  v_terms text[] := array(select distinct term from unnest(p_terms) term where strpos(term, E'\x01') = 0);
  v_passed record := job_search_passed(p_sorting, p_now, p_posted_after);
  v_any_of bit varying;
begin
  for block, bits, v_any_of in
    select met.block, met.bits, case when v_groups <> '{}' then (
        select bit_and(one.bits) from (
          select (
            select coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1)
            from job_search_bits known
            left join lateral unnest(known.slots) few (slot) on get_bit(met.bits, few.slot) = 1
            where known.sorting = p_sorting and known.term = any (string_to_array(wanted.term, E'\x01'))
              and known.block = met.block
          ) as bits from unnest(v_groups) wanted (term) offset 0
        ) one
      ) end
    from (
      select part.block, bit_and(part.bits) as bits
      from (
        select known.block, coalesce(known.bits, (
          select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
        )) as bits
        from job_search_bits known
        where known.sorting = p_sorting and known.term = any (v_terms) and known.block = any (p_blocks) offset 0
      ) part
      group by part.block having count(*) = cardinality(v_terms)
    ) met
    where bit_count(met.bits) > 0
    order by met.block desc
  loop
    if block = any (v_passed.blocks) then
      bits := bits & ~ v_passed.masks[array_position(v_passed.blocks, block)]::bit(31744);
    end if;
    if v_groups <> '{}' then bits := bits & v_any_of; end if;
    if bit_count(bits) > 0 then return next; end if;
  end loop;
end $function$
;
--- function: job_search_note_insert()
CREATE OR REPLACE FUNCTION public.job_search_note_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_listed uuid[] := array(select id from new_jobs where is_listed);
begin
  perform job_search_note(v_listed);
  perform job_search_arrive(v_listed, '{}');
  return null;
end $function$
;
--- function: job_search_note_update()
CREATE OR REPLACE FUNCTION public.job_search_note_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_changed uuid[] := array(
    select job.id from new_jobs job join old_jobs former on former.id = job.id
    where (former.is_listed or job.is_listed)
      and (
        job.is_listed, job.search_document, job.type, job.work_mode, job.city, job.locality, job.place_ids,
        job.skills, job.pay_yearly_min, job.pay_yearly_max, job.experience_min_years, job.experience_max_years,
        job.posted_at, job.open_until, job.is_company_verified, job.does_company_reply, job.education, job.shift,
        job.english_level, job.walk_in_until
      ) is distinct from (
        former.is_listed, former.search_document, former.type, former.work_mode, former.city, former.locality,
        former.place_ids, former.skills, former.pay_yearly_min, former.pay_yearly_max, former.experience_min_years,
        former.experience_max_years, former.posted_at, former.open_until, former.is_company_verified,
        former.does_company_reply, former.education, former.shift, former.english_level, former.walk_in_until
      )
  );
begin
  if v_changed = '{}' then return null; end if;
  perform job_search_note(v_changed);
  perform job_search_arrive(array(
    select job.id from new_jobs job join old_jobs former on former.id = job.id
    where job.id = any (v_changed) and job.is_listed and job.open_until > now()
      and not (former.is_listed and former.open_until > now())
  ), v_changed);
  return null;
end $function$
;
--- function: job_search_older(p_moment timestamp with time zone, OUT block bigint, OUT mask bit varying)
CREATE OR REPLACE FUNCTION public.job_search_older(p_moment timestamp with time zone, OUT block bigint, OUT mask bit varying)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_indexonlyscan TO 'off'
AS $function$
declare
  v_key bigint := job_search_key_from(p_moment);
  v_old record;
  v_slot int;
begin
  select known.block, known.sorted, known.used into v_old from job_search_blocks known
    where known.sorting = 'newest' and known.block = job_search_block_of('newest', v_key);
  block := v_old.block;
  mask := B'0'::bit(31744);
  v_slot := (
    select slot from job_search_slots known
    where known.sorting = 'newest' and known.block = v_old.block and known.key < v_key and known.slot < v_old.sorted
    order by known.key desc, known.job_id desc limit 1
  );
  if v_slot is not null then mask := ~ (~ mask >> v_slot + 1); end if;
  if v_old.sorted < v_old.used then
    mask := mask | coalesce((
      select job_search_bits_with(slot, 1) from job_search_slots known
      where known.sorting = 'newest' and known.block = v_old.block and known.slot >= v_old.sorted
        and known.key + 0 < v_key
    ), mask);
  end if;
end $function$
;
--- function: job_search_paid(p_block bigint, p_bits bit varying, p_from integer, p_to integer)
CREATE OR REPLACE FUNCTION public.job_search_paid(p_block bigint, p_bits bit varying, p_from integer, p_to integer)
 RETURNS bit varying
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (
    select job_search_bits_with(known.slot, 1) from (
      select at * 512 + sum(length(gap) + 1) over (partition by at order by position) - 1 as slot, at
      from (
        select at, substring(p_bits from at * 512 + 1 for 512) as bits from generate_series(0, 61) at offset 0
      ) part
      cross join lateral string_to_table(part.bits::text, '1') with ordinality gaps (gap, position)
      where bit_count(part.bits) > 0
    ) found
    cross join lateral (
      select * from job_search_slots listed
      where listed.sorting = 'newest' and listed.block = p_block and listed.slot = found.slot::smallint offset 0
    ) known
    where found.slot < (found.at + 1) * 512 and (p_from is null or known.pay_max >= p_from)
      and (p_to is null or known.pay_min <= p_to)
    having count(*) > 0
  );
end $function$
;
--- function: job_search_passed(p_sorting text, p_now timestamp with time zone, p_posted_after timestamp with time zone, OUT blocks bigint[], OUT masks bit varying[])
CREATE OR REPLACE FUNCTION public.job_search_passed(p_sorting text, p_now timestamp with time zone, p_posted_after timestamp with time zone, OUT blocks bigint[], OUT masks bit varying[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_indexonlyscan TO 'off'
AS $function$
declare
  v_jobs uuid[];
  v_old record;
  v_at int;
begin
  -- In the index's own order: an estimate of how many have lapsed must not choose another way to find them.
  v_jobs := array(select job_id from job_search_changes)
    || array(select job_id from job_search_entries where open_until <= p_now order by open_until limit 100000);
  if v_jobs <> '{}' then
    select array_agg(block), array_agg(mask) into blocks, masks from (
      select block, job_search_bits_with(slot, 1) as mask
      from job_search_slots where job_id = any (v_jobs) and sorting = p_sorting group by block
    ) dead;
  end if;
  if p_sorting <> 'newest' or p_posted_after is null then return; end if;
  v_old := job_search_older(p_posted_after);
  if v_old.block = any (blocks) then
    v_at := array_position(blocks, v_old.block);
    masks[v_at] := masks[v_at] | v_old.mask;
  else
    blocks := blocks || v_old.block; masks := masks || v_old.mask;
  end if;
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
    case when v_codes <> '{}' then array_to_string(v_meant || v_stems, E'\x01') end,
    (select string_agg(title, E'\x01') from unnest(v_meant) title)
  ];
  if cardinality(v_skills) > 1 then
    tiers := tiers || array_to_string(v_skills, E'\x01') || array(
      select array_to_string(array_remove(v_skills, skill), E'\x01') from unnest(v_skills) skill
      where cardinality(v_skills) > 2 limit 4
    ) || array(select 't:' || substring(skill from 3) from unnest(v_skills) skill limit 4);
  end if;
  if v_codes <> '{}' then
    tiers := tiers || array[
      case when v_trades <> '{}' and cardinality(v_trades) < cardinality(v_meant)
        then array_to_string(v_trades, E'\x01') end,
      nullif(array_to_string(v_stems, E'\x01'), '')
    ];
  end if;
end $function$
;
--- function: job_search_tally(p_counts integer[], p_blocks bigint[], p_bits bit varying[], p_options text[], p_kinds integer[], p_since bigint[], p_masks bit varying[], p_cap integer)
CREATE OR REPLACE FUNCTION public.job_search_tally(p_counts integer[], p_blocks bigint[], p_bits bit varying[], p_options text[], p_kinds integer[], p_since bigint[], p_masks bit varying[], p_cap integer)
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  v_width int := cardinality(p_bits) / cardinality(p_blocks);
begin
  return array(
    select (counted.jobs + coalesce(case
        when counted.jobs > p_cap then 0
        when counted.since is not null then (
          select sum(bit_count(case when met.block = counted.since then met.bits & ~ counted.mask else met.bits end))
          from (
            select listed.block, p_bits[((listed.at - 1) * v_width + counted.kind)::int] as bits
            from unnest(p_blocks) with ordinality listed (block, at) where listed.block >= counted.since offset 0
          ) met
        )
        when strpos(counted.option, E'\x01') > 0 then (
          select sum(bit_count(met.bits & (
            select coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1)
            from job_search_bits known left join lateral unnest(known.slots) few (slot) on true
            where known.sorting = 'newest' and known.term = any (string_to_array(counted.option, E'\x01'))
              and known.block = met.block
          )))
          from (
            select listed.block, p_bits[((listed.at - 1) * v_width + counted.kind)::int] as bits
            from unnest(p_blocks) with ordinality listed (block, at) offset 0
          ) met
          where bit_count(met.bits) > 0
        )
        else (
          select sum(case when known.slots is null then bit_count(known.bits & met.bits) else (
            select count(*) from unnest(known.slots) few (slot) where get_bit(met.bits, few.slot) = 1
          ) end)
          from (
            select listed.block, p_bits[((listed.at - 1) * v_width + counted.kind)::int] as bits
            from unnest(p_blocks) with ordinality listed (block, at) offset 0
          ) met
          cross join lateral (
            select bits.slots, bits.bits from job_search_bits bits
            where bits.sorting = 'newest' and bits.term = counted.option and bits.block = met.block offset 0
          ) known
          where bit_count(met.bits) > 0
        )
      end, 0))::int
    from (
      select listed.jobs, listed.kind, listed.position, p_options[listed.position::int] as option,
        p_since[listed.position::int - cardinality(p_options)] as since,
        p_masks[listed.position::int - cardinality(p_options)] as mask
      from unnest(p_counts, p_kinds) with ordinality listed (jobs, kind, position) offset 0
    ) counted
    order by counted.position
  );
end $function$
;
--- function: job_search_walk(p_sorting text, p_terms text[], p_tiers text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[], OUT total integer)
CREATE OR REPLACE FUNCTION public.job_search_walk(p_sorting text, p_terms text[], p_tiers text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
declare
  v_page int := coalesce(p_page, p_cap + 1);
  c_rest constant int := greatest(cardinality(p_tiers) + 1, 5);
  v_is_exact boolean := coalesce(p_sure = '{}', false);
  -- Whether a job is live is looked up where the others meet.
  v_groups text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') > 0);
  v_singles text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') = 0);
  v_terms text[] := case when v_singles = '{live}' then v_singles else array_remove(v_singles, 'live') end;
  v_blocks bigint[] := job_search_blocks_of(p_sorting, p_terms, p_posted_after);
  v_done int := 0;
  v_size int := 2;
  -- The tiers in which there can be a job: each term of theirs is some job's. The rest is the last of them.
  v_ranks int[] := array(
    select rank from unnest(p_tiers) with ordinality tier (terms, rank)
    where tier.terms is not null and not exists (
      select from unnest(string_to_array(tier.terms, E'\x01')) wanted (term) where not exists (
        select from job_search_bits where sorting = p_sorting and term = wanted.term
      )
    ) order by rank
  ) || c_rest;
  -- The best tier that is still to be read; the page is full when that alone can fill it.
  v_lead int := (select min(rank) from unnest(v_ranks) rank where rank >= coalesce(p_tier, 1));
  -- The cursor's own block is read too, but promises nothing: its jobs may all come before the cursor.
  v_start bigint := case when p_key is not null then job_search_block_of(p_sorting, p_key) end;
  v_passed record := job_search_passed(p_sorting, p_now, p_posted_after);
  v_match record;
  v_bits bit(31744);
  v_sure bit(31744);
  v_hit bit(31744);
  v_rank int;
  v_wanted text[];
  v_is_full boolean := false;
  v_picked record;
  -- Matches whose jobs are not looked up yet: tiers, blocks and their bits; of each tier how many hits are certain.
  v_hit_ranks int[] := '{}'; v_hit_blocks bigint[] := '{}'; v_hit_bits bit varying[] := '{}';
  v_counts int[] := array_fill(0, array[c_rest]);
  v_doubt_blocks bigint[] := '{}'; v_doubt_bits bit varying[] := '{}'; v_doubt_count int := 0;
  v_few text;
  v_found record;
begin
  if p_page is null or v_groups <> '{}' then
    -- A term that has its jobs as slots everywhere: looking them up is less than making bits of them.
    v_few := (
      select term from unnest(v_terms) wanted (term) where not exists (
        select from job_search_bits where sorting = p_sorting and term = wanted.term and bits is not null
      ) limit 1
    );
  end if;
  if v_few is not null then
    v_found := job_search_few(p_sorting, v_few, array_remove(v_singles, v_few), v_groups, array(
        select case when rank = any (v_ranks) then terms end
        from unnest(p_tiers) with ordinality tier (terms, rank) order by rank
      ), v_blocks, p_now, p_posted_after, p_pay_from, p_pay_to, p_tier, p_key, p_job, v_page);
    jobs := v_found.jobs; keys := v_found.keys; tiers := v_found.tiers; total := v_found.total;
    return;
  end if;
  total := 0;
  loop
    if v_is_full and v_is_exact and v_groups = '{}' and cardinality(v_terms) = 1 then
      -- How many live jobs one term has in a batch of blocks; few jobs are looked up without making bits of them.
      total := total + coalesce((
        select sum(case when met.slots is null then bit_count(met.bits & live.bits) else (
          select count(*) from unnest(met.slots) few (slot) where get_bit(live.bits, few.slot) = 1
        ) end)
        from job_search_bits met
        cross join lateral (
          -- Less those that are to be passed over.
          select case when met.block = any (v_passed.blocks) then (
            select coalesce(live.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
            ))
            from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) & ~ v_passed.masks[array_position(v_passed.blocks, met.block)]::bit(31744) else (
            select coalesce(live.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
            ))
            from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) end as bits offset 0
        ) live
        where met.sorting = p_sorting and met.term = v_terms[1]
          and met.block = any (v_blocks[v_done + 1 : v_done + v_size])
      ), 0);
    elsif v_is_full and v_is_exact and v_groups = '{}' then
      -- The same of more terms.
      total := total + coalesce((
        select sum(bit_count(case when met.block = any (v_passed.blocks)
          then met.bits & ~ v_passed.masks[array_position(v_passed.blocks, met.block)]::bit(31744) else met.bits end))
        from (
          select part.block, bit_and(part.bits) as bits
          from (
            select known.block, coalesce(known.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
            )) as bits
            from job_search_bits known
            where known.sorting = p_sorting and known.term = any ((v_terms || 'live'::text))
              and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
          ) part
          group by part.block having count(*) = cardinality((v_terms || 'live'::text))
        ) met
      ), 0);
    else for v_match in
      -- The live jobs that all terms share in a batch of blocks, best block first; sure: those that need no look.
      select met.block, met.bits & (
          select coalesce(live.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
          ))
          from job_search_bits live
          where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
        ) as bits,
        case when p_sure <> '{}' then (
          select case when count(*) = cardinality(p_sure) then bit_and(coalesce(known.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
          ))) end
          from job_search_bits known
          where known.sorting = p_sorting and known.term = any (p_sure) and known.block = met.block
        ) end as sure,
        case when v_groups <> '{}' then (
          select bit_and(one.bits) from (
            select (
              select coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1)
              from job_search_bits known
              left join lateral unnest(known.slots) few (slot) on get_bit(met.bits, few.slot) = 1
              where known.sorting = p_sorting and known.term = any (string_to_array(wanted.term, E'\x01'))
                and known.block = met.block
            ) as bits from unnest(v_groups) wanted (term) offset 0
          ) one
        ) end as any_of
      from (
        select part.block, bit_and(part.bits) as bits
        from (
          select known.block, coalesce(known.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
          )) as bits
          from job_search_bits known
          where known.sorting = p_sorting and known.term = any (v_terms)
            and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
        ) part
        group by part.block having count(*) = cardinality(v_terms)
      ) met
      where bit_count(met.bits) > 0
      order by met.block desc
    loop
      v_bits := case when v_match.block = any (v_passed.blocks)
        then v_match.bits & ~ v_passed.masks[array_position(v_passed.blocks, v_match.block)]::bit(31744)
        else v_match.bits end;
      if v_groups <> '{}' then v_bits := v_bits & v_match.any_of; end if;
      v_sure := case when v_is_exact then v_bits else coalesce(v_bits & v_match.sure, B'0'::bit(31744)) end;
      total := total + bit_count(v_sure);
      if not v_is_exact then
        v_doubt_blocks := v_doubt_blocks || v_match.block;
        v_doubt_bits := v_doubt_bits || (v_bits & ~ v_sure);
        v_doubt_count := v_doubt_count + bit_count(v_bits & ~ v_sure);
      end if;
      continue when v_is_full;
      foreach v_rank in array v_ranks loop
        v_hit := v_bits;
        if v_rank <> c_rest then
          v_wanted := string_to_array(p_tiers[v_rank], E'\x01');
          -- Null where a term is in no title of the block.
          v_hit := v_bits & (
            select case when count(*) = cardinality(v_wanted) then bit_and(coalesce(named.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(named.slots) few (slot)
            ))) end
            from job_search_bits named
            where named.sorting = p_sorting and named.term = any (v_wanted) and named.block = v_match.block
          );
          continue when v_hit is null;
          v_bits := v_bits & ~ v_hit;
        end if;
        continue when v_rank < v_lead or v_counts[v_rank] >= v_page
          or v_rank = p_tier and v_match.block > v_start;
        v_hit_ranks := v_hit_ranks || v_rank;
        v_hit_blocks := v_hit_blocks || v_match.block;
        v_hit_bits := v_hit_bits || v_hit;
        if v_rank is distinct from p_tier or v_match.block is distinct from v_start then
          v_counts[v_rank] := v_counts[v_rank] + bit_count(v_hit & v_sure);
        end if;
      end loop;
      v_is_full := v_counts[v_lead] >= v_page;
    end loop; end if;
    v_done := v_done + v_size;
    if total <= p_cap and v_doubt_count > 0
        and (total + v_doubt_count > p_cap or p_page is not null and v_done >= cardinality(v_blocks)) then
      total := total + job_search_count(p_sorting, v_doubt_blocks, v_doubt_bits, p_posted_after, p_pay_from,
        p_pay_to, p_cap + 1 - total);
      v_doubt_blocks := '{}'; v_doubt_bits := '{}'; v_doubt_count := 0;
    end if;
    exit when v_done >= cardinality(v_blocks) or v_is_full and total > p_cap;
    -- As many blocks as what is still to be counted should take, going by those that were read.
    v_size := ceil(1.2 * v_done * greatest(p_cap + 1 - total, p_cap / 4, 1) / greatest(total, 1));
  end loop;
  jobs := '{}'; keys := '{}'; tiers := '{}';
  if p_page is null and total > p_cap then return; end if;
  foreach v_rank in array v_ranks loop
    exit when cardinality(jobs) >= v_page;
    continue when not v_rank = any (v_hit_ranks);
    v_picked := job_search_pick(p_sorting,
      array(select block from unnest(v_hit_ranks, v_hit_blocks) hit (rank, block) where rank = v_rank),
      array(select bits from unnest(v_hit_ranks, v_hit_bits) hit (rank, bits) where rank = v_rank),
      v_is_exact and not coalesce(p_tier = v_rank, false), p_posted_after, p_pay_from, p_pay_to,
      case when p_tier = v_rank then p_key end, p_job, v_page - cardinality(jobs));
    jobs := jobs || v_picked.jobs;
    keys := keys || v_picked.keys;
    tiers := tiers || array_fill(v_rank, array[cardinality(v_picked.jobs)]);
  end loop;
  -- Whether their pay fits was seen as they were picked.
  if p_page is null and v_doubt_count > 0 then total := cardinality(jobs); end if;
end $function$
;
--- function: live_cursor()
CREATE OR REPLACE FUNCTION public.live_cursor()
 RETURNS text
 LANGUAGE sql
AS $function$
  select concat_ws('-', floor(extract(epoch from pg_postmaster_start_time()))::bigint,
    pg_snapshot_xmin(pg_current_snapshot()), floor(extract(epoch from clock_timestamp()))::bigint)
$function$
;
--- function: live_members(p_company_id uuid)
CREATE OR REPLACE FUNCTION public.live_members(p_company_id uuid)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select array(select account_id from company_members where company_id = p_company_id)
$function$
;
--- function: live_side(p_application_id uuid, p_party text)
CREATE OR REPLACE FUNCTION public.live_side(p_application_id uuid, p_party text)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select case p_party when 'applicant' then array[applicant_id] else live_members(company_id) end
  from applications where id = p_application_id
$function$
;
--- function: live_tell(p_kind text, p_subject_id uuid, p_accounts uuid[])
CREATE OR REPLACE FUNCTION public.live_tell(p_kind text, p_subject_id uuid, p_accounts uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_account_id uuid;
begin
  for v_account_id in
    insert into live_changes (account_id, kind, subject_id)
      select distinct account_id, p_kind, p_subject_id from unnest(p_accounts) account_id
        where account_id is not null
      on conflict do nothing returning account_id
  loop
    perform pg_notify('live_changes', json_build_object(
      'accountId', v_account_id, 'kind', p_kind, 'id', p_subject_id, 'cursor', live_cursor()
    )::text);
  end loop;
end $function$
;
--- function: message_threads_tell()
CREATE OR REPLACE FUNCTION public.message_threads_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.applicant_read_at, old.company_read_at, old.applicant_blocked_at, old.company_blocked_at)
    is distinct from
    (new.applicant_read_at, new.company_read_at, new.applicant_blocked_at, new.company_blocked_at) then
    perform live_tell('messages', new.application_id,
      live_side(new.application_id, 'applicant') || live_side(new.application_id, 'company'));
  end if;
  return null;
end $function$
;
--- function: messages_tell()
CREATE OR REPLACE FUNCTION public.messages_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform live_tell('messages', new.application_id, live_side(new.application_id, new.party));
  if new.state = 'delivered' or (tg_op = 'UPDATE' and old.state = 'delivered') then
    perform live_tell('messages', new.application_id,
      live_side(new.application_id, case new.party when 'company' then 'applicant' else 'company' end));
  end if;
  return null;
end $function$
;
--- function: notices_tell()
CREATE OR REPLACE FUNCTION public.notices_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform live_tell('notices', new.account_id, array[new.account_id]);
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
--- trigger: accounts accounts_tell
CREATE TRIGGER accounts_tell AFTER DELETE OR UPDATE OF blocked_at ON public.accounts FOR EACH ROW EXECUTE FUNCTION accounts_tell();
--- trigger: applications applications_tell
CREATE TRIGGER applications_tell AFTER UPDATE OF status, shown_status, applicant_id ON public.applications FOR EACH ROW EXECUTE FUNCTION applications_tell();
--- trigger: applications applications_tell_new
CREATE TRIGGER applications_tell_new AFTER INSERT ON public.applications REFERENCING NEW TABLE AS new_applications FOR EACH STATEMENT EXECUTE FUNCTION applications_tell_new();
--- trigger: company_documents company_documents_let_go
CREATE TRIGGER company_documents_let_go AFTER DELETE ON public.company_documents FOR EACH ROW EXECUTE FUNCTION files_let_go('company-documents', '');
--- trigger: interviews interviews_tell
CREATE TRIGGER interviews_tell AFTER INSERT OR UPDATE OF status, slot_id, sequence, words, asked_at, feedback, changed_at ON public.interviews FOR EACH ROW EXECUTE FUNCTION interviews_tell();
--- trigger: message_threads message_threads_tell
CREATE TRIGGER message_threads_tell AFTER UPDATE OF applicant_read_at, company_read_at, applicant_blocked_at, company_blocked_at ON public.message_threads FOR EACH ROW EXECUTE FUNCTION message_threads_tell();
--- trigger: messages messages_tell
CREATE TRIGGER messages_tell AFTER INSERT OR UPDATE OF state ON public.messages FOR EACH ROW EXECUTE FUNCTION messages_tell();
--- trigger: notices notices_tell
CREATE TRIGGER notices_tell AFTER INSERT OR UPDATE OF params, created_at, read_at ON public.notices FOR EACH ROW EXECUTE FUNCTION notices_tell();
--- trigger: offer_letters offer_letters_let_go
CREATE TRIGGER offer_letters_let_go AFTER DELETE ON public.offer_letters FOR EACH ROW EXECUTE FUNCTION files_let_go('offer-letters', '.pdf');
