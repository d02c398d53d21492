--- after: 1768100000000-conditions
--- table: search_queries
create table search_queries ();
--- table: search_query_clicks
create table search_query_clicks ();
--- table: search_word_unread_jobs
create table search_word_unread_jobs ();
--- column: search_queries.text
alter table search_queries add column text text collate "C" not null;
--- column: search_queries.day
alter table search_queries add column day date not null;
--- column: search_queries.place
alter table search_queries add column place text collate "C" not null;
--- column: search_queries.searches
alter table search_queries add column searches integer not null;
--- column: search_queries.found_nothing
alter table search_queries add column found_nothing integer not null;
--- column: search_queries.found
alter table search_queries add column found integer not null;
--- column: search_queries.clicks
alter table search_queries add column clicks integer not null default 0;
--- column: search_query_clicks.text
alter table search_query_clicks add column text text collate "C" not null;
--- column: search_query_clicks.day
alter table search_query_clicks add column day date not null;
--- column: search_query_clicks.place
alter table search_query_clicks add column place text collate "C" not null;
--- column: search_query_clicks.job_id
alter table search_query_clicks add column job_id uuid not null;
--- column: search_query_clicks.clicks
alter table search_query_clicks add column clicks integer not null;
--- column: search_query_clicks.positions
alter table search_query_clicks add column positions bigint not null;
--- column: search_word_unread_jobs.job_id
alter table search_word_unread_jobs add column job_id uuid not null;
--- column: search_words.id
alter table search_words add column id uuid not null default gen_random_uuid();
--- column: search_words.removed_at
alter table search_words add column removed_at timestamp with time zone;
--- column: search_words.noted_version
alter table search_words add column noted_version integer not null default 0;
--- row: migrations SearchWordEdits1768200000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1768200000000,"name":"SearchWordEdits1768200000000"}');
--- constraint: search_queries search_queries_check
alter table search_queries add constraint search_queries_check CHECK (((found_nothing >= 0) AND (found_nothing <= searches)));
--- constraint: search_queries search_queries_clicks_check
alter table search_queries add constraint search_queries_clicks_check CHECK ((clicks >= 0));
--- constraint: search_queries search_queries_found_check
alter table search_queries add constraint search_queries_found_check CHECK (((found >= 0) AND (found <= 1000)));
--- constraint: search_queries search_queries_pkey
alter table search_queries add constraint search_queries_pkey PRIMARY KEY (text, day, place);
--- constraint: search_queries search_queries_place_check
alter table search_queries add constraint search_queries_place_check CHECK ((length(place) <= 120));
--- constraint: search_queries search_queries_searches_check
alter table search_queries add constraint search_queries_searches_check CHECK ((searches > 0));
--- constraint: search_queries search_queries_text_check
alter table search_queries add constraint search_queries_text_check CHECK (((length(text) >= 1) AND (length(text) <= 200)));
--- constraint: search_query_clicks search_query_clicks_check
alter table search_query_clicks add constraint search_query_clicks_check CHECK ((positions >= clicks));
--- constraint: search_query_clicks search_query_clicks_clicks_check
alter table search_query_clicks add constraint search_query_clicks_clicks_check CHECK ((clicks > 0));
--- constraint: search_query_clicks search_query_clicks_pkey
alter table search_query_clicks add constraint search_query_clicks_pkey PRIMARY KEY (text, day, place, job_id);
--- constraint: search_word_unread_jobs search_word_unread_jobs_pkey
alter table search_word_unread_jobs add constraint search_word_unread_jobs_pkey PRIMARY KEY (job_id);
--- constraint: search_words search_words_id_key
alter table search_words add constraint search_words_id_key UNIQUE (id);
--- constraint: search_words search_words_limits
alter table search_words add constraint search_words_limits CHECK (((code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND ((length(code) >= 2) AND (length(code) <= 40)) AND ((length(name) >= 1) AND (length(name) <= 80)) AND (cardinality(forms) <= 200) AND (length(array_to_string(forms, '|'::text)) <= 8000) AND (cardinality(includes) <= 50)));
--- foreign key: search_query_clicks search_query_clicks_text_day_place_fkey
alter table search_query_clicks add constraint search_query_clicks_text_day_place_fkey FOREIGN KEY (text, day, place) REFERENCES search_queries(text, day, place) ON DELETE CASCADE;
--- index: search_queries_day
CREATE INDEX search_queries_day ON public.search_queries USING btree (day);
