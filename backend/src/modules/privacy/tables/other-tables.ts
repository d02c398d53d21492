/** Tables that say nothing about a person, with their columns, so that a new column is asked about (PRIV-01). */
export const OTHER_TABLES: Readonly<Record<string, string>> = {
  // Its texts name nobody, as the form says.
  breaches:
    "id number version noticed_at entered_at what data people_count consequences measures reported_at",
  // So do these.
  breach_tellings: "id breach_id audience message advice begun_at told_count ended_at",
  career_page_addresses: "address company_id taken_at",
  career_pages: "company_id address headline about color is_published updated_at",
  companies:
    "id slug name about website industry employees headquarters verified_at blocked_at created_at updated_at " +
    "reply_rate median_reply_days logo_id rejection_message verified_note blocked_reason merged_into_id name_key " +
    "verified_until",
  company_logos: "id company_id content created_at",
  database_routines: "kind name checksum applied_at migrations",
  feed_import_jobs: "feed_import_id reference job_id digest missing_since closed_at",
  feed_import_runs:
    "id feed_import_id started_at ended_at failure failure_detail is_unmodified added_count changed_count " +
    "closed_count unchanged_count left_out_count missing_count problems",
  finder_uses: "company_id day looks invitations",
  gazetteers: "checksum applied_at",
  invoice_series: "kind financial_year last",
  job_arrivals: "id job_id arrived_at is_matched",
  job_file_headers: "company_id header field told_at",
  job_search_bits: "sorting term block slots bits",
  job_search_blocks: "sorting block used live sorted last_key version",
  job_search_changes:
    "id job_id is_listed terms open_until posted_at pay_min pay_max newest_key pay_key title skills city locality " +
    "places version",
  job_search_entries:
    "job_id open_until posted_at pay_min pay_max newest_key pay_key title skills city locality places",
  job_search_facets: "kind parent value jobs",
  job_search_kept: "id terms groups title_terms pay_from pay_to",
  job_search_kept_keys: "key kept_id",
  job_search_slots: "sorting block slot job_id key posted_at pay_min pay_max",
  job_view_counts: "job_id day views apply_clicks highlighted_views",
  job_scorecard_criteria: "job_id criteria",
  message_templates: "id company_id title text changed_at",
  migrations: "id timestamp name",
  pipeline_stages: "id company_id name status position created_at",
  places: "id kind name city_id district_name state_id region_ids latitude longitude population",
  plans:
    "code monthly_application_limit resume_template_limit team_seats highlighted_jobs features name monthly_price rank",
  screening_questions: "id job_id position bank_code kind text options unit is_required wanted",
  search_word_forms: "first_token tokens length code kind",
  search_word_includes: "included code",
  search_word_unread_jobs: "job_id",
  search_words:
    "code kind name forms includes version is_edited is_read updated_at id removed_at noted_version",
  sms_days: "day sent",
  walk_in_days: "job_id day last_number number_now called_off_at",
  walk_in_paces: "job_id per_hour",
};
