import type { Client } from "pg";
import { placeTermsOf } from "../src/modules/people/person-reading.service";
import { CITIES, LEVELS, TRADES } from "./jobs-data";

/**
 * Fills an empty, migrated database with a verified company, a member of it, and so many people who let companies find
 * them. Earlier trades and cities are far commoner than later ones. One in ten is hidden from some company, one in
 * fifty blocked, one in twenty is off. A fifth doesn't show each fact.
 *
 * What the triggers do for each row is left out, and keys and indexes are made when the rows are there.
 */
export async function loadPeople(client: Client, count: number): Promise<void> {
  await client.query("select setseed(0.42)");
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query(COMPANY);
  await client.query("alter table accounts disable trigger user");
  await client.query("alter table findable_people disable trigger user");
  const { rows: indexes } = await client.query<{ name: string; make: string }>(INDEXES);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(ACCOUNTS, [count]);
  await client.query(ROLES, [
    TRADES.map((trade) => trade.split("|")[0]),
    TRADES.map((trade) => trade.split("|")[1]),
    LEVELS,
  ]);
  await client.query(PEOPLE, [
    TRADES.length,
    LEVELS.length,
    CITIES,
    CITIES.map((city) => placeTermsOf([city]).join()),
  ]);
  await client.query(BY_TERM);
  for (const { make } of indexes) await client.query(make);
  await client.query("alter table accounts enable trigger user");
  await client.query("alter table findable_people enable trigger user");
  await client.query("vacuum analyze accounts, findable_people, people_by_term, companies, company_members");
}

const COMPANY = `
  with member as (
    insert into accounts (id, firebase_uid, email, email_verified_at, role)
    values (gen_random_uuid(), 'finder', 'finder@kaveri.example', now(), 'employer') returning id
  ), company as (
    insert into companies (id, slug, name, verified_at)
    values (gen_random_uuid(), 'kaveri-works', 'Kaveri Works', now()) returning id
  )
  insert into company_members (company_id, account_id) select company.id, member.id from company, member`;

const INDEXES = `
  select indexname as name, indexdef as make from pg_indexes
  where tablename = 'findable_people'
    and not exists (select from pg_constraint where conname = indexname)`;

const ACCOUNTS = `
  insert into accounts (id, firebase_uid, email, email_verified_at, role, plan, blocked_at)
  select gen_random_uuid(), 'person-' || n, 'person-' || n || '@people.example', now(), 'jobseeker', 'free',
    case when n % 50 = 7 then now() end
  from generate_series(1, $1::int) n`;

/** As the trigger does for each person. */
const BY_TERM = `
  alter table people_by_term drop constraint people_by_term_pkey;
  insert into people_by_term select distinct term, listed_at, id from findable_people, unnest(terms) term where is_on;
  alter table people_by_term add primary key (term, listed_at, person_id)`;

/** What titles and skills are found by, for jobs and people alike. */
const ROLES = `
  create temp table bench_people_roles as
  select trade, level, count, name as role, skills, people_terms(name, skills) as terms
  from (
    select trade.at as trade, level.at as level, count, level.level || trade.name as name,
      (string_to_array(trade.listed, ','))[1 : count] as skills
    from unnest($1::text[], $2::text[]) with ordinality trade (name, listed, at),
      unnest($3::text[]) with ordinality level (level, at), generate_series(3, 5) count
  ) known`;

const PEOPLE = `
  with dice as materialized (
    select id, blocked_at is not null as is_barred, row_number() over () as n, 1 + floor(power(random(), 2) * $1::int)::int as trade,
      1 + floor(random() * $2::int)::int as level, 3 + floor(random() * 3)::int as count,
      1 + floor(power(random(), 1.8) * cardinality($3::text[]))::int as city,
      random() as a, random() as b, random() as c, random() as d, random() as e
    from accounts where firebase_uid like 'person-%'
  )
  insert into findable_people (account_id, id, is_on, is_stale, is_barred, hidden_companies, hidden_keys, card, terms,
    experience_months, expected_pay, notice_days, education_level, listed_at, read_at)
  select dice.id, gen_random_uuid(), a > 0.05, false, is_barred, '{}',
    case when b < 0.1 then array['name:works-' || n % 1000, 'look:works-' || n % 1000] else '{}'::text[] end,
    jsonb_build_object('headline', known.role, 'currentTitle', known.role,
      'skills', (select jsonb_agg(jsonb_build_object('name', skill, 'years', 2)) from unnest(known.skills) skill),
      'preferredPlaces', jsonb_build_array(($3::text[])[city]), 'workModes', '["on-site"]'::jsonb),
    known.terms || string_to_array(($4::text[])[city], ',') || case when c < 0.3
      then string_to_array(($4::text[])[1 + city % cardinality($3::text[])], ',') else '{}'::text[] end,
    case when b < 0.8 then floor(power(random(), 2) * 240)::int end,
    case when c < 0.8 then 120000 + floor(power(random(), 3) * 3000000)::int end,
    case when d < 0.8 then ('{0,15,30,60,90}'::int[])[1 + floor(random() * 5)] end,
    case when e < 0.8 then 1 + floor(random() * 6)::int end,
    now() - interval '700 days' * random(), now()
  from dice join bench_people_roles known using (trade, level, count)`;
