import { answerProblem } from "@job-portal/protocol/screening";
import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../../time/clock";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../../database/client-requests";
import { isUuid } from "../../../text/uuid";
import { ConflictError, ForbiddenError, NotFoundError } from "../../../errors/errors";
import { indianDay, indianMonth } from "../../../time/indian-calendar";
import type { Account } from "../../accounts/account.entity";
import type { AccountService } from "../../accounts/account.service";
import type { ProfileService } from "../../accounts/profile.service";
import type { CareerProfileService } from "../../career-profiles/career-profile.service";
import { Company } from "../../companies/company.entity";
import { memberRoleOf } from "../../companies/company.service";
import { covers, jobScopeOf } from "../../jobs/hiring/job-scope";
import { frozenJobOf } from "../../jobs/job/job-content";
import { Job, jobNotOpen } from "../../jobs/job/job.entity";
import { answerersOf } from "../../jobs/hiring/told-members";
import type { NoticeService } from "../../notices/notice.service";
import { type ResumeText, ResumeTemplate } from "../../resumes/content/resume-content";
import { type JsonResume, jsonResumeOf, resumeOfJson } from "../../resumes/json/resume-json";
import type { ResumeOriginalService } from "../../resumes/original/resume-original.service";
import type { ResumeService } from "../../resumes/resume/resume.service";
import {
  Application,
  type ApplicationEvent,
  type ApplicationJob,
  type ApplicationStanding,
} from "./application.entity";
import type { ApplicationQuota, ApplyToJobInput } from "./application.inputs";
import { withCareer } from "./application-content";
import { addSteps, NO_UNDONE_WITHDRAWAL, SEEN_BY_APPLICANT } from "./application-history";
import {
  ApplicationParty,
  type ApplicationRemark,
  ApplicationStatus,
  remarkOn,
} from "./application-pipeline";
import { applicationPolicy } from "./application.policy";
import { countApplication, readQuota, settleRefunds } from "./application-quota";
import { maskedDocument } from "./contact";
import { answersTo } from "../answers/frozen-answers";
import type { ScreeningQuestion } from "../../jobs/screening/screening-question.entity";
import { questionsOf } from "../../jobs/screening/screening-question.service";
import { jsonResumeOfProfile } from "../match/json-resume";
import { readColumnsOf } from "./application-reading";

interface ApplicationParts {
  accounts: AccountService;
  resumes: ResumeService;
  originals: ResumeOriginalService;
  notices: NoticeService;
  careers: CareerProfileService;
  profiles: ProfileService;
}

