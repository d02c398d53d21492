import { auditParts } from "@job-portal/protocol/audit";
import type { DataSource, EntityManager } from "typeorm";
import type { ZodType } from "zod";
import { type Clock, DAY_MS } from "../../../time/clock";
import { recordAudit } from "../../../database/audit";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../../database/client-requests";
import { ConflictError, type FieldProblem } from "../../../errors/errors";
import { problemOf } from "../../../text/broken-rule";
import type { Account } from "../../accounts/account.entity";
import type { AccountService } from "../../accounts/account.service";
import { Company } from "../../companies/company.entity";
import { companyName } from "../../companies/company.rules";
import type { CompanyService, NamedCompany } from "../../companies/company.service";
import type { NoticeService } from "../../notices/notice.service";
import { changedFields, type JobContent } from "../job/job-content";
import type { TypedJob } from "../job/job.fields";
import type { JobDraftFields } from "./job-draft.entity";
import { JobDraft } from "./job-draft.entity";
import { Job, OPEN } from "../job/job.entity";
import { tellPosters } from "../hiring/told-members";
import { holdForChange, holdForWording, ruleNames } from "../job/job-hold";
import { JobAction, jobStatus } from "../job/job-lifecycle";
import type { JobCheck, JobContentInput, JobQuestion, PostJobInput } from "./job-post.inputs";
import { jobWordingIn } from "./job-wording";
import type { JobWording } from "./job-wording.inputs";
import { assertAnswered, companyQuestion, duplicateQuestion, likenessOf } from "./job-questions";
import { assertNoProblems, type JobReading, readJob, type ReadJob, wholeJob } from "./job-reading";
import { clientProblems } from "./client";
import { pastWalkIn } from "./walk-in";
import { DEFAULT_OPEN_DAYS, openForDays } from "../job/job.rules";
import type { OwnJobService } from "../own/own-job.service";
import { assertAllowed, questionFieldsOf, readQuestions } from "../screening/question-reading";
import type { QuestionContent } from "../screening/screening-question.entity";
import { asksTheSame, questionsOf, saveQuestions } from "../screening/screening-question.service";

/** A job to post, as it came and as it was read. */
interface PostedJob {
  input: PostJobInput;
  job: ReadJob;
  questions: QuestionContent[];
}

/** What others have to do when a job says something else, in the transaction that changes it, once it is changed. */
export type JobChanged = (manager: EntityManager, former: Job, now: Date) => Promise<void>;

