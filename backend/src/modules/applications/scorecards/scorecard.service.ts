import type { DataSource, EntityManager } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { Clock } from "../../../time/clock";
import { isUuid } from "../../../text/uuid";
import { BadInputError, BrokenInputError, ConflictError, NotFoundError } from "../../../errors/errors";
import type { Account } from "../../accounts/account.entity";
import { CompanyAct } from "../../companies/member-role";
import { assertOwnJob } from "../../jobs/hiring/job-scope";
import { Job } from "../../jobs/job/job.entity";
import { forbiddenGround } from "../../jobs/screening/forbidden-questions.rules";
import { REFUSALS } from "../../jobs/screening/question-refusals";
import { QuestionKind } from "../../jobs/screening/screening.enums";
import { Candidate } from "../candidate/candidate";
import { findAnswerable } from "../candidate/candidate.service";
import { ScorecardCriteria } from "./scorecard.entity";
import type { GiveScorecardInput, SaveScorecardCriteriaInput, ScorecardMarkInput } from "./scorecard.inputs";

/** What companies mark candidates by, and the marks of their members (PIPE-04, PIPE-05). */
export class ScorecardService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Names what a job's candidates are marked by; scorecards that were given keep their own.
   * @throws NotFoundError; ForbiddenError MEMBER_ROLE; BadInputError QUESTION_NOT_ALLOWED
   */
  async saveCriteria(viewer: Account, { jobId, criteria }: SaveScorecardCriteriaInput): Promise<Job> {
    const named = criteria.map((criterion) => criterion.trim());
    assertLawful(named);
    return await this.dataSource.transaction(async (manager) => {
      const job = isUuid(jobId) ? await lockJob(manager, jobId) : null;
      if (!job?.postedAt) throw new NotFoundError();
      await assertOwnJob(manager, viewer, job, CompanyAct.POST_JOBS);
      if (named.length > 0) await manager.upsert(ScorecardCriteria, { jobId, criteria: named }, ["jobId"]);
      else await manager.delete(ScorecardCriteria, { jobId });
      return job;
    });
  }

  /**
   * Takes the viewer's scorecard of a candidate, in place of the one that they gave before.
   * @throws NotFoundError, also for one whose account is gone; ConflictError CRITERIA_CHANGED
   */
  async give(viewer: Account, { applicationId, marks, remark }: GiveScorecardInput): Promise<Candidate> {
    return await this.dataSource.transaction(async (manager) => {
      // The lock holds off the deletion of the applicant's account, which takes what was said of them along.
      const application = await findAnswerable(manager, viewer, applicationId, { isLocked: true });
      if (application.applicantId === null) throw new NotFoundError();
      await assertCriteria(manager, application.jobId, marks);
      const now = this.clock.now();
      await manager.query(
        `insert into application_scorecards
           (id, application_id, author_id, marks, remark, average, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $7)
         on conflict (application_id, author_id) do update set
           marks = excluded.marks, remark = excluded.remark, average = excluded.average, updated_at = $7`,
        [
          uuidv7(),
          ...[applicationId, viewer.id, JSON.stringify(marks.map(kept)), remark?.trim() ?? ""],
          averageOf(marks),
          now,
        ],
      );
      return new Candidate(application, now);
    });
  }
}

const kept = ({ criterion, mark }: ScorecardMarkInput) => ({ criterion, mark: mark ?? null });

function averageOf(marks: readonly ScorecardMarkInput[]): number {
  const given = marks.flatMap(({ mark }) => mark ?? []);
  if (given.length === 0)
    throw new BrokenInputError([{ field: "marks", message: "must have one mark at least" }]);
  return given.reduce((sum, mark) => sum + mark, 0) / given.length;
}

/** What must not be asked must not be marked either. @throws BadInputError QUESTION_NOT_ALLOWED */
function assertLawful(criteria: readonly string[]): void {
  for (const [index, criterion] of criteria.entries()) {
    const ground = forbiddenGround(QuestionKind.TEXT, criterion, []);
    if (!ground) continue;
    const message = REFUSALS[ground].reason;
    throw new BadInputError("QUESTION_NOT_ALLOWED", message, [{ field: `criteria.${index + 1}`, message }]);
  }
}

const lockJob = (manager: EntityManager, id: string) =>
  manager.findOne(Job, { where: { id }, lock: { mode: "for_no_key_update" } });

/** Marks are by what the job names now. @throws ConflictError CRITERIA_CHANGED */
async function assertCriteria(
  manager: EntityManager,
  jobId: string,
  marks: readonly ScorecardMarkInput[],
): Promise<void> {
  const named = await manager.findOne(ScorecardCriteria, {
    where: { jobId },
    lock: { mode: "pessimistic_read" },
  });
  const criteria = named?.criteria ?? [];
  const isSame =
    criteria.length === marks.length && criteria.every((name, index) => name === marks[index]?.criterion);
  if (!isSame)
    throw new ConflictError(
      "CRITERIA_CHANGED",
      "The job's criteria have changed. Please look at them again.",
    );
}
