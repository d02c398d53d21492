import type { Client } from "pg";

const FIRST = `'{Asha,Ravi,Meena,Arjun,Fatima,Harpreet,Lakshmi,Joseph,Nandini,Imran,Kavya,Suresh,Pooja,Vikram,Ananya,Rahul}'`;
const LAST = `'{Menon,Sharma,Reddy,Khan,Singh,Iyer,Das,Fernandes,Patil,Gowda,Nair,Gupta,Bose,Joshi,Rao,Yadav}'`;

/**
 * So many users: of a hundred 84 job seekers and 15 employers, five admins in all, one in 50 blocked, one in 10
 * pending, one in 5 on a paid plan and one in 20 on premium; 256 names. What triggers would do for each row is done
 * for all at once.
 */
export async function loadUsers(client: Client, users: number): Promise<void> {
  await client.query("alter table accounts disable trigger user");
  await client.query(
    `insert into accounts (id, firebase_uid, email, email_verified_at, role, display_name, blocked_at, plan, created_at)
     select (lpad(to_hex(n), 12, '0') || '70008' || left(md5(n::text), 15))::uuid, 'uid-' || n,
       lower(first) || '.' || lower(last) || n || '@' || (array['gmail.com', 'kaveri.example'])[1 + (n % 40 = 0)::int],
       case when n % 10 <> 0 then now() end,
       case when n <= 5 then 'admin' when n % 100 < 15 then 'employer' else 'jobseeker' end,
       first || ' ' || last, case when n % 50 = 7 then now() end,
       case when n % 20 = 3 then 'premium' when n % 5 = 1 then 'paid' else 'free' end,
       now() - make_interval(mins => $1::int - n)
     from generate_series(1, $1::int) n,
       lateral (select (${FIRST}::text[])[1 + n * 7 % 16] as first, (${LAST}::text[])[1 + n / 16 % 16] as last) name`,
    [users],
  );
  await client.query("alter table accounts enable trigger user");
  await client.query(
    `insert into account_words
     select word, accounts.id from accounts, account_words_of(accounts.email, accounts.display_name) word`,
  );
  await client.query("vacuum analyze accounts, account_words");
}