/** Posts jobs one at a time, and changes what they say. */
export class JobPostService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly accounts: AccountService,
    private readonly companies: CompanyService,
    private readonly ownJobs: OwnJobService,
    private readonly notices: NoticeService,
    private readonly jobChanged: JobChanged,
  ) {}

  /** What posting a form would come to, as far as it has been filled in. Changes nothing. */
  async check(viewer: Account, fields: JobDraftFields): Promise<JobCheck> {
    const { form, places, ...reading } = readJob(fields, this.clock.now());
    const company = await this.companies.findOwn(this.dataSource.manager, viewer, fields);
    const problems = [
      ...(fields.companyId || fields.companyName?.trim() ? [] : [missing("companyId")]),
      ...(fields.type ? [] : [missing("type")]),
      ...reading.problems,
      ...clientProblems(form, company?.name ?? fields.companyName),
      ...brokenRule("openForDays", openForDays, fields.openForDays ?? DEFAULT_OPEN_DAYS),
      ...questionFieldsOf(readQuestions(fields.questions ?? []).problems),
    ];
    const { title, type, clientName = null } = form;
    const duplicate =
      company && type
        ? await this.findLike(company.id, { title, type, clientName, city: places.city })
        : null;
    const known = company ? null : await this.findNamesake(this.dataSource.manager, viewer, fields);
    const asked = [known, duplicate].filter((question) => question !== null);
    const questions = [...reading.questions, ...asked];
    return { problems, questions, pay: reading.pay, wording: jobWordingIn(fields) };
  }

  /** What a writer is told of in a form's texts; a posted job's has rules that an admin has let pass. */
  async describeWording(
    viewer: Account,
    fields: JobDraftFields,
    jobId: string | null,
  ): Promise<JobWording[]> {
    const job = jobId === null ? null : await this.ownJobs.find(viewer, jobId);
    return jobWordingIn(fields, job?.clearedRules ?? []);
  }

  /**
   * Posts a job; a second time with the same draft and words answers the first one's (POST-05: whatever the viewer's
   * role).
   * @throws BadInputError BAD_USER_INPUT, QUESTION_NOT_ALLOWED with the fields
   * @throws ForbiddenError EMAIL_NOT_VERIFIED, COMPANY_BLOCKED, COMPANY_LIMIT; NotFoundError for a company that is
   * not the viewer's
   * @throws ConflictError PAY_LOOKS_MONTHLY, COMPANY_LOOKS_KNOWN, POSSIBLE_DUPLICATE where they are not confirmed;
   * DRAFT_POSTED where the draft was posted with other words
   */
  async post(viewer: Account, input: PostJobInput, request: ClientRequest | null = null): Promise<Job> {
    const reading = readJob(input, this.clock.now());
    const questions = rightQuestions(input, [...reading.problems, ...brokenFrame(input)]);
    const job = wholeJob(reading);
    this.accounts.assertMayReachOthers(viewer);
    return await this.dataSource.transaction(async (manager) => {
      // One after the other for each person: of a double click the second finds what the first has made.
      await manager.query("select from accounts where id = $1 for no key update", [viewer.id]);
      const make = async () => {
        const posted = await manager.findOneBy(Job, { postedById: viewer.id, draftId: input.draftId });
        if (posted) {
          await this.assertPostedAs(manager, viewer, posted, { input, job, questions });
          return posted;
        }
        assertPayAnswered(reading, input.isPayConfirmed);
        return await this.postNew(manager, viewer, { input, job, questions });
      };
      return await makeOnce(manager, viewer.id, request, { ...memoryOfRow(manager, Job), make });
    });
  }

  /**
   * Changes what a job says.
   * @param version the one that the change was made from
   * @throws BadInputError BAD_USER_INPUT, QUESTION_NOT_ALLOWED with the fields
   * @throws NotFoundError; ConflictError JOB_CHANGED, JOB_ACTION_NOT_ALLOWED, PAY_LOOKS_MONTHLY
   */
  async update(viewer: Account, id: string, version: number, input: JobContentInput): Promise<Job> {
    const reading = readJob(input);
    const questions = input.questions ? rightQuestions(input, reading.problems) : null;
    const { typed } = wholeJob(reading);
    return await this.ownJobs.act(viewer, id, JobAction.EDIT, async (manager, job, now) => {
      if (job.version !== version)
        throw new ConflictError(
          "JOB_CHANGED",
          "The job has been changed elsewhere since you opened it. Please reload it and try again.",
        );
      const company = await manager.findOneByOrFail(Company, { id: job.companyId });
      assertNoProblems([...pastWalkIn(typed, now, job), ...clientProblems(typed, company.name)]);
      assertPayAnswered(reading, input.isPayConfirmed || typed.pay === job.payText);
      await this.change(manager, viewer, job, { reading, questions, now });
    });
  }

  /**
   * Changes a job whose row is locked, for whoever has seen to it that the account may.
   * @param reading without problems, and with all its questions answered
   * @throws BadInputError where something is wrong with it all the same
   */
  async change(
    manager: EntityManager,
    viewer: Account,
    job: Job,
    { reading, questions, now }: { reading: JobReading; questions: QuestionContent[] | null; now: Date },
  ): Promise<void> {
    const { typed, content: read } = wholeJob(reading);
    const { id, version } = job;
    const hold = holdForChange(job, typed, now);
    const content = isPlaceLeft(job, typed, read) ? { ...read, ...placesAsTyped(job) } : read;
    const isAskedAnew = questions !== null && (await saveQuestions(manager, id, questions));
    const fields = auditParts([
      ...changedFields(job, content),
      ...(isAskedAnew ? (["questions"] as const) : []),
    ]);
    const change = { ...content, ...hold, version: version + 1, updatedAt: now };
    await manager.update(Job, { id }, change);
    await this.jobChanged(manager, job, now);
    await recordAudit(manager, {
      action: "job.update",
      actorId: viewer.id,
      subjectType: "job",
      subjectId: id,
      before: { version: String(version) },
      after: { version: String(version + 1), ...(fields && { fields }) },
    });
    if (hold.heldAt) await this.tellHeld(manager, viewer, Object.assign(job, change), now);
  }

  /** A second click finds what the first has made; whoever typed something else since is told so (HEED-18). */
  private async assertPostedAs(
    manager: EntityManager,
    viewer: Account,
    posted: Job,
    { input, job: { content }, questions }: PostedJob,
  ): Promise<void> {
    const company = await this.companies.findOwn(manager, viewer, input);
    const isSame =
      posted.version === 1 &&
      company?.id === posted.companyId &&
      changedFields(posted, content).length === 0 &&
      asksTheSame(await questionsOf(manager, posted.id), questions);
    if (isSame) return;
    throw new ConflictError(
      "DRAFT_POSTED",
      "This job has been posted already. What you have typed since was not posted.",
    );
  }

  private async postNew(manager: EntityManager, viewer: Account, posted: PostedJob): Promise<Job> {
    const { input, job } = posted;
    const own = await this.companies.findOwn(manager, viewer, input);
    if (!own) assertAnswered(await this.findNamesake(manager, viewer, input), input.isNewCompanyConfirmed);
    const company = await this.companies.takeForPosting(manager, viewer, input);
    assertNoProblems(clientProblems(job.typed, company.name));
    assertAnswered(await this.findLike(company.id, job.content, manager), input.isDuplicateConfirmed);
    await manager.delete(JobDraft, { accountId: viewer.id, id: input.draftId });
    return await this.insert(manager, viewer, company.id, posted);
  }

  private async insert(
    manager: EntityManager,
    viewer: Account,
    companyId: string,
    { input, job: { typed, content }, questions }: PostedJob,
  ): Promise<Job> {
    const now = this.clock.now();
    const { id } = await manager.save(
      manager.create(Job, {
        ...content,
        companyId,
        postedById: viewer.id,
        draftId: input.draftId,
        postedAt: now,
        openUntil: new Date(now.getTime() + input.openForDays * DAY_MS),
        ...holdForWording(typed, now),
      }),
    );
    await saveQuestions(manager, id, questions);
    const job = await manager.findOneByOrFail(Job, { id });
    await recordAudit(manager, {
      action: "job.status",
      actorId: viewer.id,
      subjectType: "job",
      subjectId: id,
      before: null,
      after: { status: jobStatus(job, now) },
    });
    if (job.heldAt) await this.tellHeld(manager, viewer, job, now);
    return job;
  }

  /** The trail's entry has no actor: the rule did it. The words may be personal, and stay out of it. */
  private async tellHeld(manager: EntityManager, viewer: Account, job: Job, now: Date): Promise<void> {
    await recordAudit(manager, {
      action: "job.review",
      actorId: null,
      subjectType: "job",
      subjectId: job.id,
      before: null,
      after: { status: jobStatus(job, now), rules: ruleNames(job.heldRules).join("; ") },
    });
    const content = { kind: "job.held", params: { jobTitle: job.title, jobId: job.id } } as const;
    await tellPosters(manager, this.notices, { companyId: job.companyId, postedById: viewer.id }, content);
  }

  /**
   * For a company that would be a new one. Only a question, so that two who make the same company at the same moment
   * both go through.
   */
  private async findNamesake(
    manager: EntityManager,
    viewer: Account,
    { companyId, companyName: typedName }: NamedCompany,
  ): Promise<JobQuestion | null> {
    const name = typedName?.trim();
    if (companyId || !name) return null;
    const namesake = await this.companies.findNamesake(manager, viewer, name);
    return namesake && companyQuestion(namesake);
  }

  /** The company's open job that looks like this one. */
  private async findLike(
    companyId: string,
    job: Pick<Job, "title" | "type" | "city" | "clientName">,
    manager = this.dataSource.manager,
  ): Promise<JobQuestion | null> {
    const open = await manager
      .createQueryBuilder(Job, "job")
      .select(["job.id", "job.title", "job.city", "job.type", "job.clientName"])
      .where(OPEN, { now: this.clock.now() })
      .andWhere("job.companyId = :companyId and job.type = :type and job.city is not distinct from :city", {
        companyId,
        type: job.type,
        city: job.city,
      })
      .getMany();
    const mark = likenessOf(job);
    const like = open.find((other) => likenessOf(other) === mark);
    return like ? duplicateQuestion(like.id, like.title) : null;
  }
}

