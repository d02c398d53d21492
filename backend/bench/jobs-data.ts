import type { Client } from "pg";
import { placeIdsWithin } from "../src/modules/places/gazetteer";
import { readPlaces } from "../src/modules/places/read-places";

/** First words of a trade's title, then its skills. Earlier trades are far commoner than later ones. */
export const TRADES = [
  "Software Engineer|Java,Spring,Microservices,SQL,Docker,Git",
  "Staff Nurse|Patient care,Ward rounds,Medication,ICU,First aid",
  "Sales Executive|Field visits,Cold calling,Negotiation,Lead follow-up,CRM",
  "Accountant|Tally,GST,Bank reconciliation,Payroll,Excel",
  "Delivery Rider|Two-wheeler,Route planning,Cash handling,City roads",
  "Data Analyst|Power BI,Statistics,Dashboards,Excel,SQL",
  "Frontend Developer|React,TypeScript,CSS,Accessibility,Redux",
  "Digital Marketing Specialist|SEO,Campaigns,Analytics,Content,Paid search",
  "Telecaller|Voice process,Hindi,Call scripts,Lead follow-up",
  "Graphic Designer|Photoshop,Illustrator,Typography,Branding",
  "Backend Developer|Node.js,PostgreSQL,GraphQL,Redis,Docker",
  "Warehouse Supervisor|Stock counts,Dispatch,Forklift,Safety",
  "Chef|North Indian,Tandoor,Menu planning,Kitchen hygiene",
  "Teacher|Lesson plans,Classroom,Assessment,CBSE",
  "Electrician|Wiring,Panel work,Fault finding,Safety",
  "HR Recruiter|Sourcing,Screening,Onboarding,Payroll",
  "Civil Site Supervisor|AutoCAD,Site work,Estimation,Concrete",
  "Pharmacist|Dispensing,Inventory,Prescriptions,Cold chain",
  "Driver|Heavy vehicle,Night driving,Vehicle upkeep",
  "Receptionist|Front desk,Switchboard,Visitor care,Excel",
  "DevOps Specialist|Kubernetes,Terraform,Linux,Monitoring",
  "Machine Operator|CNC,Lathe,Quality checks,Shift work",
  "Content Writer|Editing,Blogs,Research,SEO",
  "Physiotherapist|Rehabilitation,Sports injury,Exercise plans",
  "Security Guard|Access control,Patrol,Incident reports",
  "Lab Technician|Sample handling,Microscopy,Reports",
  "Legal Associate|Contracts,Drafting,Compliance",
  "Tailor|Stitching,Pattern cutting,Alterations",
  "Android Developer|Kotlin,Jetpack,Play releases",
  "Horticulturist|Nursery beds,Irrigation,Soil tests",
];
export const LEVELS = ["", "", "", "Junior ", "Senior ", "Lead ", "Trainee ", "Assistant "];
export const CITIES =
  "Bangalore,Mumbai,Delhi,Hyderabad,Chennai,Pune,Kolkata,Ahmedabad,Gurgaon,Noida,Kochi,Jaipur,Indore,Nagpur,Surat,Mysore,Coimbatore,Vadodara,Bhopal,Lucknow".split(
    ",",
  );
const LOCALITIES =
  "North,South,East,West,Old Town,Market,Station Road,Lake Side,Park Street,Ring Road,Hill View";
/** Jobs are spread over so many of a city's. */
const MOST_LOCALITIES = 40;
const BATCH = 25_000;

/** Words that no trade has: names of companies and rare specialisations. */
function madeUpWords(count: number): string[] {
  const syllables = "ka,ve,ri,so,mi,ta,lo,du,pa,ne,go,shi,ba,yu,ra,zen,dor,mil,tek,vin,sar,jo,kel,mon".split(
    ",",
  );
  const pick = (index: number) => syllables[index % syllables.length] ?? "";
  const size = syllables.length;
  return Array.from(
    { length: count },
    (_, index) =>
      `${pick(index)}${pick(Math.floor(index / size))}${pick(Math.floor(index / size ** 2) + index * 7)}n`,
  );
}