export class ApplicationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly parts: ApplicationParts,
  ) {}

  /**
   * Sends a resume of the viewer's, or their profile, as it stands to an open job (JOBS-10), and a file of theirs
   * beside it (KEPT-03). What the profile lacked and came along is in it only where the application is (SEEN-22).
   * @throws ForbiddenError EMAIL_NOT_VERIFIED, OWN_JOB, APPLICATION_LIMIT_REACHED
   * @throws ConflictError JOB_NOT_OPEN, APPLY_ELSEWHERE, ALREADY_APPLIED, QUESTIONS_CHANGED; as ResumeService.forExport
   * @throws BrokenInputError BAD_USER_INPUT where something that the job asks for is missing
   */
  async apply(
    viewer: Account,
    input: ApplyToJobInput,
    request: ClientRequest | null = null,
  ): Promise<Application> {
    this.parts.accounts.assertMayReachOthers(viewer);
    return await this.dataSource.transaction((manager) =>
      makeOnce(manager, viewer.id, request, {
        ...memoryOfRow(manager, Application),
        make: async () => this.send(manager, await this.filledIn(manager, viewer, input), input),
      }),
    );
  }

  /** Before the job is locked: whoever changes an account takes its row first. */
  private async filledIn(manager: EntityManager, viewer: Account, { profile }: ApplyToJobInput) {
    return profile ? await this.parts.profiles.fillIn(manager, viewer, profile) : viewer;
  }

  private async send(manager: EntityManager, viewer: Account, input: ApplyToJobInput): Promise<Application> {
    const now = this.clock.now();
    const { jobId, note, resumeId, originalId = null, answers } = input;
    const job = await this.lockOpenJob(manager, jobId, now);
    if ((await memberRoleOf(manager, viewer, job.companyId)) !== null)
      throw new ForbiddenError("OWN_JOB", "This job is your own company's.");
    if (job.applyUrl !== null) throw appliedElsewhere();
    const frozenJob = frozen(job, await manager.findOneByOrFail(Company, { id: job.companyId }));
    const resume = await this.whatIsSent(manager, viewer, resumeId ?? null);
    if (originalId !== null) await this.parts.originals.hold(manager, viewer, originalId);
    const document = { ...resume, originalId };
    const sent = await withCareer(this.parts.careers, document, { manager, viewer, job, input });
    const application = manager.create(Application, {
      jobId,
      applicantId: viewer.id,
      status: ApplicationStatus.SUBMITTED,
      note: note?.trim() || null,
      job: frozenJob,
      answers: answersTo(await questionsOf(manager, jobId), answers ?? null, indianDay(now)),
      ...sent,
      ...readColumnsOf({ job: frozenJob, appliedAt: now, ...sent }),
      quotaMonth: indianMonth(now),
      appliedAt: now,
      statusAt: now,
      answeredAt: null,
      refundedAt: null,
    });
    // Everybody who locks takes this order: the new row, older ones, the month's count.
    await insertOnce(manager, application);
    await settleRefunds(manager, now, viewer.id);
    await countApplication(manager, now, viewer.id);
    const { status } = application;
    await addSteps(manager, [{ application, from: null, to: status }], {
      ...{ party: ApplicationParty.APPLICANT, actorId: viewer.id, at: now },
    });
    // Last, because the next one to apply to the job waits for this notice.
    await this.tellAnswerers(manager, job, application.id);
    return application;
  }

  /** The job's poster, and its hiring managers. */
  private async tellAnswerers(
    manager: EntityManager,
    { id: jobId, title: jobTitle, companyId, postedById: first }: Job,
    applicationId: string,
  ): Promise<void> {
    const told = await answerersOf(manager, { companyId, jobId, first, isForManagers: true });
    await this.parts.notices.giveApplication(manager, told, { jobId, jobTitle, applicationId });
  }

  /** Null for one that is neither the viewer's own nor to a company of theirs, or not there. */
  async find(viewer: Account, id: string): Promise<Application | null> {
    const { manager } = this.dataSource;
    const application = isUuid(id) ? await manager.findOneBy(Application, { id }) : null;
    if (!application) return null;
    const answers = await answersJob(manager, viewer, application);
    return applicationPolicy.read(viewer, application, answers) ? application : null;
  }

  /**
   * The resume or profile that was sent with an application, to be printed by the applicant or by members of the job's
   * company.
   * @throws NotFoundError
   */
  async sentText(viewer: Account, id: string): Promise<ResumeText> {
    const application = await this.find(viewer, id);
    if (!application) throw new NotFoundError();
    const { applicantId, profile, status } = application;
    const seen = applicantId === viewer.id ? profile : maskedDocument(profile, status);
    return { ...resumeOfJson(seen), template: application.resumeTemplate ?? ResumeTemplate.CLASSIC };
  }

  /** The jobs that the viewer has ever applied to. */
  async jobsOf(viewer: Account): Promise<Set<string>> {
    const applications = await this.dataSource
      .getRepository(Application)
      .find({ select: { jobId: true }, where: { applicantId: viewer.id } });
    return new Set(applications.map(({ jobId }) => jobId));
  }

  async quotaOf(viewer: Account): Promise<ApplicationQuota> {
    return await readQuota(this.dataSource.manager, this.clock.now(), viewer.id);
  }

  /** What the time and the job say beside the status. */
  remarkOn(application: Application, isJobOpen: boolean): ApplicationRemark | null {
    return remarkOn(this.seenByApplicant(application), isJobOpen, this.clock.now());
  }

  /** Whether an answer of before can be given again: a day to join may be past by now (SCRN-10). */
  takesAgain(question: ScreeningQuestion, values: readonly string[]): boolean {
    return answerProblem(question, values, indianDay(this.clock.now())) === null;
  }

  /** Where it stands for its applicant. */
  seenByApplicant(application: Application): ApplicationStanding {
    return application.seenByApplicant(this.clock.now());
  }

  withdrawalUndoUntil(application: Application): Date | null {
    return application.withdrawalUndoUntil(this.clock.now());
  }

  /** The steps of applications as their applicants may see them, oldest first. */
  async historyOf(ids: readonly string[]): Promise<ApplicationEvent[]> {
    return await this.dataSource.query<ApplicationEvent[]>(
      `select event.application_id as "applicationId", event.status, event.party, event.at,
         event.is_undo as "isUndo"
       from application_events event
       where event.application_id = any ($1) and ${SEEN_BY_APPLICANT} and ${NO_UNDONE_WITHDRAWAL}
       order by event.at, event.id`,
      [ids, this.clock.now()],
    );
  }

  private async whatIsSent(
    manager: EntityManager,
    viewer: Account,
    resumeId: string | null,
  ): Promise<Pick<Application, "profile" | "resumeTemplate">> {
    if (resumeId === null)
      return { profile: jsonResumeOfProfile(viewer, this.clock.now()), resumeTemplate: null };
    const resume = await this.parts.resumes.forExport(viewer, resumeId, manager);
    const { basics, ...document } = jsonResumeOf(resume, resume.updatedAt);
    return { profile: { ...document, basics: withoutPhoto(basics) }, resumeTemplate: resume.template };
  }

  /** Keeps the job as it is until the application is in. One that is not there reads as one that is not open. */
  private async lockOpenJob(manager: EntityManager, id: string, now: Date): Promise<Job> {
    const job = isUuid(id)
      ? await manager.findOne(Job, { where: { id }, lock: { mode: "pessimistic_read" } })
      : null;
    if (!job?.isOpen(now)) throw jobNotOpen();
    return job;
  }
}

/** Who is asked to work is not to be decided by a photo. */
const withoutPhoto = ({ image: _image, ...basics }: JsonResume["basics"]): JsonResume["basics"] => basics;

const appliedElsewhere = () =>
  new ConflictError("APPLY_ELSEWHERE", "This job takes applications on the company's own site.");

/** Whether the viewer answers candidates of the job. */
async function answersJob(manager: EntityManager, viewer: Account, { jobId }: Application): Promise<boolean> {
  const { companyId } = await manager.findOneOrFail(Job, {
    select: { companyId: true },
    where: { id: jobId },
  });
  return covers(await jobScopeOf(manager, viewer), { companyId, jobId });
}

/** @throws ConflictError ALREADY_APPLIED */
async function insertOnce(manager: EntityManager, application: Application): Promise<void> {
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(Application)
    .values(application)
    .orIgnore()
    .returning("id")
    .execute();
  if ((inserted.raw as unknown[]).length === 0)
    throw new ConflictError("ALREADY_APPLIED", "You have already applied to this job.");
}

/** A job as it is kept with an application, and compared with a person. */
const frozen = (job: Job, { name }: Pick<Company, "name">): ApplicationJob => ({
  ...frozenJobOf(job),
  companyName: name,
});
