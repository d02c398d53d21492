import type { DataSource, EntityManager } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { Clock } from "../../../time/clock";
import { isUuid } from "../../../text/uuid";
import { type ClientRequest, makeOnce, type Memory, recallMade } from "../../../database/client-requests";
import { ConflictError, ForbiddenError, NotFoundError } from "../../../errors/errors";
import type { Account } from "../../accounts/account.entity";
import { draftedJobOf, typedJobOf } from "../job/job-content";
import { Job } from "../job/job.entity";
import { JobDraft, type JobDraftFields, MAX_DRAFTS } from "./job-draft.entity";
import { JobAction } from "../job/job-lifecycle";
import type { OwnJobService } from "../own/own-job.service";
import { questionsOf, typedQuestionsOf } from "../screening/screening-question.service";

/** Forms of jobs that have not been posted, each its writer's alone. */
export class JobDraftService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly ownJobs: OwnJobService,
  ) {}

  /** The viewer's, last saved first. */
  async listOf(viewer: Account): Promise<JobDraft[]> {
    return await this.dataSource
      .getRepository(JobDraft)
      .find({ where: { accountId: viewer.id }, order: { updatedAt: "DESC", id: "DESC" } });
  }

  async find(viewer: Account, id: string): Promise<JobDraft | null> {
    return isUuid(id)
      ? await this.dataSource.getRepository(JobDraft).findOneBy({ accountId: viewer.id, id })
      : null;
  }

  /**
   * Keeps a form as it stands; a later one of the same id takes its place.
   * @throws ConflictError DRAFT_POSTED once it is a job; ForbiddenError DRAFT_LIMIT
   */
  async save(viewer: Account, id: string, fields: JobDraftFields): Promise<JobDraft> {
    return await this.dataSource.transaction((manager) => this.keep(manager, viewer, id, fields));
  }

  /** Takes a draft away. @returns it as it was; null where there is none */
  async delete(viewer: Account, id: string): Promise<JobDraft | null> {
    const draft = await this.find(viewer, id);
    if (draft) await this.dataSource.getRepository(JobDraft).delete({ accountId: viewer.id, id });
    return draft;
  }

  /**
   * Makes a draft of a job of the viewer's company, to look over and post.
   * @throws NotFoundError; ConflictError JOB_HELD, JOB_ACTION_NOT_ALLOWED; ForbiddenError DRAFT_LIMIT
   */
  async duplicate(viewer: Account, jobId: string, request: ClientRequest | null = null): Promise<JobDraft> {
    const known = await recallMade(
      this.dataSource.manager,
      viewer.id,
      request,
      memoryOfDraft(this.dataSource.manager, viewer),
    );
    if (known) return known;
    const job = await this.ownJobs.act(viewer, jobId, JobAction.DUPLICATE, () => Promise.resolve());
    const questions = typedQuestionsOf(await questionsOf(this.dataSource.manager, jobId));
    const fields = { companyId: job.companyId, ...typedJobOf(job), questions };
    return await this.dataSource.transaction((manager) =>
      makeOnce(manager, viewer.id, request, {
        ...memoryOfDraft(manager, viewer),
        make: () => this.keep(manager, viewer, uuidv7(), fields),
      }),
    );
  }

  private async keep(
    manager: EntityManager,
    viewer: Account,
    id: string,
    fields: JobDraftFields,
  ): Promise<JobDraft> {
    const now = this.clock.now();
    // Posting waits for this, and this for posting: a late save brings no draft back.
    await manager.query("select from accounts where id = $1 for no key update", [viewer.id]);
    if (await manager.existsBy(Job, { postedById: viewer.id, draftId: id }))
      throw new ConflictError("DRAFT_POSTED", "This job has been posted already.");
    const known = await manager.findOneBy(JobDraft, { accountId: viewer.id, id });
    if (!known && (await manager.countBy(JobDraft, { accountId: viewer.id })) >= MAX_DRAFTS)
      throw new ForbiddenError(
        "DRAFT_LIMIT",
        `You have ${MAX_DRAFTS} drafts. Please post or delete one first.`,
      );
    const draft = manager.create(JobDraft, {
      accountId: viewer.id,
      id,
      fields: draftedJobOf(fields),
      createdAt: known?.createdAt ?? now,
      updatedAt: now,
    });
    return await manager.save(draft);
  }
}

/** A draft goes by its id and its writer's. */
const memoryOfDraft = (manager: EntityManager, viewer: Account): Memory<JobDraft, { id: string }> => ({
  keep: ({ id }) => ({ id }),
  async recall({ id }) {
    const draft = await manager.findOneBy(JobDraft, { accountId: viewer.id, id });
    if (!draft) throw new NotFoundError();
    return draft;
  },
});
