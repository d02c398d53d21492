import type { AuditAction } from "@job-portal/protocol/audit";
import { SEEN_BY_APPLICANT } from "../../applications/application/application-history";
import { CONTACT_STATUSES } from "../../applications/application/contact";

const inList = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(", ");

/** What an admin does to an account itself; other entries about an account are its person's, or a company's. */
const ADMIN_ACTS: readonly AuditAction[] = [
  "account.role",
  "account.status",
  "subscription.plan",
  "subscription.schedule",
  "subscription.request",
];

/** A company's steps that its applicant knows of, for `application`; of the rest nothing may be told yet. */
const KNOWN_EVENTS = `application_events event where event.application_id = application.id and ${SEEN_BY_APPLICANT}`;

/**
 * Each application with its last moment: a known step of either side, a message that reached the company, an answer
 * about an interview or an offer.
 */
const APPLICATIONS = `
  select application.company_id, 'application' as kind, application.id as subject_id, application.applied_at as first_at,
    greatest(
      application.applied_at,
      (select max(event.at) from ${KNOWN_EVENTS}),
      (select thread.applicant_sent_at from message_threads thread where thread.application_id = application.id),
      (select max(interview.changed_at) from interviews interview
        where interview.application_id = application.id and (interview.slot_id is not null or interview.status = 'declined')),
      (select max(offer.decided_at) from offers offer
        where offer.application_id = application.id and offer.status in ('accepted', 'declined'))
    ) as last_at
  from applications application where application.applicant_id = $1`;

/** Looks since $3, and invitations: a company that invites somebody has had their card in a list. */
const CARDS = `
  select company_id, 'card', null::uuid, min(at), max(at)
  from (
    select look.company_id, look.looked_at as at from person_looks look
    where look.account_id = $1 and look.looked_at > $3
    union all
    select job.company_id, invitation.sent_at from invitations invitation join jobs job on job.id = invitation.job_id
    where invitation.account_id = $1
  ) look group by company_id`;

const CONTACTS = `
  select job.company_id, 'contact', invitation.id, invitation.answered_at, invitation.answered_at
  from invitations invitation join jobs job on job.id = invitation.job_id
  where invitation.account_id = $1 and invitation.status = 'accepted'`;

const WALK_INS = `
  select job.company_id, 'walk-in', visit.id, visit.taken_at, coalesce(visit.called_at, visit.taken_at)
  from walk_in_visits visit join jobs job on job.id = visit.job_id
  where visit.account_id = $1`;

/** SAWN-02: the portal's admins, who go by no company. */
const ACCOUNT = `
  select null::uuid, 'account', null::uuid, min(entry.at), max(entry.at) from audit_entries entry
  where entry.subject_type = 'account' and entry.subject_id = $1 and entry.actor_id <> $1
    and entry.action in (${inList(ADMIN_ACTS)})
  having count(*) > 0`;

const GRIEVANCES = `
  select null::uuid, 'grievance', null::uuid, min(raised_at), max(coalesce(answered_at, raised_at)) from grievances
  where account_id = $1
  having count(*) > 0`;

/** Messages are told in the trail of their job, by their ids; only a held or reported one comes before an admin. */
const MESSAGES = `
  select null::uuid, 'message', null::uuid, min(entry.at), max(entry.at)
  from applications application
  join messages message on message.application_id = application.id and message.party = 'applicant'
    and (message.held_rules <> '{}' or exists (
      select from message_reports report where report.message_id = message.id
    ))
  join audit_entries entry on entry.subject_type = 'job' and entry.subject_id = application.job_id
    and entry.action in ('message.review', 'message.file') and entry.after ->> 'messageId' = message.id::text
  where application.applicant_id = $1
  having count(*) > 0`;

/**
 * SAWN-01: all that others saw of the account $1, as of $2, with looks since $3. Each source reads the account's own
 * rows by an index. SAWN-03: a merged company's are those of the one that took its place. The portal's go by the nil
 * UUID.
 */
const DISCLOSED = `
  disclosed as (
    select coalesce(company.merged_into_id, found.company_id, '00000000-0000-0000-0000-000000000000') as recipient_id,
      found.*, company.name as company_name
    from (
      ${[APPLICATIONS, CARDS, CONTACTS, WALK_INS, ACCOUNT, GRIEVANCES, MESSAGES].join("\n      union all")}
    ) found left join companies company on company.id = found.company_id
  )`;

/** As a whole number of microseconds, which a cursor carries without loss. */
const MICROSECONDS = "(extract(epoch from recipient.last_at) * 1000000)::bigint";