/**
 * Fills an empty, migrated database with companies, one in fifty of them blocked, and jobs. The jobs are posted evenly
 * over sixty days. About one in six is held, closed, lapsed or a blocked company's.
 */
export async function loadJobs(
  client: Client,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  await client.query("select setseed(0.42)");
  const companies = Math.max(Math.round(count / 50), 20);
  await client.query(COMPANIES, [companies, madeUpWords(2_000)]);
  await client.query(ROLES, [
    TRADES.map((trade) => trade.split("|")[0]),
    TRADES.map((trade) => trade.split("|")[1]),
    LEVELS,
  ]);
  // The insert derives what the triggers would derive row by row, and the index is built in one go at the end.
  await client.query("alter table jobs disable trigger user");
  const places = CITIES.flatMap((city) => readPlaces(city).places.slice(0, 1));
  const placeIds = places.map(({ id }) => id);
  // Without a locality, the city itself.
  const localityIds = places.map((city) => placeIdsWithin(city).slice(0, MOST_LOCALITIES).join(","));
  for (let first = 0; first < count; first += BATCH) {
    const last = Math.min(first + BATCH, count);
    await client.query(JOBS, [
      first,
      last - 1,
      count,
      companies,
      TRADES.map((trade) => trade.split("|")[0]),
      TRADES.map((trade) => trade.split("|")[1]),
      LEVELS,
      CITIES,
      LOCALITIES.split(","),
      madeUpWords(2_000),
      placeIds,
      localityIds,
    ]);
    onProgress(last);
  }
  await client.query("alter table jobs enable trigger user");
  await client.query("select job_search_rebuild()");
  // Jobs of the last two minutes lapse without anybody having noticed, as on a board in use.
  await client.query(SWEEP);
  await client.query(VACUUM);
}

const COMPANIES = `
  insert into companies (id, slug, name, verified_at, blocked_at)
  select gen_random_uuid(), 'company-' || n,
    initcap(($2::text[])[1 + (n * 7) % 2000] || ' ' || ($2::text[])[1 + (n * 13 + n / 2000) % 2000]) || ' ' ||
      (array['Technologies', 'Works', 'Health', 'Foods', 'Services'])[1 + n % 5],
    case when n % 3 > 0 then now() end, case when n % 50 = 7 then now() end
  from generate_series(1, $1::int) n`;

/** What titles and skills are found by. Few differ, and to read each job as the triggers do would take an hour. */
const ROLES = `
  create temp table bench_roles as
  select role, skills, jobs_search_document(role, skills, '', '', '{}') as document
  from (
    select distinct level || name as role, (string_to_array(listed, ','))[1 : count] as skills
    from unnest($1::text[], $2::text[]) trade (name, listed), unnest($3::text[]) level, generate_series(3, 5) count
  ) known`;

