/** Whose list it is: `$1` ids of jobs or companies, `$2` statuses, `$3` the viewer, `$4` words, `$5` least match. */
export type CandidateScope = "job_id" | "company_id";

/**
 * Somebody may join a company after applying to it. They are not on its lists, because they must not read its notes
 * about them.
 */
const WANTED = (scope: CandidateScope, answers: string) => `
  application.${scope} = scope.id and application.status = stage.status and application.applicant_id is distinct from $3
  and ($4::text[] is null or application.words like all ($4::text[]))
  and ($5::int is null or application.match_score >= $5)
  and (${answers}::jsonb is null or application.answers @> ${answers}::jsonb)`;

const KEYS = {
  applied: "(extract(epoch from application.applied_at) * 1000000)::bigint",
  match: "coalesce(application.match_score, -1)",
};

/**
 * A page's keys in order. One short scan of an index for each status (and each of with priority and without): its
 * length is that of the page, however many applications there are. `$6` now, `$7` how many, and the cursor: `$8` rank,
 * `$9` key, `$10` id, null on the first page. `$11` what the answers must hold.
 *
 * Three groups make priority one of reading's moment: in force, over but not yet written down so, and none. The
 * second is only looked for while there is a subscription whose next plan nobody has written down yet.
 */
export const pageByTime = (scope: CandidateScope, isPriorityFirst: boolean): string => `
  select page.id, page.key, page.rank
  from unnest($1::uuid[]) scope (id)
  cross join unnest($2::text[]) stage (status)
  cross join (values (true, true, ${isPriorityFirst ? 1 : 0}), (true, false, 0), (false, null, 0))
    part (is_priority, is_in_force, rank)
  cross join lateral (
    select application.id, application.applied_at, ${KEYS.applied} as key, part.rank
    from applications application
    where ${WANTED(scope, "$11")}
      and application.is_priority = part.is_priority
      and (part.is_in_force is distinct from false
        or exists (select from subscriptions where changes_at <= $6))
      and (part.is_in_force is null or (application.priority_until > $6) = part.is_in_force)
      and ($8::int is null or part.rank < $8 or (part.rank = $8 and
        (application.applied_at, application.id) < (timestamptz 'epoch' + $9::bigint * interval '1 microsecond', $10::uuid)))
    order by application.applied_at desc, application.id desc limit $7
  ) page
  order by page.rank desc, page.applied_at desc, page.id desc limit $7`;

export const pageByMatch = (scope: CandidateScope): string => `
  select page.id, page.key, 0 as rank
  from unnest($1::uuid[]) scope (id)
  cross join unnest($2::text[]) stage (status)
  cross join lateral (
    select application.id, ${KEYS.match} as key
    from applications application
    where ${WANTED(scope, "$11")} and $6::timestamptz is not null
      and ($8::int is null or (${KEYS.match}, application.id) < ($9::bigint, $10::uuid))
    order by ${KEYS.match} desc, application.id desc limit $7
  ) page
  order by page.key desc, page.id desc limit $7`;

/** How many there are at each status, up to `$6` each; `$7` what the answers must hold. */
export const countByStatus = (scope: CandidateScope): string => `
  select stage.status, sum(counted.count)::int as count
  from unnest($1::uuid[]) scope (id)
  cross join unnest($2::text[]) stage (status)
  cross join lateral (
    select count(*) from (
      select from applications application where ${WANTED(scope, "$7")} limit $6
    ) found
  ) counted
  group by stage.status`;

/**
 * Jobs' applications as their company counts them: without those taken back, and without the viewer's own, which are
 * not on its lists either. `$1` ids of jobs or companies, `$2` the viewer.
 */
export const countByJob = (scope: CandidateScope): string => `
  select application.job_id as "jobId", count(*)::int as "all",
    count(*) filter (where application.status = 'submitted')::int as unopened
  from applications application
  where application.${scope} = any ($1) and application.status <> 'withdrawn'
    and application.applicant_id is distinct from $2
  group by application.job_id`;

/**
 * Jobs of companies, those with the most unopened applications first. `$1` ids of companies, `$2` the viewer, `$3`
 * words of title or reference, `$4` how many.
 */
export const JOBS_BY_CANDIDATES = `
  select job.id
  from jobs job
  left join (${countByJob("company_id")}
  ) counted on counted."jobId" = job.id
  where job.company_id = any ($1) and job.posted_at is not null
    and ($3::text is null or job.title ilike $3 or job.reference ilike $3)
  order by coalesce(counted.unopened, 0) desc, coalesce(counted."all", 0) desc, job.posted_at desc, job.id desc
  limit $4`;
