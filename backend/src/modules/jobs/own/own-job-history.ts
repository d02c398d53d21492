import type { AuditSide } from "@job-portal/protocol/audit";
import DataLoader from "dataloader";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ObjectType, registerEnumType } from "type-graphql";
import type { DataSource } from "typeorm";
import { actorNameInSql } from "../../../database/acting-key";
import { JobStatus } from "../job/job-lifecycle";

/** What was done with a job, as its company reads it. */
export enum JobEventKind {
  POSTED = "posted",
  CHANGED = "changed",
  CLOSED = "closed",
  REOPENED = "reopened",
  EXTENDED = "extended",
  ANSWERED = "answered",
  HELD = "held",
  APPROVED = "approved",
  REMOVED = "removed",
  ASSIGNED = "assigned",
  UNASSIGNED = "unassigned",
  HIGHLIGHTED = "highlighted",
  UNHIGHLIGHTED = "unhighlighted",
}

registerEnumType(JobEventKind, {
  name: "JobEventKind",
  description: "What was done with a job.",
  valuesConfig: {
    POSTED: { description: "It was posted." },
    CHANGED: { description: "What it says was changed." },
    CLOSED: { description: "It was closed." },
    REOPENED: { description: "It was opened again." },
    EXTENDED: { description: "It runs longer." },
    ANSWERED: { description: "Its company answered the removal." },
    HELD: { description: "The portal took it out of the list until an admin has looked at it." },
    APPROVED: { description: "The portal found nothing wrong with it." },
    REMOVED: { description: "The portal took it away." },
    ASSIGNED: { description: "It was given to a hiring manager." },
    UNASSIGNED: { description: "It was taken from a hiring manager." },
    HIGHLIGHTED: { description: "It was highlighted." },
    UNHIGHLIGHTED: { description: "Its highlight was taken away by hand." },
  },
});

@ObjectType({ description: "Something that was done with a job, for members of its company." })
export class JobEvent {
  @Field(() => GraphQLDateTimeISO, { description: "When." })
  at: Date;

  @Field(() => JobEventKind, { description: "What." })
  kind: JobEventKind;

  @Field(() => String, {
    nullable: true,
    description: "Who of the company did it; null where the portal did, or they are gone or have no name.",
  })
  actorName: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The hiring manager whom it was given to or taken from; null of other acts, and as `actorName`.",
  })
  managerName: string | null;

  @Field(() => [String], { description: "The fields that a change concerned, by their names of the API." })
  fields: string[];
}

/** Nobody reads further back. */
export const MOST_EVENTS = 50;

interface Entry {
  jobId: string;
  at: Date;
  action: string;
  before: AuditSide | null;
  after: AuditSide | null;
  actorName: string | null;
  managerName: string | null;
}

/** A job's posting stands in its row, which a file's jobs have too; admins' names are not told. */
const HISTORY = `
  select job.id as "jobId", found.* from jobs job
  cross join lateral (
    (select entry.at, entry.action, entry.before, entry.after,
      case when actor.role <> 'admin' then ${actorNameInSql("entry", "actor")} end as "actorName",
      manager.display_name as "managerName"
    from audit_entries entry
    left join accounts actor on actor.id = entry.actor_id
    left join accounts manager on manager.id = case when entry.action = 'job.manager'
      then coalesce(entry.after->>'account', entry.before->>'account')::uuid end
    where entry.subject_id = job.id and not (entry.action = 'job.status' and entry.before is null)
    order by entry.at desc, entry.id desc limit $2)
    union all
    select job.posted_at, 'job.post', null, null,
      (select ${actorNameInSql("posting", "poster")} from accounts poster
       left join audit_entries posting on posting.subject_id = job.id and posting.actor_id = poster.id
         and posting.action = 'job.status' and posting.before is null
       where poster.id = job.posted_by_id and poster.role <> 'admin' limit 1), null
  ) found
  where job.id = any ($1) and found.at is not null order by found.at desc`;

/** What was done with a job, the last first, by the job's id. */
export function createJobHistoryLoader(dataSource: DataSource): DataLoader<string, JobEvent[]> {
  return new DataLoader(async (ids) => {
    const entries = await dataSource.query<Entry[]>(HISTORY, [ids, MOST_EVENTS]);
    return ids.map((id) => entries.flatMap((entry) => (entry.jobId === id ? (eventOf(entry) ?? []) : [])));
  });
}

/** Null for an entry that changed nothing which a company reads. */
function eventOf({ at, action, before, after, actorName, managerName }: Entry): JobEvent | null {
  const kind = kindOf(action, before, after);
  if (!kind) return null;
  return { at, kind, actorName, managerName, fields: after?.fields?.split(" ").filter(Boolean) ?? [] };
}

function kindOf(action: string, before: AuditSide | null, after: AuditSide | null): JobEventKind | null {
  if (action === "job.post") return JobEventKind.POSTED;
  if (action === "job.update") return JobEventKind.CHANGED;
  if (action === "job.manager") return after?.account ? JobEventKind.ASSIGNED : JobEventKind.UNASSIGNED;
  if (action === "job.highlight")
    return after?.highlighted === "true" ? JobEventKind.HIGHLIGHTED : JobEventKind.UNHIGHLIGHTED;
  if (action === "job.review") return reviewOf(before?.status, after?.status);
  return action === "job.status" ? statusOf(before?.status, after?.status) : null;
}

type Status = string | null | undefined;

function statusOf(before: Status, after: Status): JobEventKind {
  if (before === JobStatus.REMOVED) return JobEventKind.ANSWERED;
  if (after === JobStatus.CLOSED) return JobEventKind.CLOSED;
  return before === JobStatus.CLOSED || before === JobStatus.EXPIRED
    ? JobEventKind.REOPENED
    : JobEventKind.EXTENDED;
}

/** Dismissed reports alone are no news to the company. */
function reviewOf(before: Status, after: Status): JobEventKind | null {
  if (after === before) return null;
  if (after === JobStatus.HELD) return JobEventKind.HELD;
  return after === JobStatus.REMOVED ? JobEventKind.REMOVED : JobEventKind.APPROVED;
}