const JOBS = `
  with company as materialized (
    select *, row_number() over (order by slug) - 1 as at from companies
  ), dice as materialized (
    select n, random() as a, floor(power(random(), 2) * cardinality($5::text[]))::int as trade,
      floor(power(random(), 2) * $4::int)::int as company, floor(power(random(), 1.8) * cardinality($8::text[]))::int as city,
      random() as b, random() as c, random() as d, random() as e, random() as f, random() as g
    from generate_series($1::int, $2::int) n
  )
  insert into jobs (id, company_id, title, type, work_mode, city, locality, place_ids, pay_text, pay_min, pay_max, pay_unit,
    pay_yearly_min, pay_yearly_max, experience_text, experience_min_years, experience_max_years, skills, description,
    requirements, education, shift, english_level, walk_in_until, posted_at, open_until, held_at, closed_at,
    is_company_blocked, is_company_verified, search_document)
  select gen_random_uuid(), company.id, facts.role || coalesce(' - ' || maker, ''),
    case when d < 0.75 then 'full-time' when d < 0.87 then 'part-time' when d < 0.95 then 'contract' else 'internship' end,
    case when e < 0.06 then 'remote' when e < 0.2 then 'hybrid' else 'on-site' end,
    case when e < 0.06 then null else ($8::text[])[1 + city] end,
    case when e < 0.06 then null else ($9::text[])[1 + floor(f * cardinality($9::text[]))::int] end,
    -- Mostly one, and up to ten of the cities that follow the job's own.
    case when e < 0.06 then '{}' else (select array_agg(place order by at) from (
      select case when at > 0 or a < 0.3 then ($11::int[])[1 + (city + at) % cardinality($11::int[])]
        else localities[1 + floor(f * cardinality(localities))::int] end as place, at
      from (select string_to_array(($12::text[])[1 + city], ',')::int[] as localities) around,
        generate_series(0, case when d < 0.8 then 0 else floor((d - 0.8) * 50)::int % 10 end) at
    ) places) end,
    case when g < 0.05 then 'Negotiable' else pay || '-' || pay * 1.4 end,
    case when g >= 0.05 then pay end, case when g >= 0.05 then pay * 1.4 end, case when g >= 0.05 then 'year' end,
    case when g >= 0.05 then pay end, case when g >= 0.05 then pay * 1.4 end,
    years || '-' || years + 3 || ' years', years, years + 3,
    facts.skills,
    repeat('You work with a team that knows its trade and is glad to show how things are done here. ', 6),
    'Some years of doing this work well.',
    (array['10th', '12th', 'iti', 'diploma', 'graduate', 'graduate', 'postgraduate', 'any'])[1 + floor(c * 14)::int],
    (array['day', 'day', 'day', 'night', 'rotational', 'flexible'])[1 + floor(b * 12)::int],
    (array['none', 'basic', 'good', 'fluent'])[1 + floor(d * 8)::int],
    case when f between 0.4 and 0.43 then (now() + interval '1 day' * floor(c * 10))::date end,
    posted, posted + interval '1 day' * case when f < 0.05 then 5 else 61 + floor(f * 30) end,
    case when b > 0.98 then now() end, case when b between 0.9 and 0.95 then now() end,
    company.blocked_at is not null, company.verified_at is not null,
    known.document || setweight(to_tsvector('job_words', coalesce(maker, '')), 'A') ||
      setweight(to_tsvector('job_words', company.name), 'C') ||
      setweight(to_tsvector('simple', coalesce(maker, '')), 'D')
  from dice
  join company on company.at = dice.company
  cross join lateral (
    select now() - interval '60 days' * (($3::int - n)::float8 / $3::int) - interval '90 seconds' as posted,
      floor(power(d * 0.5 + g * 0.5, 2) * 24)::int * 100000 + 120000 as pay, floor(power(a, 2) * 12)::int as years,
      ($7::text[])[1 + floor(a * cardinality($7::text[]))::int] || ($5::text[])[1 + trade] as role,
      case when b < 0.3 then initcap(($10::text[])[1 + floor(c * 2000)::int]) end as maker,
      (string_to_array(($6::text[])[1 + trade], ','))[1 : 3 + floor(c * 3)::int] as skills
  ) facts
  join bench_roles known on known.role = facts.role and known.skills = facts.skills`;

const VACUUM = `vacuum analyze jobs, companies, job_search_bits, job_search_slots, job_search_entries,
  job_search_facets, job_search_blocks`;

const SWEEP = `
  do $$ begin
    while exists (select from job_search_entries where open_until <= now() - interval '2 minutes') loop
      perform job_search_fold(now() - interval '2 minutes');
      -- Each call takes the lock anew and a bounded number of jobs.
    end loop;
  end $$`;
