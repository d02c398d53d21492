--- after: 1769800000000-alerts
--- column: offers.reminded_at
alter table offers add column reminded_at timestamp with time zone;
--- row: migrations OffersDue1769950000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769950000000,"name":"OffersDue1769950000000"}');
--- row: database_routines function search_skills_in
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"search_skills_in","checksum":"0c53d1764bac8a1aa2b9b366e4f0f605d97344f98b3ae5566bd336dd99d84c4f"}');
--- index: offers_due
CREATE INDEX offers_due ON public.offers USING btree (expires_at) WHERE (status = 'sent'::text);
--- function: search_skills_in(p_tokens text[])
CREATE OR REPLACE FUNCTION public.search_skills_in(p_tokens text[])
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
declare
  v_text text := concat(' ', array_to_string(p_tokens, ' '), ' ');
  v_found search_word_forms[];
  v_skills text[] := '{}';
  v_rest text;
  v_form search_word_forms;
  v_none text;
begin
  if p_tokens = '{}' then return '{}'; end if;
  v_found := array(
    with begun as materialized (
      select form from search_word_forms form
      where form.first_token = any (p_tokens) and form.kind in ('SKILL', 'NONE')
    )
    select form from begun where (form).length = 1 or strpos(v_text, concat(' ', (form).tokens, ' ')) > 0
  );
  foreach v_form in array v_found loop
    continue when v_form.kind <> 'SKILL' or v_form.code = any (v_skills);
    v_rest := v_text;
    for v_none in
      select concat(' ', none.tokens, ' ') from unnest(v_found) none
      where none.kind = 'NONE' and none.length > v_form.length
    loop
      -- Twice, because neighbours share a blank.
      v_rest := replace(replace(v_rest, v_none, ' - '), v_none, ' - ');
    end loop;
    if strpos(v_rest, concat(' ', v_form.tokens, ' ')) > 0 then v_skills := v_skills || v_form.code; end if;
  end loop;
  return v_skills;
end $function$
;
