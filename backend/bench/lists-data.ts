import type { Client } from "pg";
import { cityIdIn } from "../src/modules/applications/match/sent-facts";

const CITIES = [
  ...["Pune", "Mumbai", "Nashik", "Nagpur", "Thane", "Kolhapur", "Solapur", "Satara", "Sangli", "Latur"],
  ...[
    "Bengaluru",
    "Mysuru",
    "Hubli",
    "Belgaum",
    "Hyderabad",
    "Chennai",
    "Surat",
    "Indore",
    "Bhopal",
    "Vadodara",
  ],
];

/** A company with one job, its member, and how many applied to it. */
export interface ListOwner {
  applications: number;
  memberId: string;
  jobId: string;
}

/**
 * Companies of one job each, with so many applications: a tenth of them premium seekers', spread over all statuses and
 * the last sixty days, each with a profile of some two thousand characters. Each says where they live, and what else
 * companies choose by.
 */
export async function loadLists(client: Client, sizes: readonly number[]): Promise<ListOwner[]> {
  const most = Math.max(...sizes);
  // The vacuum below marks as seen by all only what has reached the log.
  await client.query("set synchronous_commit = on");
  await client.query(
    `insert into accounts (id, firebase_uid, email, email_verified_at)
     select gen_random_uuid(), 'seeker-' || n, 'seeker-' || n || '@jobs.example', now()
     from generate_series(1, $1::int) n`,
    [most],
  );
  await client.query(
    `insert into subscriptions (account_id, plan)
     select id, 'premium' from accounts where right(firebase_uid, 1) = '7'`,
  );
  const cities = CITIES.map(cityIdIn);
  const owners: ListOwner[] = [];
  for (const [number, applications] of sizes.entries()) {
    const { rows } = await client.query<ListOwner>(OWNER, [number]);
    const [owner] = rows;
    if (!owner) throw new Error("No company was made.");
    await client.query(APPLICATIONS, [owner.jobId, applications, cities]);
    owners.push({ ...owner, applications });
  }
  await client.query("vacuum analyze accounts, subscriptions, applications, application_events, jobs");
  return owners;
}

const OWNER = `
  with member as (
    insert into accounts (id, firebase_uid, email, email_verified_at)
    values (gen_random_uuid(), 'member-' || $1, 'member-' || $1 || '@jobs.example', now()) returning id
  ), company as (
    insert into companies (id, slug, name) values (gen_random_uuid(), 'lists-' || $1, 'Kaveri Works') returning id
  ), membership as (
    insert into company_members (company_id, account_id) select company.id, member.id from company, member
  ), job as (
    insert into jobs (id, company_id, title, type, work_mode, city, pay_text, experience_text, description,
      requirements, posted_at, open_until)
    select gen_random_uuid(), company.id, 'Staff Nurse', 'full-time', 'on-site', 'Pune', '₹3–4 LPA', '2 years',
      'A ward.', 'GNM.', now() - interval '60 days', now() + interval '60 days' from company
    returning id
  )
  select member.id as "memberId", job.id as "jobId" from member, job`;

const APPLICATIONS = `
  insert into applications (id, job_id, applicant_id, status, job, profile, quota_month, applied_at, status_at,
    match_score, match_version, match, experience_months, city_id, expected_yearly_pay, notice_period_days,
    education_level)
  select gen_random_uuid(), $1, account.id,
    ('{submitted,viewed,shortlisted,interview,offered,hired,not-selected,withdrawn}'::text[])[1 + floor(random() * 8)],
    jsonb_build_object('title', 'Staff Nurse', 'companyName', 'Kaveri Works', 'description', repeat('A ward. ', 80)),
    jsonb_build_object('basics', jsonb_build_object('name', 'Asha Menon', 'label', 'Nurse',
      'email', account.email, 'summary', repeat('Years of work in wards. ', 80))),
    '2026-11', at, at, floor(random() * 101)::int, 1, '{"score": 50, "version": 1, "factors": []}',
    floor(random() * 144)::int, ($3::int[])[1 + floor(random() * 20)], 100000 + floor(random() * 1100000)::int,
    ('{0,15,30,60,90}'::int[])[1 + floor(random() * 5)], 1 + floor(random() * 6)::int
  from (select * from accounts where firebase_uid like 'seeker-%' order by id limit $2) account,
    lateral (select now() - interval '60 days' * random() + interval '0 days' * length(account.email) as at) sent`;
