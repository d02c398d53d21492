import type { EntityManager } from "typeorm";
import { DAY_MS } from "../../time/clock";
import { ApplicationStatus } from "../applications/application/application-pipeline";
import { PENDING } from "./interview.enums";
import { CompanyAct } from "../companies/member-role";
import { mayOnJobInSql } from "../jobs/hiring/job-scope";

/** So long the company is asked how an interview went. */
const TO_RECORD_MS = 14 * DAY_MS;

/** Interviews are pending where applications stand so; an index on the company and the status finds these. */
const MET = [ApplicationStatus.INTERVIEW, ApplicationStatus.OFFERED];

/**
 * Of the viewer's own applications and those to their companies: the ids of interviews that are offered or agreed, by
 * their time, or the first that is offered (HEED-04). For companies also those of the last 14 days that nobody has
 * recorded.
 */
export async function idsOfUpcoming(
  manager: EntityManager,
  viewerId: string,
  now: Date,
  first: number,
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select interview.id from (
       select id, true as is_own from applications where applicant_id = $1
       union all
       select application.id, false from applications application
         join company_members member on member.company_id = application.company_id and member.account_id = $1
           and ${mayOnJobInSql("member", CompanyAct.ANSWER_CANDIDATES, "application.job_id")}
         where application.status = any ($2) and application.applicant_id is distinct from $1
     ) mine
     join interviews interview on interview.application_id = mine.id and interview.status = any ($3)
     left join interview_slots slot on slot.id = interview.slot_id
     left join lateral (
       select min(offered.starts_at) as starts_at
       from interview_offers offer join interview_slots offered on offered.id = offer.slot_id
       where slot.id is null and offer.interview_id = interview.id
     ) first_offered on true
     where slot.id is null
       or slot.starts_at + slot.minutes * interval '1 minute' > $4
       or not mine.is_own and slot.starts_at > $5
     order by coalesce(slot.starts_at, first_offered.starts_at) nulls first, interview.id limit $6`,
    [viewerId, MET, PENDING, now, new Date(now.getTime() - TO_RECORD_MS), first],
  );
  return rows.map(({ id }) => id);
}
