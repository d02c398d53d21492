--- after: 1766650000000-files
--- gone function: job_search_walk(p_sorting text, p_terms text[], p_titles text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT first_jobs uuid[], OUT first_keys bigint[], OUT jobs uuid[], OUT keys bigint[], OUT total integer)
--- gone function: jobs_search_document(title text, skills text[], company text)
--- table: gazetteers
create table gazetteers ();
--- table: job_file_contents
create table job_file_contents ();
--- table: job_file_headers
create table job_file_headers ();
--- table: job_file_rows
create table job_file_rows ();
--- table: job_files
create table job_files ();
--- table: places
create table places ();
--- table: search_word_forms
create table search_word_forms ();
--- table: search_word_includes
create table search_word_includes ();
--- table: search_words
create table search_words ();
--- column: gazetteers.checksum
alter table gazetteers add column checksum text not null;
--- column: gazetteers.applied_at
alter table gazetteers add column applied_at timestamp with time zone not null default now();
--- column: job_file_contents.file_id
alter table job_file_contents add column file_id uuid not null;
--- column: job_file_contents.content
alter table job_file_contents add column content bytea not null;
--- column: job_file_headers.company_id
alter table job_file_headers add column company_id uuid not null;
--- column: job_file_headers.header
alter table job_file_headers add column header text not null;
--- column: job_file_headers.field
alter table job_file_headers add column field text;
--- column: job_file_headers.told_at
alter table job_file_headers add column told_at timestamp with time zone not null;
--- column: job_file_rows.file_id
alter table job_file_rows add column file_id uuid not null;
--- column: job_file_rows.row
alter table job_file_rows add column "row" integer not null;
--- column: job_file_rows.cells
alter table job_file_rows add column cells text[] not null;
--- column: job_file_rows.standing
alter table job_file_rows add column standing text;
--- column: job_file_rows.is_left_out
alter table job_file_rows add column is_left_out boolean not null default false;
--- column: job_file_rows.title
alter table job_file_rows add column title text not null default ''::text;
--- column: job_file_rows.reference
alter table job_file_rows add column reference text;
--- column: job_file_rows.likeness
alter table job_file_rows add column likeness text;
--- column: job_file_rows.problems
alter table job_file_rows add column problems jsonb not null default '[]'::jsonb;
--- column: job_file_rows.taken
alter table job_file_rows add column taken jsonb not null default '{}'::jsonb;
--- column: job_file_rows.proposed
alter table job_file_rows add column proposed jsonb not null default '{}'::jsonb;
--- column: job_file_rows.undo
alter table job_file_rows add column undo jsonb;
--- column: job_files.id
alter table job_files add column id uuid not null;
--- column: job_files.company_id
alter table job_files add column company_id uuid not null;
--- column: job_files.uploader_id
alter table job_files add column uploader_id uuid not null;
--- column: job_files.name
alter table job_files add column name text not null;
--- column: job_files.bytes
alter table job_files add column bytes integer not null;
--- column: job_files.sheet
alter table job_files add column sheet text;
--- column: job_files.sheet_names
alter table job_files add column sheet_names text[] not null default '{}'::text[];
--- column: job_files.state
alter table job_files add column state text not null default 'reading'::text;
--- column: job_files.columns
alter table job_files add column columns jsonb not null default '[]'::jsonb;
--- column: job_files.answers
alter table job_files add column answers jsonb not null default '{}'::jsonb;
--- column: job_files.attempts
alter table job_files add column attempts integer not null default 0;
--- column: job_files.is_stopped
alter table job_files add column is_stopped boolean not null default false;
--- column: job_files.failure
alter table job_files add column failure text;
--- column: job_files.failed_row
alter table job_files add column failed_row integer;
--- column: job_files.created_count
alter table job_files add column created_count integer not null default 0;
--- column: job_files.held_count
alter table job_files add column held_count integer not null default 0;
--- column: job_files.created_at
alter table job_files add column created_at timestamp with time zone not null;
--- column: job_files.updated_at
alter table job_files add column updated_at timestamp with time zone not null;
--- column: job_search_changes.places
alter table job_search_changes add column places integer[];
--- column: job_search_entries.places
alter table job_search_entries add column places integer[] not null default '{}'::integer[];
--- column: jobs.shift
alter table jobs add column shift text;
--- column: jobs.days_a_week
alter table jobs add column days_a_week integer;
--- column: jobs.english_level
alter table jobs add column english_level text;
--- column: jobs.languages
alter table jobs add column languages text[] not null default '{}'::text[];
--- column: jobs.notice_period_days
alter table jobs add column notice_period_days integer;
--- column: jobs.freshers_welcome
alter table jobs add column freshers_welcome boolean not null default false;
--- column: jobs.own_two_wheeler
alter table jobs add column own_two_wheeler boolean not null default false;
--- column: jobs.walk_in_from
alter table jobs add column walk_in_from date;
--- column: jobs.walk_in_until
alter table jobs add column walk_in_until date;
--- column: jobs.walk_in_hours
alter table jobs add column walk_in_hours text;
--- column: jobs.walk_in_venue
alter table jobs add column walk_in_venue text;
--- column: jobs.facilities_for_disabled
alter table jobs add column facilities_for_disabled text;
--- column: jobs.place_ids
alter table jobs add column place_ids integer[];
--- column: places.id
alter table places add column id integer not null;
--- column: places.kind
alter table places add column kind text not null;
--- column: places.name
alter table places add column name text not null;
--- column: places.city_id
alter table places add column city_id integer;
--- column: places.district_name
alter table places add column district_name text;
--- column: places.state_id
alter table places add column state_id integer;
--- column: places.region_ids
alter table places add column region_ids integer[] not null;
--- column: places.latitude
alter table places add column latitude double precision;
--- column: places.longitude
alter table places add column longitude double precision;
--- column: places.population
alter table places add column population integer not null;
--- column: search_word_forms.first_token
alter table search_word_forms add column first_token text collate "C" not null;
--- column: search_word_forms.tokens
alter table search_word_forms add column tokens text collate "C" not null;
--- column: search_word_forms.length
alter table search_word_forms add column length integer not null;
--- column: search_word_forms.code
alter table search_word_forms add column code text not null;
--- column: search_word_forms.kind
alter table search_word_forms add column kind text not null;
--- column: search_word_includes.included
alter table search_word_includes add column included text collate "C" not null;
--- column: search_word_includes.code
alter table search_word_includes add column code text not null;
--- column: search_words.code
alter table search_words add column code text not null;
--- column: search_words.kind
alter table search_words add column kind text not null;
--- column: search_words.name
alter table search_words add column name text not null;
--- column: search_words.forms
alter table search_words add column forms text[] not null;
--- column: search_words.includes
alter table search_words add column includes text[] not null default '{}'::text[];
--- column: search_words.version
alter table search_words add column version integer not null default 1;
--- column: search_words.is_edited
alter table search_words add column is_edited boolean not null default false;
--- column: search_words.is_read
alter table search_words add column is_read boolean not null default false;
--- column: search_words.updated_at
alter table search_words add column updated_at timestamp with time zone not null default now();
--- row: migrations JobFacts1766660000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1766660000000,"name":"JobFacts1766660000000"}');
--- row: migrations JobFiles1766800000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1766800000000,"name":"JobFiles1766800000000"}');
--- row: migrations JobPlaces1766720000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1766720000000,"name":"JobPlaces1766720000000"}');
--- row: migrations Places1766710000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1766710000000,"name":"Places1766710000000"}');
--- row: migrations SearchWordForms1767000000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1767000000000,"name":"SearchWordForms1767000000000"}');
--- row: database_routines function job_search
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search","checksum":"8aed89fab04424e4186a3d3b254f604c6e8fe7a9ad647bcc6646f6582372caed"}');
--- row: database_routines function job_search_count_facets
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_count_facets","checksum":"8203e49400217727c0b27e8bb6efdf25c781607b6ff5711ed1e0b7f0e48c3474"}');
--- row: database_routines function job_search_fold
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fold","checksum":"c789a906e9570c8efdcb5306b14b53f2164c20b60fb1d461b25c16e92a00293b"}');
--- row: database_routines function job_search_note
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note","checksum":"af2380221c2465efa24cb2af1e49e19da8eab6b71a6a6a51b77b27d402152137"}');
--- row: database_routines function job_search_note_update
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_update","checksum":"7bd06d7de1c49e6fae15a4adbb1c7ae7eaa1f0f66e2dc3541d23bedd8969757f"}');
--- row: database_routines function job_search_place_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_place_terms","checksum":"060f3a965670bd58d818126f803d5f30e6bdbb7d7542b4d5bb0b6ee238896347"}');
--- row: database_routines function job_search_places
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_places","checksum":"e84726e9b6177ad37d3cc0d747229f82318d0e86bd1f178fbef59ae05d344ca2"}');
--- row: database_routines function job_search_read
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_read","checksum":"f8096ddcc4c2f64498dda77c86bc966bf23b303ea7f7bf0a903f5d8ace50f987"}');
--- row: database_routines function job_search_rebuild
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_rebuild","checksum":"6a5670dd85eb3d1cd48f8186746338030c50157bda86d5957dd3bfb938f05db7"}');
--- row: database_routines function job_search_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_terms","checksum":"30236c61ac37004f59b03f886ec3976778283afa4798ed06c683d11718ec929c"}');
--- row: database_routines function job_search_walk
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_walk","checksum":"c1baff2ff7f0b324be48f677f74c336087bd6879b19a599f1ac53028cf594f65"}');
--- row: database_routines function jobs_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_derive","checksum":"598e16e5e0e698e100bea06d84b3eb33b3f349d8dea8042f0cc7b3305de406c2"}');
--- row: database_routines function jobs_search_document
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_search_document","checksum":"25d9f318b55d4049abc686c9a6a38bdcfc770359a8429aadf44a91bb89a70516"}');
--- row: database_routines function search_skills_in
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"search_skills_in","checksum":"2160558ad2f17815043402c88b761801b816cb9a4b818bbe6d236f50e78ca8f5"}');
--- row: database_routines function search_word_tokens
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"search_word_tokens","checksum":"de94533403bf4cc4e7a4c4b68dbf7c518daaf1735ac0b9039b78c76ecd5961bb"}');
--- row: database_routines function search_words_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"search_words_derive","checksum":"156614110a5e20af0157002720feeace1c66e6eb6420401fa1a5ae460fa1abe2"}');
--- row: database_routines function search_words_in
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"search_words_in","checksum":"2db59ba34e9d62acb2c0f3d373d9ec240a339304a48892420504ccb253daa44e"}');
--- row: database_routines trigger jobs_derive on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_derive on jobs","checksum":"98e3e8713f3010f8fbb3bbb653d3a03fb94359cecd036aae1ce3172ad958f78a"}');
--- row: database_routines trigger search_words_derive on search_words
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"search_words_derive on search_words","checksum":"8164465224434d13fe1c8c2717e8eb4af1b0d7c8136517363aa6e5d2f80c0bf3"}');
--- constraint: gazetteers gazetteers_pkey
alter table gazetteers add constraint gazetteers_pkey PRIMARY KEY (checksum);
--- constraint: job_file_contents job_file_contents_pkey
alter table job_file_contents add constraint job_file_contents_pkey PRIMARY KEY (file_id);
--- constraint: job_file_headers job_file_headers_pkey
alter table job_file_headers add constraint job_file_headers_pkey PRIMARY KEY (company_id, header);
--- constraint: job_file_rows job_file_rows_pkey
alter table job_file_rows add constraint job_file_rows_pkey PRIMARY KEY (file_id, "row");
--- constraint: job_file_rows job_file_rows_standing_check
alter table job_file_rows add constraint job_file_rows_standing_check CHECK ((standing = ANY (ARRAY['ready'::text, 'proposed'::text, 'refused'::text, 'unchanged'::text])));
--- constraint: job_files job_files_pkey
alter table job_files add constraint job_files_pkey PRIMARY KEY (id);
--- constraint: job_files job_files_state_check
alter table job_files add constraint job_files_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'mapping'::text, 'mending'::text, 'posting'::text, 'done'::text, 'failed'::text])));
--- constraint: job_search_facets job_search_facets_kind_check
alter table job_search_facets add constraint job_search_facets_kind_check CHECK ((kind = ANY (ARRAY['title'::text, 'word'::text, 'city'::text, 'locality'::text, 'skill'::text, 'place'::text])));
--- constraint: jobs jobs_check
alter table jobs add constraint jobs_check CHECK (((city IS NOT NULL) OR (work_mode = 'remote'::text) OR COALESCE((place_ids <> '{}'::integer[]), false)));
--- constraint: jobs jobs_days_a_week_check
alter table jobs add constraint jobs_days_a_week_check CHECK (((days_a_week >= 1) AND (days_a_week <= 7)));
--- constraint: jobs jobs_english_level_check
alter table jobs add constraint jobs_english_level_check CHECK ((english_level = ANY (ARRAY['none'::text, 'basic'::text, 'good'::text, 'fluent'::text])));
--- constraint: jobs jobs_notice_period_days_check
alter table jobs add constraint jobs_notice_period_days_check CHECK ((notice_period_days = ANY (ARRAY[0, 15, 30, 60, 90])));
--- constraint: jobs jobs_pay_unit_check
alter table jobs add constraint jobs_pay_unit_check CHECK ((pay_unit = ANY (ARRAY['year'::text, 'month'::text, 'day'::text, 'hour'::text])));
--- constraint: jobs jobs_place_ids_check
alter table jobs add constraint jobs_place_ids_check CHECK ((cardinality(place_ids) <= 10));
--- constraint: jobs jobs_shift_check
alter table jobs add constraint jobs_shift_check CHECK ((shift = ANY (ARRAY['day'::text, 'night'::text, 'rotational'::text, 'flexible'::text])));
--- constraint: jobs jobs_walk_in_days_check
alter table jobs add constraint jobs_walk_in_days_check CHECK ((walk_in_from <= walk_in_until));
--- constraint: places places_check
alter table places add constraint places_check CHECK (((city_id IS NOT NULL) = (kind = 'locality'::text)));
--- constraint: places places_check1
alter table places add constraint places_check1 CHECK (((latitude IS NULL) = (longitude IS NULL)));
--- constraint: places places_kind_check
alter table places add constraint places_kind_check CHECK ((kind = ANY (ARRAY['country'::text, 'state'::text, 'region'::text, 'city'::text, 'locality'::text])));
--- constraint: places places_pkey
alter table places add constraint places_pkey PRIMARY KEY (id);
--- constraint: search_word_forms search_word_forms_pkey
alter table search_word_forms add constraint search_word_forms_pkey PRIMARY KEY (first_token, tokens, code);
--- constraint: search_word_includes search_word_includes_pkey
alter table search_word_includes add constraint search_word_includes_pkey PRIMARY KEY (included, code);
--- constraint: search_words search_words_kind_check
alter table search_words add constraint search_words_kind_check CHECK ((kind = ANY (ARRAY['TRADE'::text, 'SKILL'::text, 'LEVEL'::text, 'WORD'::text, 'NONE'::text])));
--- constraint: search_words search_words_pkey
alter table search_words add constraint search_words_pkey PRIMARY KEY (code);
--- foreign key: job_file_contents job_file_contents_file_id_fkey
alter table job_file_contents add constraint job_file_contents_file_id_fkey FOREIGN KEY (file_id) REFERENCES job_files(id) ON DELETE CASCADE;
--- foreign key: job_file_headers job_file_headers_company_id_fkey
alter table job_file_headers add constraint job_file_headers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: job_file_rows job_file_rows_file_id_fkey
alter table job_file_rows add constraint job_file_rows_file_id_fkey FOREIGN KEY (file_id) REFERENCES job_files(id) ON DELETE CASCADE;
--- foreign key: job_files job_files_company_id_fkey
alter table job_files add constraint job_files_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: job_files job_files_uploader_id_fkey
alter table job_files add constraint job_files_uploader_id_fkey FOREIGN KEY (uploader_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: places places_city_id_fkey
alter table places add constraint places_city_id_fkey FOREIGN KEY (city_id) REFERENCES places(id);
--- foreign key: places places_state_id_fkey
alter table places add constraint places_state_id_fkey FOREIGN KEY (state_id) REFERENCES places(id);
--- foreign key: search_word_forms search_word_forms_code_fkey
alter table search_word_forms add constraint search_word_forms_code_fkey FOREIGN KEY (code) REFERENCES search_words(code) ON DELETE CASCADE;
--- foreign key: search_word_includes search_word_includes_code_fkey
alter table search_word_includes add constraint search_word_includes_code_fkey FOREIGN KEY (code) REFERENCES search_words(code) ON DELETE CASCADE;
--- index: job_file_rows_likeness
CREATE INDEX job_file_rows_likeness ON public.job_file_rows USING btree (file_id, likeness);
--- index: job_file_rows_reference
CREATE INDEX job_file_rows_reference ON public.job_file_rows USING btree (file_id, reference) WHERE (reference IS NOT NULL);
--- index: job_file_rows_standing
CREATE INDEX job_file_rows_standing ON public.job_file_rows USING btree (file_id, standing, is_left_out);
--- index: job_files_company
CREATE INDEX job_files_company ON public.job_files USING btree (company_id);
--- index: job_files_uploader
CREATE INDEX job_files_uploader ON public.job_files USING btree (uploader_id, created_at);
--- index: jobs_places_unread
CREATE INDEX jobs_places_unread ON public.jobs USING btree (id) WHERE (place_ids IS NULL);
--- index: places_city_id
CREATE INDEX places_city_id ON public.places USING btree (city_id) WHERE (city_id IS NOT NULL);
--- index: search_word_forms_code
CREATE INDEX search_word_forms_code ON public.search_word_forms USING btree (code);
--- index: search_word_forms_skills
CREATE INDEX search_word_forms_skills ON public.search_word_forms USING btree (first_token, tokens) WHERE (kind = ANY (ARRAY['SKILL'::text, 'NONE'::text]));
--- index: search_word_includes_code
CREATE INDEX search_word_includes_code ON public.search_word_includes USING btree (code);
--- function: job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer)
CREATE OR REPLACE FUNCTION public.job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer)
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
  v_tiers text[] := case when p_is_ranked then v_read.tiers else '{}' end;
  v_pay_from int := case when p_pay_from = any (job_search_pay_floors()) then null else p_pay_from end;
  v_pay_to int := case when p_pay_to = any (job_search_pay_ceilings()) then null else p_pay_to end;
  v_sure text[] := case
    when p_sorting = 'pay' and p_posted_after is not null then null
    when v_pay_from is null and v_pay_to is null then '{}'
    else job_search_sure_pay_terms(v_pay_from, v_pay_to) end;
  v_walk record := job_search_walk(p_sorting, v_terms, v_tiers, v_sure, p_now, p_posted_after, v_pay_from,
    v_pay_to, p_tier, p_key, p_job, p_offset + p_limit, p_cap);
  v_total int := v_walk.total;
  v_has_changes boolean := exists (select from job_search_changes);
