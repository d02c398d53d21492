import { columnOfJobs, type ListedScope } from "../../jobs/hiring/job-scope";
import { isLateIn } from "./candidate-wait";

/** Whose list it is: the first parameter has ids of jobs or of companies. */
export type CandidateScope = ListedScope["by"];

/** Whether a person who applied several times is there once. */
interface Persons {
  isOncePerPerson: boolean;
}

/**
 * What every list asks of an application: `$1` ids, `$2` statuses, `$3` the viewer, `$4` words, `$5` least match, `$6`
 * what the answers must hold, `$7` the own stage as a list of one. A null in that list asks for those at no stage, and
 * a null instead of it for all. Somebody may join a company after applying to it. They are not on its lists, because
 * they must not read its notes about them.
 */
const WANTED = (application: string): string => `
  ${application}.applicant_id is distinct from $3
  and ($4::text[] is null
    or ${application}.words || coalesce(' ' || ${application}.sent_words, '') like all ($4::text[]))
  and ($5::int is null or ${application}.match_score >= $5)
  and ($6::jsonb is null or ${application}.answers @> $6::jsonb)
  and ($7::uuid[] is null or ${application}.stage_id = ($7::uuid[])[1]
    or (($7::uuid[])[1] is null and ${application}.stage_id is null))`;

/**
 * What was sent (CAND-02): `$8` months of work from, `$9` months below, `$10` city, `$11` pay, `$12` notice period,
 * `$13` education. And `$14` the time for those alone who are late then (PIPE-01).
 */
const SENT = (application: string): string => `
  and ($8::int is null or ${application}.experience_months >= $8)
  and ($9::int is null or ${application}.experience_months < $9)
  and ($10::int is null or ${application}.city_id = $10)
  and ($11::int is null or ${application}.expected_yearly_pay <= $11)
  and ($12::int is null or ${application}.notice_period_days <= $12)
  and ($13::int is null or ${application}.education_level >= $13)
  and ($14::timestamptz is null or ${isLateIn(application, "$14")})`;

/** Figures first: PostgreSQL looks no further at a row that one of them excludes. */
const FITTING = (application: string): string => `${SENT(application)} and ${WANTED(application)}`;

type KeyOf = (application: string) => string;

const BY_TIME: KeyOf = (application) => `(${application}.applied_at, ${application}.id)`;
const BY_MATCH: KeyOf = (application) => `(coalesce(${application}.match_score, -1), ${application}.id)`;

/**
 * No other of the same person, which the list would have too, comes before it (CAND-04). The limit keeps PostgreSQL
 * from joining all of a company's applications: it looks up those of each person that the page or count comes to.
 */
const first = (scope: CandidateScope, statuses: string, keyOf: KeyOf): string => `
  and (
    select true from applications other
    where other.applicant_id = application.applicant_id and other.company_id = application.company_id
      ${scope === "job_id" ? "and other.job_id = any ($1)" : ""}
      and other.status = any (${statuses}) and ${keyOf("other")} > ${keyOf("application")}
      ${FITTING("other")}
    limit 1
  ) is null`;

const FROM_STAGES = `from unnest($1::uuid[]) scope (id) cross join unnest($2::text[]) stage (status)`;

/** An application whose account was deleted counts as a person of its own. */
const PERSON = "coalesce(application.applicant_id, application.id)";

const STANDING = (scope: CandidateScope): string =>
  `application.${scope} = scope.id and application.status = stage.status`;

/**
 * A page's keys in order. One short scan of an index for each status (and each of with priority and without): its
 * length is that of the page, however many applications there are. `$15` how many, and the cursor: `$16` rank, `$17`
 * key, `$18` id, null on the first page. `$19` now.
 *
 * Three groups make priority one of reading's moment: in force, over but not yet written down so, and none. The
 * second is only looked for while there is a subscription whose next plan nobody has written down yet.
 */
export const pageByTime = (
  scope: CandidateScope,
  { isPriorityFirst, isOncePerPerson }: Persons & { isPriorityFirst: boolean },
): string => `
  select page.id, page.key, page.rank
  ${FROM_STAGES}
  cross join (values (true, true, ${isPriorityFirst ? 1 : 0}), (true, false, 0), (false, null, 0))
    part (is_priority, is_in_force, rank)
  cross join lateral (
    select application.id, application.applied_at,
      (extract(epoch from application.applied_at) * 1000000)::bigint as key, part.rank
    from applications application
    where ${STANDING(scope)} ${FITTING("application")}
      ${isOncePerPerson ? first(scope, "$2", BY_TIME) : ""}
      and application.is_priority = part.is_priority
      and (part.is_in_force is distinct from false
        or exists (select from subscriptions where changes_at <= $19))
      and (part.is_in_force is null or (application.priority_until > $19) = part.is_in_force)
      and ($16::int is null or part.rank < $16 or (part.rank = $16 and
        (application.applied_at, application.id) < (timestamptz 'epoch' + $17::bigint * interval '1 microsecond', $18::uuid)))
    order by application.applied_at desc, application.id desc limit $15
  ) page
  order by page.rank desc, page.applied_at desc, page.id desc limit $15`;

/** The same by the match, with the same parameters but `$19`. */
export const pageByMatch = (scope: CandidateScope, { isOncePerPerson }: Persons): string => `
  select page.id, page.key, 0 as rank
  ${FROM_STAGES}
  cross join lateral (
    select application.id, coalesce(application.match_score, -1) as key
    from applications application
    where ${STANDING(scope)} ${FITTING("application")}
      ${isOncePerPerson ? first(scope, "$2", BY_MATCH) : ""}
      and ($16::int is null
        or (coalesce(application.match_score, -1), application.id) < ($17::bigint, $18::uuid))
    order by coalesce(application.match_score, -1) desc, application.id desc limit $15
  ) page
  order by page.key desc, page.id desc limit $15`;

