import type { Client } from "pg";

const FIRST = `'{Asha,Ravi,Meena,Arjun,Fatima,Harpreet,Lakshmi,Joseph,Nandini,Imran,Kavya,Suresh,Pooja,Vikram,Ananya,Rahul}'`;
const LAST = `'{Menon,Sharma,Reddy,Khan,Singh,Iyer,Das,Fernandes,Patil,Gowda,Nair,Gupta,Bose,Joshi,Rao,Yadav}'`;
/** In the order of their numbers. */
const idOf = (n: string) => `(lpad(to_hex(${n}), 12, '0') || '70008' || left(md5((${n})::text), 15))::uuid`;

/**
 * Loads so many users with 256 names. Of a hundred, 84 are job seekers and 15 employers; five are admins in all. One
 * in 50 is blocked and one in 11 pending. One in 5 is on a paid plan, one in 20 on premium.
 *
 * There are as many jobs and entries of the audit trail, and a company for five of them. Five jobs are flagged and
 * five held; one in 50 is removed, one in 20 closed.
 *
 * The triggers' work is done for all rows at once, and keys and indexes are made when the rows are there. Row by row
 * it took a quarter of an hour.
 */
export async function loadAdminLists(client: Client, size: number): Promise<void> {
  await client.query("set maintenance_work_mem = '512MB'");
  const parts = await client.query<{ drop: string; make: string }>(PARTS);
  for (const { drop } of parts.rows) await client.query(drop);
  for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
  for (const statement of [ACCOUNTS, COMPANIES, JOBS, ENTRIES]) await client.query(statement, [size]);
  await client.query(WORDS);
  for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
  for (const { make } of parts.rows) await client.query(make);
  await client.query(`vacuum analyze ${TABLES.join(", ")}`);
}

const TABLES = ["accounts", "account_words", "companies", "jobs", "audit_entries"];

/** What costs time for each row: foreign keys, indexes that nothing refers to, and the key of the longest table. */
const PARTS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint
  where conrelid = any ('{${TABLES.join(",")}}'::regclass[])
    and (contype = 'f' or contype = 'p' and conrelid = 'account_words'::regclass)
  union all
  select format('drop index %I', indexname), indexdef from pg_indexes
  where tablename = any ('{${TABLES.join(",")}}')
    and not exists (select from pg_constraint where conname = indexname)`;

const ACCOUNTS = `
  insert into accounts (id, firebase_uid, email, email_verified_at, role, display_name, blocked_at, plan, created_at)
  select ${idOf("n")}, 'uid-' || n,
    lower(first) || '.' || lower(last) || n || '@' || (array['gmail.com', 'kaveri.example'])[1 + (n % 40 = 0)::int],
    case when n % 11 <> 0 then now() end,
    case when n <= 5 then 'admin' when n % 100 < 15 then 'employer' else 'jobseeker' end,
    first || ' ' || last, case when n % 50 = 7 then now() end,
    case when n % 20 = 3 then 'premium' when n % 5 = 1 then 'paid' else 'free' end,
    now() - make_interval(mins => $1::int - n)
  from generate_series(1, $1::int) n,
    lateral (select (${FIRST}::text[])[1 + n * 7 % 16] as first, (${LAST}::text[])[1 + n / 16 % 16] as last) name`;

/** What account_words_of says of these, in the index's own order. */
const WORDS = `
  insert into account_words (account_id, word, role, status, plan)
  select id, word, role, status, plan from accounts, unnest(array[
    lower(email), substring(lower(email) from '@.*$'), lower(display_name), split_part(lower(display_name), ' ', 2)
  ]) word order by id`;

const COMPANIES = `
  insert into companies (id, slug, name, verified_at, blocked_at)
  select ${idOf("n")}, 'company-' || n,
    (${FIRST}::text[])[1 + n % 16] || ' ' || (${LAST}::text[])[1 + n / 16 % 16] || ' ' || initcap(left(md5(n::text), 6)),
    case when n % 3 > 0 then now() end, case when n % 50 = 7 then now() end
  from generate_series(1, $1::int / 5) n`;

const JOBS = `
  insert into jobs (id, company_id, title, type, work_mode, city, pay_text, experience_text, description, requirements,
    posted_at, open_until, report_count, held_at, removed_at, closed_at, search_document)
  select ${idOf("n")}, ${idOf("1 + n % ($1::int / 5)")},
    (array['Staff Nurse', 'Welder', 'Driver', 'Accountant'])[1 + n % 4] || ' ' || left(md5(n::text), 3), 'full-time',
    'on-site', 'Pune', '₹3–4 LPA', '2 years', 'A ward.', 'GNM.', posted, posted + interval '60 days',
    case when n % ($1::int / 5) = 1 then 3 else 0 end, case when n % ($1::int / 5) = 2 then now() end,
    case when n % 50 = 7 then now() end, case when n % 20 = 3 then now() end, ''
  from generate_series(1, $1::int) n,
    lateral (select now() - interval '120 days' * (($1::int - n)::float8 / $1::int) as posted) day`;

const ENTRIES = `
  insert into audit_entries (id, at, actor_id, action, subject_type, subject_id, before, after)
  select ${idOf("n")}, now() - make_interval(mins => $1::int - n), ${idOf("1 + n % 5")},
    case when n % 4 = 0 then 'account.role' when n % 1000 = 1 then 'company.verify' else 'account.status' end, 'account',
    ${idOf("n")}, '{"status": "active"}', jsonb_build_object('status', 'blocked', 'case', left(md5(n::text), 4))
  from generate_series(1, $1::int) n`;