begin
  if v_has_changes then
    v_total := v_total + (select count(*) from job_search_unfolded(p_sorting, v_terms, p_now, p_posted_after,
      v_pay_from, v_pay_to));
  end if;
  return query
    with hits as materialized (
      select walked.tier, walked.job_id, walked.key
        from unnest(v_walk.tiers, v_walk.jobs, v_walk.keys) walked (tier, job_id, key)
      union all
      select coalesce((
          select min(rank)::int from unnest(v_tiers) with ordinality tier (terms, rank)
          where unfolded.terms @> string_to_array(tier.terms, E'\x01')
        ), 4), unfolded.job_id, unfolded.key
      from job_search_unfolded(p_sorting, v_terms, p_now, p_posted_after, v_pay_from, v_pay_to) unfolded
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
--- function: job_search_count_facets(p_jobs uuid[], p_by integer)
CREATE OR REPLACE FUNCTION public.job_search_count_facets(p_jobs uuid[], p_by integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_unused job_search_facets[];
begin
  with facets as (
    insert into job_search_facets as known (kind, parent, value, jobs)
      select kind, parent, value, count(*) * p_by
      from (
        -- The head of a title: "Software Engineer" of "Software Engineer - Payments (Pune)".
        select 'title' as kind, '' as parent,
          regexp_replace(title, '\s*[(,|:].*$|\s+[-–—/]\s.*$', '') as value
          from job_search_entries where job_id = any (p_jobs)
        union all
        select 'place', '', place::text from job_search_entries, unnest(places) place where job_id = any (p_jobs)
        union all
        -- Nodes of the release before suggest these.
        select 'city', '', city from job_search_entries where job_id = any (p_jobs) and city is not null
        union all
        select 'locality', city, locality from job_search_entries
          where job_id = any (p_jobs) and city is not null and locality is not null
        union all
        select distinct on (job_id, word) 'word', '', word from job_search_entries,
          regexp_split_to_table(lower(title || ' ' || array_to_string(skills, ' ')), '[^[:alnum:]]+') word
          where job_id = any (p_jobs) and length(word) >= 3
        union all
        select distinct 'skill', '', skill from job_search_entries, unnest(skills) skill
          where job_id = any (p_jobs)
      ) counted
      group by kind, parent, value
      order by kind, parent, value
      on conflict (kind, parent, value) do update set jobs = known.jobs + excluded.jobs
    returning known
  )
  select array_agg(known) into v_unused from facets where (known).jobs <= 0;
  delete from job_search_facets facet using unnest(v_unused) unused
    where (facet.kind, facet.parent, facet.value) = (unused.kind, unused.parent, unused.value);
end $function$
;
--- function: job_search_fold(p_now timestamp with time zone, p_is_patient boolean)
CREATE OR REPLACE FUNCTION public.job_search_fold(p_now timestamp with time zone DEFAULT '-infinity'::timestamp with time zone, p_is_patient boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
declare
  v_taken bigint[];
  v_lapsed uuid[];
  v_listed uuid[];
  v_crowded uuid[];
begin
  -- A truncation of the jobs locks them first too, and takes the fold's lock then. In another order, each could wait
  -- for the other.
  lock table jobs in access share mode;
  if not pg_try_advisory_xact_lock(7204116) then return; end if;
  -- Noted anew, they move into the block of their key.
  if p_is_patient then perform job_search_note(job_search_torn()); end if;
  v_taken := array(select id from job_search_changes order by id limit 2000);
  if cardinality(v_taken) <= 1000 and not p_is_patient then
    v_crowded := job_search_crowded(v_taken);
    if v_crowded <> '{}' then
      v_taken := array(
        select id from job_search_changes where id = any (v_taken) and job_id <> all (v_crowded)
      );
    end if;
  end if;
  v_lapsed := array(
    select job_id from job_search_entries where open_until <= p_now order by open_until limit 5000
  );
  if cardinality(v_taken) + cardinality(v_lapsed) = 0 and not p_is_patient then return; end if;
  perform job_search_kill(array(
    select job_id from job_search_changes where id = any (v_taken) union select unnest(v_lapsed)
  ));
  with latest as (
    select distinct on (job_id) * from job_search_changes where id = any (v_taken) order by job_id, id desc
  ), added as (
    insert into job_search_entries (job_id, open_until, posted_at, pay_min, pay_max, newest_key, pay_key, title,
        skills, city, locality, places)
      select job_id, open_until, posted_at, pay_min, pay_max, newest_key, pay_key, title, skills, city, locality,
        coalesce(places, '{}')
      from latest where is_listed
    returning job_id
  )
  select array_agg(job_id) into v_listed from added;
  if v_listed is not null then
    perform job_search_count_facets(v_listed, 1);
    perform job_search_place('newest', v_listed);
    perform job_search_place('pay', v_listed);
  end if;
  delete from job_search_changes where id = any (v_taken);
  if p_is_patient then perform job_search_thin(); end if;
  -- After a load the planner would go by the figures of empty tables until autovacuum comes round.
  if cardinality(v_taken) >= 1000 then
    analyze job_search_slots;
    analyze job_search_bits;
  end if;
end $function$
;
--- function: job_search_note(p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_note(p_jobs uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into job_search_changes (job_id, is_listed, terms, open_until, posted_at, pay_min, pay_max, newest_key,
      pay_key, title, skills, city, locality, places)
    select job.id, job.is_listed, case when job.is_listed then job_search_terms(job) else '{}' end,
      job.open_until, job.posted_at, job.pay_yearly_min, job.pay_yearly_max,
      job_search_newest_key(job.posted_at, job.id),
      job_search_pay_key(job.pay_yearly_max, job.posted_at, job.id),
      job.title, job.skills, job.city, job.locality, job_search_places(job.place_ids)
    from jobs job where job.id = any (p_jobs)
$function$
;
--- function: job_search_note_update()
CREATE OR REPLACE FUNCTION public.job_search_note_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform job_search_note(array(
    select job.id from new_jobs job join old_jobs former on former.id = job.id
    where (former.is_listed or job.is_listed)
      and (
        job.is_listed, job.search_document, job.type, job.work_mode, job.city, job.locality, job.place_ids,
        job.skills, job.pay_yearly_min, job.pay_yearly_max, job.experience_min_years, job.experience_max_years,
        job.posted_at, job.open_until, job.is_company_verified, job.does_company_reply
      ) is distinct from (
        former.is_listed, former.search_document, former.type, former.work_mode, former.city, former.locality,
        former.place_ids, former.skills, former.pay_yearly_min, former.pay_yearly_max, former.experience_min_years,
        former.experience_max_years, former.posted_at, former.open_until, former.is_company_verified,
        former.does_company_reply
      )
  ));
  return null;
end $function$
;
--- function: job_search_place_terms(p_places integer[])
CREATE OR REPLACE FUNCTION public.job_search_place_terms(p_places integer[])
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if coalesce(p_places, '{}') = '{}' then return '{}'; end if;
  return array(
    select 'at:' || place from unnest(job_search_places(p_places)) place
    union
    select 'for:' || place from unnest(p_places) place
    union
    select 'place:' || lower(named.name)
    from places place join places named on named.id in (place.id, place.city_id) where place.id = any (p_places)
  );
end $function$
;
--- function: job_search_places(p_places integer[])
CREATE OR REPLACE FUNCTION public.job_search_places(p_places integer[])
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if coalesce(p_places, '{}') = '{}' then return '{}'; end if;
  return array(
    select distinct around.id
    from unnest(p_places) own (id)
    left join places place on place.id = own.id
    left join places city on city.id = place.city_id
    cross join lateral unnest(
      array[own.id, place.city_id, place.state_id, city.state_id] || place.region_ids || city.region_ids
    ) around (id)
    where around.id is not null order by around.id
  );
end $function$
;
--- function: job_search_read(p_text text, OUT terms text[], OUT tiers text[])
CREATE OR REPLACE FUNCTION public.job_search_read(p_text text, OUT terms text[], OUT tiers text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET jit TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_tokens text[] := search_word_tokens(p_text);
  v_left text[] := v_tokens;
  v_codes text[] := '{}';
  v_levels text[] := '{}';
  v_hit record;
  v_rest text;
begin
  tiers := '{}';
  if p_text = '' then terms := '{}'; return; end if;
  for v_hit in
    select found.* from search_words_in(v_tokens) found join search_words word on word.code = found.code
    where not found.is_covered order by found.length desc, cardinality(word.forms), found.code
  loop
    continue when array_position(v_left[v_hit.first : v_hit.first + v_hit.length - 1], null) is not null;
    for at in v_hit.first .. v_hit.first + v_hit.length - 1 loop v_left[at] := null; end loop;
    if v_hit.kind = 'LEVEL' then v_levels := v_levels || ('@' || v_hit.code);
    else v_codes := v_codes || ('@' || v_hit.code); end if;
  end loop;
  v_rest := array_to_string(v_left, ' ');
  terms := v_codes || case when v_rest <> '' then job_search_words(v_rest) else '{}' end;
  if terms = '{}' then terms := v_levels; end if;
  -- A text without any word is found nowhere.
  if terms = '{}' then terms := '{""}'; end if;
  terms := array(select distinct 'w:' || term from unnest(terms) term);
  tiers := array[
    't:=' || array_to_string(v_tokens, ' '),
    (select string_agg('t:~' || v_tokens[at] || ' ' || v_tokens[at + 1], E'\x01')
      from generate_series(1, cardinality(v_tokens) - 1) at),
    (select string_agg('t:' || title, E'\x01') from unnest(v_codes || v_levels ||
      case when v_rest <> '' then job_search_title_words(v_rest) else '{}' end) title)
  ];
end $function$
;
--- function: job_search_rebuild()
CREATE OR REPLACE FUNCTION public.job_search_rebuild()
 RETURNS void
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
declare
  v_sorting text;
  v_size int;
  v_jobs uuid[];
begin
  -- Before the fold's lock, as in job_search_fold.
  lock table jobs in access share mode;
  perform job_search_clear();
  insert into job_search_entries (job_id, open_until, posted_at, pay_min, pay_max, newest_key, pay_key, title,
      skills, city, locality, places)
    select id, open_until, posted_at, pay_yearly_min, pay_yearly_max, job_search_newest_key(posted_at, id),
      job_search_pay_key(pay_yearly_max, posted_at, id), title, skills, city, locality,
      job_search_places(place_ids)
    from jobs where is_listed order by posted_at;
  foreach v_sorting in array array['newest', 'pay'] loop
    -- New jobs come behind the newest, but anywhere in the order by pay.
    v_size := job_search_capacity() * case v_sorting when 'newest' then 15 else 12 end / 16;
    for v_jobs in
      select array_agg(job_id order by key, job_id) from (
        -- Jobs of one key have one rank, and so come into one block.
        select job_id, key, (rank() over (order by key) - 1) / v_size as part from (
          select job_id, case v_sorting when 'pay' then pay_key else newest_key end as key
          from job_search_entries
        ) keyed
      ) parted
      group by part order by part
    loop
      if exists (select from job_search_slots where sorting = v_sorting) then
        perform job_search_append(v_sorting, v_jobs, v_size);
      else
        perform job_search_fill(v_sorting, -9223372036854775808, v_jobs);
      end if;
      if v_sorting = 'newest' then perform job_search_count_facets(v_jobs, 1); end if;
    end loop;
  end loop;
end $function$
;
--- function: job_search_terms(job jobs)
CREATE OR REPLACE FUNCTION public.job_search_terms(job jobs)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select array_remove(array['live', 'type:' || job.type, 'mode:' || job.work_mode,
      case when job.is_company_verified then 'verified' end,
      case when job.does_company_reply then 'replies' end,
      -- Nodes of the release before ask for the next two.
      'city:' || lower(job.city), 'locality:' || lower(job.locality),
      case when coalesce(job.place_ids, '{}') = '{}' then 'place:' || lower(job.city) end,
      case when coalesce(job.place_ids, '{}') = '{}' then 'place:' || lower(job.locality) end], null)
    || job_search_place_terms(job.place_ids)
    -- Each element of a list with a prefix; null where the list is empty.
    || string_to_array('w:' || nullif(array_to_string(
      tsvector_to_array(ts_filter(job.search_document, '{a,b,c}')), E'\x01w:'), ''), E'\x01')
    || string_to_array('t:' || nullif(array_to_string(
      tsvector_to_array(ts_filter(job.search_document, '{d}')), E'\x01t:'), ''), E'\x01')
    || string_to_array(lower(array_to_string(string_to_array('skill:' || nullif(array_to_string(
      job.skills, E'\x01skill:'), ''), E'\x01'), E'\x01')), E'\x01')
    || ('{
      years:0, years:1, years:2, years:3, years:4, years:5, years:6, years:7, years:8, years:9, years:10, years:11,
      years:12, years:13, years:14, years:15, years:16, years:17, years:18, years:19, years:20, years:21, years:22,
      years:23, years:24, years:25, years:26, years:27, years:28, years:29, years:30
    }'::text[])[job.experience_min_years + 1 : least(coalesce(job.experience_max_years, 30), 30) + 1]
    || ('{
      pay>=1, pay>=100000, pay>=150000, pay>=200000, pay>=250000, pay>=300000, pay>=400000, pay>=500000,
      pay>=600000, pay>=700000, pay>=800000, pay>=900000, pay>=1000000, pay>=1200000, pay>=1500000, pay>=1800000,
      pay>=2000000, pay>=2500000, pay>=3000000, pay>=4000000, pay>=5000000, pay>=7500000, pay>=10000000,
      pay>=20000000
    }'::text[])[1 : width_bucket(job.pay_yearly_max, '{
      1, 100000, 150000, 200000, 250000, 300000, 400000, 500000, 600000, 700000, 800000, 900000, 1000000, 1200000,
      1500000, 1800000, 2000000, 2500000, 3000000, 4000000, 5000000, 7500000, 10000000, 20000000
    }'::int[])]
    || ('{
      pay<=100000, pay<=200000, pay<=300000, pay<=500000, pay<=800000, pay<=1200000, pay<=2000000, pay<=3000000,
      pay<=5000000, pay<=10000000, pay<=2000000000
    }'::text[])[width_bucket(job.pay_yearly_min - 1, '{
      100000, 200000, 300000, 500000, 800000, 1200000, 2000000, 3000000, 5000000, 10000000, 2000000000
    }'::int[]) + 1 :]
$function$
;
--- function: job_search_walk(p_sorting text, p_terms text[], p_tiers text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[], OUT total integer)
CREATE OR REPLACE FUNCTION public.job_search_walk(p_sorting text, p_terms text[], p_tiers text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
declare
  c_rest constant int := 4;
  v_is_exact boolean := coalesce(p_sure = '{}', false);
  -- Whether a job is live is looked up where the others meet.
  v_terms text[] := case when p_terms = '{live}' then p_terms else array_remove(p_terms, 'live') end;
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
begin
  total := 0;
  loop
    if v_is_full and v_is_exact and cardinality(v_terms) = 1 then
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
    elsif v_is_full and v_is_exact then
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
        ) end as sure
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
        continue when v_rank < v_lead or v_counts[v_rank] >= p_page
          or v_rank = p_tier and v_match.block > v_start;
        v_hit_ranks := v_hit_ranks || v_rank;
        v_hit_blocks := v_hit_blocks || v_match.block;
        v_hit_bits := v_hit_bits || v_hit;
        if v_rank is distinct from p_tier or v_match.block is distinct from v_start then
          v_counts[v_rank] := v_counts[v_rank] + bit_count(v_hit & v_sure);
        end if;
      end loop;
      v_is_full := v_counts[v_lead] >= p_page;
    end loop; end if;
    v_done := v_done + v_size;
    if total <= p_cap and v_doubt_count > 0
        and (total + v_doubt_count > p_cap or v_done >= cardinality(v_blocks)) then
      total := total + job_search_count(p_sorting, v_doubt_blocks, v_doubt_bits, p_posted_after, p_pay_from,
        p_pay_to, p_cap + 1 - total);
      v_doubt_blocks := '{}'; v_doubt_bits := '{}'; v_doubt_count := 0;
    end if;
    exit when v_done >= cardinality(v_blocks) or v_is_full and total > p_cap;
    -- As many blocks as what is still to be counted should take, going by those that were read.
    v_size := ceil(1.2 * v_done * greatest(p_cap + 1 - total, p_cap / 4, 1) / greatest(total, 1));
  end loop;
  jobs := '{}'; keys := '{}'; tiers := '{}';
  foreach v_rank in array v_ranks loop
    exit when cardinality(jobs) >= p_page;
    continue when not v_rank = any (v_hit_ranks);
    v_picked := job_search_pick(p_sorting,
      array(select block from unnest(v_hit_ranks, v_hit_blocks) hit (rank, block) where rank = v_rank),
      array(select bits from unnest(v_hit_ranks, v_hit_bits) hit (rank, bits) where rank = v_rank),
      v_is_exact and not coalesce(p_tier = v_rank, false), p_posted_after, p_pay_from, p_pay_to,
      case when p_tier = v_rank then p_key end, p_job, p_page - cardinality(jobs));
    jobs := jobs || v_picked.jobs;
    keys := keys || v_picked.keys;
    tiers := tiers || array_fill(v_rank, array[cardinality(v_picked.jobs)]);
  end loop;
end $function$
;
--- function: jobs_derive()
CREATE OR REPLACE FUNCTION public.jobs_derive()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company_name text;
  education_words text[];
begin
  select name, blocked_at is not null, verified_at is not null
    into company_name, new.is_company_blocked, new.is_company_verified
    from companies where id = new.company_id for share;
  select coalesce((select blocked_at is not null from accounts where id = new.posted_by_id for share), false)
    into new.is_poster_blocked;
  -- They weigh as much as skills. 'any' narrows nothing, so nobody looks for it.
  education_words := case
    when new.education in ('10th', '12th') then array[new.education, 'pass']
    when new.education <> 'any' then array[new.education]
    else '{}'
  end;
  new.search_document := jobs_search_document(new.title, new.skills || education_words, company_name,
    new.description);
  return new;
end $function$
;
--- function: jobs_search_document(title text, skills text[], company text, description text)
CREATE OR REPLACE FUNCTION public.jobs_search_document(title text, skills text[], company text, description text)
 RETURNS tsvector
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_skills text := array_to_string(skills, ' | ');
  v_texts text := concat(title, E' \x01 ', v_skills, E' \x01 ', company);
  v_spelt text[] := string_to_array(job_search_spelt_out(v_texts), E'\x01');
  v_tokens text[] := search_word_tokens(v_texts);
  v_titled int := array_position(v_tokens, E'\x01');
  v_skilled int := array_position(v_tokens, E'\x01', v_titled + 1);
  v_head text[] := v_tokens[: v_titled - 1];
  v_words text := '';
begin
  if title ~ '[(,|:]|\s[-–—/]\s' then
    v_head := search_word_tokens(regexp_replace(title, '\s*[(,|:].*$|\s+[-–—/]\s.*$', ''));
  end if;
  if v_titled > 1 then v_words := concat('''=', array_to_string(v_head, ' '), ''':1D'); end if;
  for at in 1 .. least(v_titled - 2, 12) loop
    v_words := concat(v_words, ' ''~', v_tokens[at], ' ', v_tokens[at + 1], ''':1D');
  end loop;
  with named as materialized (
    select found.code, case
        when found.is_covered then 'C'
        when found.first < v_titled then 'A,2D'
        when found.first < v_skilled then 'B'
        else 'C'
      end as weights
    from search_words_in(v_tokens) found
    where found.first < v_titled or found.kind <> 'LEVEL'
    union all
    select skill, 'C' from unnest(search_skills_in(search_word_tokens(description))) skill
  )
  select concat(v_words, string_agg(concat(' ''@', found.code, ''':1', found.weights), '')) into v_words from (
    select named.code, named.weights from named
    union
    select including.code, 'C' from named join search_word_includes including on including.included = named.code
    where named.weights <> 'C'
  ) found;
  return setweight(to_tsvector('job_words', v_spelt[1]), 'A') || setweight(to_tsvector('job_words', v_spelt[2]), 'B') ||
    setweight(to_tsvector('job_words', v_spelt[3]), 'C') ||
    setweight(to_tsvector('simple', job_search_singular(title)), 'D') || v_words::tsvector;
end $function$
;
--- function: search_skills_in(p_tokens text[])
CREATE OR REPLACE FUNCTION public.search_skills_in(p_tokens text[])
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'on'
 SET enable_nestloop TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
begin
  if p_tokens = '{}' then return '{}'; end if;
  return array(
    with hits as materialized (
      select form.code, form.kind, token.first::int, form.length
      from search_word_forms form
      join unnest(p_tokens) with ordinality token (token, first) on token.token = form.first_token
      where form.kind in ('SKILL', 'NONE') and (form.length = 1
        or form.tokens = array_to_string(p_tokens[token.first : token.first + form.length - 1], ' '))
    )
    select distinct hits.code from hits
    where hits.kind = 'SKILL' and not exists (
      select from hits longer
      where longer.kind = 'NONE' and longer.length > hits.length and longer.first <= hits.first
        and longer.first + longer.length >= hits.first + hits.length
    )
  );
end $function$
;
--- function: search_word_tokens(text text)
CREATE OR REPLACE FUNCTION public.search_word_tokens(text text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array_remove(regexp_split_to_array(lower(job_search_singular(text)),
    '[][\s,;:|/(){}"''!?*&–—_~@%^=<>\\·•+#.$`…“”‘’«»।-]+'), '')
$function$
;
--- function: search_words_derive()
CREATE OR REPLACE FUNCTION public.search_words_derive()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from search_word_forms where code = new.code;
  insert into search_word_forms (first_token, tokens, length, code, kind)
    select distinct parted.tokens[1], array_to_string(parted.tokens, ' '), cardinality(parted.tokens), new.code,
      new.kind
    from unnest(new.forms) form cross join lateral (select search_word_tokens(form) as tokens) parted
    where parted.tokens <> '{}';
  delete from search_word_includes where code = new.code;
  insert into search_word_includes (included, code) select distinct unnest(new.includes), new.code;
  return null;
end $function$
;
--- function: search_words_in(p_tokens text[])
CREATE OR REPLACE FUNCTION public.search_words_in(p_tokens text[])
 RETURNS TABLE(code text, kind text, first integer, length integer, is_covered boolean)
 LANGUAGE plpgsql
 STABLE ROWS 4
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
begin
  return query
    with hits as materialized (
      select form.code, form.kind, token.first::int, form.length
      from unnest(p_tokens) with ordinality token (token, first)
      join search_word_forms form on form.first_token = token.token
      where form.length = 1
        or form.tokens = array_to_string(p_tokens[token.first : token.first + form.length - 1], ' ')
    ), longer as materialized (
      select * from hits where hits.length > 1 and hits.kind in ('TRADE', 'NONE')
    )
    select hits.*, exists (
      select from longer
      where longer.length > hits.length and longer.first <= hits.first
        and (longer.kind = 'NONE' and longer.first + longer.length >= hits.first + hits.length
          or longer.kind = 'TRADE' and hits.kind = 'TRADE' and longer.code <> hits.code
            and longer.first + longer.length = hits.first + hits.length)
    )
    from hits where hits.kind <> 'NONE';
end $function$
;
--- trigger: jobs jobs_derive
CREATE TRIGGER jobs_derive BEFORE INSERT OR UPDATE OF company_id, posted_by_id, title, skills, education, description ON public.jobs FOR EACH ROW EXECUTE FUNCTION jobs_derive();
--- trigger: search_words search_words_derive
CREATE TRIGGER search_words_derive AFTER INSERT OR UPDATE OF forms, kind, includes ON public.search_words FOR EACH ROW EXECUTE FUNCTION search_words_derive();