/** Whether an index has a scope's persons in order, so that each is counted once in passing. */
const HAS_PERSONS_IN_ORDER: Readonly<Record<CandidateScope, boolean>> = { company_id: true, job_id: false };

/**
 * How many there are at each status, up to `$15` each. For single jobs, the count looks up each person's other
 * applications.
 */
export const countByStatus = (scope: CandidateScope, { isOncePerPerson }: Persons): string => {
  const isInOrder = isOncePerPerson && HAS_PERSONS_IN_ORDER[scope];
  return `
  select stage.status, sum(counted.count)::int as count
  ${FROM_STAGES}
  cross join lateral (
    select count(*) from (
      select ${isInOrder ? `distinct ${PERSON}` : ""} from applications application
      where ${STANDING(scope)} ${FITTING("application")}
        ${isOncePerPerson && !isInOrder ? first(scope, "array[stage.status]", BY_TIME) : ""}
      limit $15
    ) found
  ) counted
  group by stage.status`;
};

/**
 * STAGE-03: how many stand at each of the companies' own stages, with the same parameters. Who stands at a company's
 * stage is its candidate, so that the stage's index alone finds them.
 */
export const countByStage = (scope: CandidateScope, { isOncePerPerson }: Persons): string => `
  select stage.id as "stageId", stage.status, sum(counted.count)::int as count
  from unnest($1::uuid[]) scope (id)
  ${scope === "job_id" ? "join jobs on jobs.id = scope.id" : ""}
  join pipeline_stages stage on stage.company_id = ${scope === "job_id" ? "jobs.company_id" : "scope.id"}
  cross join lateral (
    select count(*) from (
      select from applications application
      where application.stage_id = stage.id ${FITTING("application")}
        ${scope === "job_id" ? "and application.job_id = scope.id" : ""}
        ${isOncePerPerson ? first(scope, "array[stage.status]", BY_TIME) : ""}
        and ($2::text[] is null or stage.status = any ($2))
      limit $15
    ) found
  ) counted
  group by stage.id, stage.status`;

/** How many there are at all of the statuses together, up to `$15`: read as `countByStatus` reads them. */
export const countTogether = (scope: CandidateScope, { isOncePerPerson }: Persons): string => {
  const isInOrder = isOncePerPerson && HAS_PERSONS_IN_ORDER[scope];
  return `
  select count(*)::int as count from (
    select ${isInOrder ? "distinct scope.id, found.person" : ""} ${FROM_STAGES}
    cross join lateral (
      select ${isInOrder ? `distinct ${PERSON} as person` : ""} from applications application
      where ${STANDING(scope)} ${FITTING("application")}
        ${isOncePerPerson && !isInOrder ? first(scope, "$2", BY_TIME) : ""}
      limit $15
    ) found
    limit $15
  ) counted`;
};

/** What was sent with the first `$8` applications, whatever of it the filter asks for; late ones alone at `$9`. */
export const sentAmong = (scope: CandidateScope): string => `
  select found.person, found.experience_months as "experienceMonths", found.city_id as "cityId",
    found.expected_yearly_pay as "expectedYearlyPay", found.notice_period_days as "noticePeriodDays",
    found.education_level as "educationLevel"
  ${FROM_STAGES}
  cross join lateral (
    select ${PERSON} as person, application.experience_months,
      application.city_id, application.expected_yearly_pay, application.notice_period_days,
      application.education_level
    from applications application
    where ${STANDING(scope)} and ${WANTED("application")} and ($9::timestamptz is null or ${isLateIn("application", "$9")})
    limit $8
  ) found
  limit $8`;

/**
 * Jobs' applications as their company counts them: without those taken back, and without the viewer's own, which are
 * not on its lists either. `$1` ids of jobs or companies, `$2` the viewer.
 */
export const countByJob = (scope: CandidateScope): string => `
  select application.job_id as "jobId", count(*)::int as "all",
    count(*) filter (where application.status = 'submitted')::int as unopened,
    count(*) filter (where application.status = 'hired')::int as hired
  from applications application
  where application.${scope} = any ($1) and application.status <> 'withdrawn'
    and application.applicant_id is distinct from $2
  group by application.job_id`;

/**
 * Jobs, those with the most unopened applications first. `$1` ids of companies or jobs, `$2` the viewer, `$3` words of
 * title or reference, `$4` how many.
 */
export const jobsByCandidates = (scope: CandidateScope): string => `
  select job.id
  from jobs job
  left join (${countByJob(scope)}
  ) counted on counted."jobId" = job.id
  where job.${columnOfJobs(scope)} = any ($1) and job.posted_at is not null
    and ($3::text is null or job.title ilike $3 or job.reference ilike $3)
  order by coalesce(counted.unopened, 0) desc, coalesce(counted."all", 0) desc, job.posted_at desc, job.id desc
  limit $4`;

/**
 * Other applications of the same persons to the same companies, the newest first: `$1` of which, `$2` how many; those
 * alone that the viewer may see: `$3` companies, `$4` jobs.
 */
export const OTHER_APPLICATIONS = `
  select application.id as "candidateId", other.id, other."jobId", other."jobTitle", other.status
  from applications application
  cross join lateral (
    select id, job_id as "jobId", job->>'title' as "jobTitle", status, applied_at
    from applications
    where applicant_id = application.applicant_id and company_id = application.company_id
      and id <> application.id and (company_id = any ($3) or job_id = any ($4))
    order by applied_at desc, id desc limit $2
  ) other
  where application.id = any ($1)
  order by other.applied_at desc, other.id desc`;