/** A page of recipients after the place ($5, $6), up to $4; the total stands in each row, also where there is none. */
export const RECIPIENTS = `
  with ${DISCLOSED}, recipients as (
    select recipient_id as id, min(first_at) as first_at, max(last_at) as last_at, count(*)::int as disclosures
    from disclosed group by recipient_id
  ), page as (
    select recipient.*, ${MICROSECONDS}::text as place
    from recipients recipient
    where $5::bigint is null or (${MICROSECONDS}, recipient.id) < ($5::bigint, $6::uuid)
    order by ${MICROSECONDS} desc, recipient.id desc limit $4
  )
  select counted.total, page.id, page.first_at as "firstAt", page.last_at as "lastAt", page.place,
    page.disclosures as "disclosureCount", company.name, company.id is null as "isNone",
    company.blocked_at is not null as "isBlocked"
  from (select count(*)::int as total from recipients) counted
  left join page on true
  left join companies company on company.id = page.id
  order by page.place::bigint desc, page.id desc`;

const CONTACT_KNOWN = `exists (
  select from ${KNOWN_EVENTS} and event.status in (${inList(CONTACT_STATUSES)})
)`;

/** Which data, by the words of `DisclosedData`: those whose condition holds, in this order. */
const dataOf = (conditions: readonly (readonly [data: string, condition: string])[]): string =>
  `array_remove(array[${conditions.map(([data, condition]) => `case when ${condition} then '${data}' end`).join(", ")}]::text[], null)`;

const BASICS = "application.profile -> 'basics'";

/** Phone and e-mail count from the first status on at which the company sees them; before it they are blackened. */
const APPLICATION_DATA = dataOf([
  ["name", `${BASICS} ? 'name'`],
  ["phone", `${BASICS} ? 'phone' and ${CONTACT_KNOWN}`],
  ["email", `${BASICS} ? 'email' and ${CONTACT_KNOWN}`],
  ["photo", `${BASICS} ? 'image'`],
  ["profile", "application.resume_template is null and application.original_id is null"],
  ["resume", "application.resume_template is not null"],
  ["resume-file", `application.original_id is not null and ${CONTACT_KNOWN}`],
  ["career", "application.career is not null"],
  ["answers", "application.answers <> '[]'"],
  ["note", "application.note is not null"],
  [
    "messages",
    `exists (
      select from message_threads thread
      where thread.application_id = application.id and thread.applicant_sent_at is not null
    )`,
  ],
  [
    "files",
    `exists (
      select from message_files file join messages message on message.id = file.message_id
      where file.application_id = application.id and message.party = 'applicant' and message.state = 'delivered'
    )`,
  ],
  [
    "interview",
    `exists (
      select from interviews interview
      where interview.application_id = application.id and (interview.slot_id is not null or interview.status = 'declined')
    )`,
  ],
  [
    "offer",
    `exists (
      select from offers offer
      where offer.application_id = application.id and offer.status in ('accepted', 'declined')
    )`,
  ],
]);

const SHARED_DATA = dataOf(
  ["name", "phone", "email"].map((field) => [field, `invitation.shared ->> '${field}' is not null`]),
);

/** For the recipients $4 what each saw, the latest first, up to $5. */
export const DISCLOSURES = `
  with ${DISCLOSED}, listed as (
    select * from (
      select disclosed.*,
        row_number() over (partition by recipient_id order by last_at desc, kind, subject_id desc) as number
      from disclosed where recipient_id = any($4::uuid[])
    ) numbered where number <= $5
  )
  select listed.recipient_id as "recipientId", listed.kind, application.id as "applicationId",
    coalesce(listed.subject_id, listed.company_id, listed.recipient_id) as "subjectId",
    listed.first_at as "firstAt", listed.last_at as "lastAt",
    coalesce(application.job ->> 'title', invited.title, walked.title) as "jobTitle",
    coalesce(application.job ->> 'companyName', listed.company_name) as "nameThen",
    case listed.kind
      when 'application' then ${APPLICATION_DATA}
      when 'contact' then ${SHARED_DATA}
      when 'walk-in' then array['name', 'phone']
      else array[]::text[]
    end as data,
    case listed.kind when 'application' then (
      select min(event.at) from ${KNOWN_EVENTS} and event.party = 'company' and not event.is_undo
    ) end as "openedAt"
  from listed
  left join applications application on listed.kind = 'application' and application.id = listed.subject_id
  left join invitations invitation on listed.kind = 'contact' and invitation.id = listed.subject_id
  left join jobs invited on invited.id = invitation.job_id
  left join walk_in_visits visit on listed.kind = 'walk-in' and visit.id = listed.subject_id
  left join jobs walked on walked.id = visit.job_id
  order by listed.recipient_id, listed.number`;
