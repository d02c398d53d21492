import type { EntityManager } from "typeorm";
import { containing } from "../../../lists/containing";
import { isUuid } from "../../../text/uuid";
import type { Account } from "../../accounts/account.entity";
import { covers, type JobScope, listedBy, type ListedScope } from "../../jobs/hiring/job-scope";
import { wantedAnswers } from "../answers/frozen-answers";
import { ApplicationStatus } from "../application/application-pipeline";
import { levelOf } from "../match/education-level";
import { cityIdIn } from "../match/sent-facts";
import type { CandidateFilter } from "./candidate.inputs";
import type { CandidateScope } from "./candidate-list.sql";

export const STATUSES = Object.values(ApplicationStatus);

/** No place has this number. */
const NO_CITY = 0;
/** No stage has this id. */
const NO_STAGE = "00000000-0000-0000-0000-000000000000";

/** Whom a filter asks for, as the statements of lists take it. */
export interface SoughtCandidates {
  scope: CandidateScope;
  /** Only where the list spans several jobs: nobody applies to one job twice. */
  isOncePerPerson: boolean;
  /** `$1` to `$7`. */
  wanted: (statuses: readonly ApplicationStatus[]) => unknown[];
  /** `$8` to `$14`. */
  sent: readonly [...SoughtFacts, lateAt: Date | null];
}

/** Months from, months below, city, pay, notice and education; null: any. */
type SoughtFacts = readonly [
  from: number | null,
  below: number | null,
  cityId: number | null,
  pay: number | null,
  notice: number | null,
  education: number | null,
];

/**
 * A job that is none of the viewer's has no candidates, as one that is not there.
 * @param scope the jobs whose candidates the viewer answers
 */
export async function soughtBy(
  manager: EntityManager,
  viewer: Account,
  scope: JobScope,
  { filter, now }: { filter: CandidateFilter; now: Date },
): Promise<SoughtCandidates> {
  const { jobId, text, minMatch, answer, oncePerPerson } = filter;
  const { by, ids } = jobId ? await ownJob(manager, jobId, scope) : await listedBy(manager, scope);
  const words = text?.toLowerCase().split(/\s+/).filter(Boolean).map(containing) ?? [];
  const asked = [
    ...[words.length > 0 ? words : null, minMatch ?? null, answer ? wantedAnswers(answer) : null],
    stageOf(filter),
  ];
  return {
    scope: by,
    isOncePerPerson: oncePerPerson === true && !jobId,
    wanted: (statuses) => [ids, statuses, viewer.id, ...asked],
    sent: [...soughtFacts(filter), filter.isLate ? now : null],
  };
}

/** The own stage in a list of one, or none of them in it; null: any. */
function stageOf({ stageId }: CandidateFilter): (string | null)[] | null {
  if (stageId === undefined) return null;
  return [stageId === null || isUuid(stageId) ? stageId : NO_STAGE];
}

export function soughtFacts(filter: CandidateFilter): SoughtFacts {
  const { minExperienceYears: least, maxExperienceYears: most, city, minEducation } = filter;
  return [
    least == null ? null : least * 12,
    most == null ? null : (most + 1) * 12,
    city ? (cityIdIn(city) ?? NO_CITY) : null,
    filter.maxExpectedPay ?? null,
    filter.maxNoticeDays ?? null,
    minEducation ? levelOf(minEducation) : null,
  ];
}

/** The statuses that a filter asks for. */
export const statusesOf = (filter: CandidateFilter | null | undefined): ApplicationStatus[] =>
  filter?.statuses?.length ? [...new Set(filter.statuses)] : STATUSES;

async function ownJob(manager: EntityManager, id: string, scope: JobScope): Promise<ListedScope> {
  const found = isUuid(id)
    ? await manager.query<{ jobId: string; companyId: string }[]>(
        `select id as "jobId", company_id as "companyId" from jobs where id = $1`,
        [id],
      )
    : [];
  return { by: "job_id", ids: found.filter((job) => covers(scope, job)).map(({ jobId }) => jobId) };
}
