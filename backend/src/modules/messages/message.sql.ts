import type { EntityManager } from "typeorm";
import { CompanyAct } from "../companies/member-role";
import { mayOnJobInSql } from "../jobs/hiring/job-scope";

/** The last message that each side reads: $1 applications, $2 the side of each. */
export const LAST_MESSAGES = `
  select last.id from unnest($1::uuid[], $2::text[]) asked (application_id, party)
  cross join lateral (
    select id from messages
    where application_id = asked.application_id and (state = 'delivered' or party = asked.party)
    order by sent_at desc limit 1
  ) last`;

/** Who has blocked whom, for the applications $1 between whose two sides there is a block. */
export const BLOCKS = `
  select asked.id, bool_or(thread.applicant_blocked_at is not null) as "byApplicant",
    bool_or(thread.company_blocked_at is not null) as "byCompany"
  from applications asked
  join applications other on other.applicant_id = asked.applicant_id and other.company_id = asked.company_id
  join message_threads thread on thread.application_id = other.id
  where asked.id = any ($1) group by asked.id`;

/** Sets or lifts the block of one side in all threads between the two of an application. */
export const blockingBetween = (column: "applicant_blocked_at" | "company_blocked_at"): string => `
  update message_threads thread set ${column} = $2
  from applications asked
  join applications other on other.applicant_id = asked.applicant_id and other.company_id = asked.company_id
  where asked.id = $1 and thread.application_id = other.id`;

/** Threads of the viewer's, of both sides, in which somebody wrote that the viewer reads. */
const MINE = `
  select thread.*, 'applicant' as side from applications application
    join message_threads thread on thread.application_id = application.id
    where application.applicant_id = $1
  union all
  select thread.*, 'company' from company_members member
    join message_threads thread on thread.company_id = member.company_id
    join applications application on application.id = thread.application_id
    where member.account_id = $1 and ${mayOnJobInSql("member", CompanyAct.ANSWER_CANDIDATES, "application.job_id")}
      and application.applicant_id is distinct from $1`;

/** Whether the other side's last message is unread, of a row of `MINE`. */
const IS_UNREAD = `case side when 'applicant' then company_sent_at > coalesce(applicant_read_at, '-infinity')
  else applicant_sent_at > coalesce(company_read_at, '-infinity') end`;

/** When the viewer's side last read or wrote something in a row of `MINE`; a held message counts for its writer. */
const LAST_AT = `(select max(sent_at) from messages
  where application_id = mine.application_id and (state = 'delivered' or party = mine.side))`;

/** The viewer's threads, those with the newest messages first. */
export async function idsOfThreads(
  manager: EntityManager,
  viewerId: string,
  { isUnread, skip, take }: { isUnread: boolean; skip: number; take: number },
): Promise<{ ids: string[]; total: number }> {
  const rows = await manager.query<{ id: string; total: number }[]>(
    `select application_id as id, count(*) over ()::int as total
     from (select mine.*, ${LAST_AT} as last_at from (${MINE}) mine) mine
     where last_at is not null and (not $2 or ${IS_UNREAD})
     order by last_at desc, application_id limit $3 offset $4`,
    [viewerId, isUnread, take, skip],
  );
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** In how many threads the viewer has something to read. */
export async function countOfUnread(manager: EntityManager, viewerId: string): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    `select count(*)::int as count from (${MINE}) mine where ${IS_UNREAD}`,
    [viewerId],
  );
  return row?.count ?? 0;
}
