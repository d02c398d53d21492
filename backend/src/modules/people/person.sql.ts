/** Where the account $1 works now, as any resume of theirs says. */
export const PRESENT_EMPLOYERS = `
  select distinct work ->> 'company' as name
  from resumes resume cross join lateral jsonb_array_elements(
    case jsonb_typeof(resume.content -> 'experience') when 'array' then resume.content -> 'experience' else '[]' end
  ) work
  where resume.account_id = $1 and work ->> 'company' <> ''
    and (work ->> 'isCurrent' = 'true' or coalesce(work ->> 'endDate', '') = '')`;

/**
 * Writes what was read of the account $1: the card $2, its title $3, skills $4 and places $5, facts $6 to $9, names
 * that it is hidden from $10, when it came to its place in the list $11, and when it was read $12.
 */
export const WRITE_PERSON = `
  update findable_people set card = $2::jsonb, is_stale = false, terms = people_terms($3, $4) || $5::text[],
    experience_months = $6, expected_pay = $7, notice_days = $8, education_level = $9, hidden_keys = $10,
    listed_at = $11, read_at = $12
  where account_id = $1`;

/**
 * FIND-03: the one rule of who may be found by a company, $1, and a member of it, $2, all of whose companies' names
 * have the keys $3. Search, counts, cards, looks and invitations all ask it. Its first line is the condition of the
 * table's indexes. Who is excluded by name is read once for a statement, not for each person.
 */
export const FINDABLE = `
  person.is_on and not person.is_stale and not person.is_barred and person.card is not null
  and not person.hidden_keys && $3::text[]
  and person.account_id not in (
    select colleague.account_id
    from company_members colleague join company_members viewer on viewer.company_id = colleague.company_id
    where viewer.account_id = $2
  )
  and person.account_id not in (
    select application.applicant_id
    from applications application join message_threads thread on thread.application_id = application.id
    where application.company_id = $1 and application.applicant_id is not null
      and (thread.applicant_blocked_at is not null or thread.company_blocked_at is not null)
  )`;

/** What of a person a company sees; when it last invited them, and when it last looked. */
export const SEEN = `
  person.id, person.card, person.listed_at as "listedAt", person.account_id as "accountId",
  (select max(invitation.sent_at) from invitations invitation join jobs job on job.id = invitation.job_id
    where invitation.account_id = person.account_id and job.company_id = $1) as "invitedAt",
  (select max(looked_at) from person_looks look
    where look.account_id = person.account_id and look.company_id = $1) as "lookedAt"`;

/** Those of the people $4 who may be found. */
export const READ_PEOPLE = `
  select ${SEEN} from findable_people person where person.id = any ($4::uuid[]) and ${FINDABLE}
  order by person.listed_at desc, person.id desc`;

/** The names of the companies that the account $1 acts for, and of those that were merged into them. */
export const NAMES_OF_COMPANIES = `
  select distinct company.name from company_members member
  join companies company on company.id = member.company_id or company.merged_into_id = member.company_id
  where member.account_id = $1`;

/**
 * The invitations of the company $1, the last one first, up to $5; what the person does where it may find people now,
 * $4, and them among these.
 */
export const INVITED_OF_COMPANY = `
  select invitation.id, case when $4::boolean then (
      select coalesce(person.card ->> 'headline', person.card ->> 'currentTitle')
      from findable_people person where person.account_id = invitation.account_id and ${FINDABLE}
    ) end as headline
  from invitations invitation join jobs job on job.id = invitation.job_id
  where job.company_id = $1 order by invitation.id desc limit $5`;

/** Counts one look, or one invitation, of a company's day. The table's checks refuse what is too many. */
export const countUse = (use: "looks" | "invitations"): string => `
  insert into finder_uses (company_id, day, looks, invitations)
  values ($1, $2, ${use === "looks" ? "1, 0" : "0, 1"})
  on conflict (company_id, day) do update set ${use} = finder_uses.${use} + 1`;