/**
 * The form shows a job's places as they were read, and clients that know of one place show the first. Where that and
 * the work mode are left, so is what was typed.
 */
const isPlaceLeft = (job: Job, { location }: TypedJob, { workMode }: JobContent): boolean =>
  [job.location, job.locations].includes(location) && workMode === job.workMode;

const placesAsTyped = ({ locationText, placeIds, city, locality }: Job): Partial<JobContent> => ({
  locationText,
  placeIds,
  city,
  locality,
});

/**
 * The questions of a form that nothing is wrong with.
 * @param others what is wrong elsewhere in the form
 */
function rightQuestions(input: JobContentInput, others: FieldProblem[]): QuestionContent[] {
  const { questions, problems } = readQuestions(input.questions ?? []);
  assertNoProblems([...others, ...questionFieldsOf(problems.filter(({ ground }) => ground === null))]);
  assertAllowed(problems);
  return questions;
}

/** What is wrong beside what the job says. */
const brokenFrame = ({ companyName: name, openForDays: days }: PostJobInput): FieldProblem[] => [
  ...brokenRule("companyName", companyName.nullish(), name),
  ...brokenRule("openForDays", openForDays, days),
];

function brokenRule(field: string, rule: ZodType, value: unknown): FieldProblem[] {
  const { error } = rule.safeParse(value);
  return error ? [problemOf(field, error.issues)] : [];
}

const missing = (field: string): FieldProblem => ({ field, message: "is required", rule: "REQUIRED" });

/** @throws ConflictError PAY_LOOKS_MONTHLY where it was not confirmed */
function assertPayAnswered({ questions }: JobReading, isConfirmed: boolean): void {
  for (const question of questions) assertAnswered(question, isConfirmed);
}
