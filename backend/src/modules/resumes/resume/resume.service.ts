import { type DataSource, type EntityManager, IsNull } from "typeorm";
import type { Clock } from "../../../time/clock";
import { isUuid } from "../../../text/uuid";
import { ConflictError, ForbiddenError, NotFoundError } from "../../../errors/errors";
import { type PageArgs, rowsOfPage } from "../../../lists/list-page";
import { numberedPage } from "../../../lists/page";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../../database/client-requests";
import { enqueue } from "../../../queue/enqueue";
import type { Account } from "../../accounts/account.entity";
import { MAX_RESUMES, type ResumeContent, type ResumeTemplate } from "../content/resume-content";
import { PrefilledResume, Resume } from "./resume.entity";
import { readJsonResume } from "../json/resume-import";
import type {
  ResumeImport,
  ResumePage,
  ResumeTemplateChoice,
  ResumeTemplateQuota,
  SaveResumeInput,
} from "./resume.inputs";
import { type JsonResume, jsonResumeOf } from "../json/resume-json";
import { goneForGoodAt, resumePolicy, UNDO_MS } from "./resume.policy";
import { prefilledFrom } from "./resume-prefill";
import { lockResumesOf, TemplateRoom } from "./resume-quota";
import { assertResume, resumeProblems, tidied } from "../content/resume.rules";
import { TEMPLATES } from "../content/resume-templates";

type WrittenResume = Pick<Resume, "title" | "template" | "content" | "isDraft">;

/** What a new resume says, once no other of the account's is being added. */
type NewResume = (room: TemplateRoom, manager: EntityManager) => WrittenResume | Promise<WrittenResume>;

export class ResumeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The viewer's own, last changed first. */
  async listOf(viewer: Account, args: PageArgs): Promise<ResumePage> {
    const [items, total] = await this.dataSource.getRepository(Resume).findAndCount({
      where: { accountId: viewer.id, deletedAt: IsNull() },
      order: { updatedAt: "DESC", id: "DESC" },
      ...rowsOfPage(args),
    });
    return numberedPage(args, items, total);
  }

  /** What the viewer may send: every finished resume, last changed first. */
  async finishedOf(viewer: Account): Promise<Resume[]> {
    return await this.allOf(viewer, { isDraft: false });
  }

  /** The viewer's drafts, last changed first. */
  async draftsOf(viewer: Account): Promise<Resume[]> {
    return await this.allOf(viewer, { isDraft: true });
  }

  /** Null for one that is not the viewer's, or not there. */
  async find(viewer: Account, id: string): Promise<Resume | null> {
    const resume = await findResume(this.dataSource.manager, id);
    return resume && resumePolicy.use(viewer, resume) ? resume : null;
  }

  /**
   * A finished resume of the viewer's in a template that their plan has room for: what may leave the portal, as a
   * file or to a company.
   * @throws NotFoundError; ConflictError RESUME_NOT_FINISHED; ForbiddenError TEMPLATE_LIMIT_REACHED
   */
  async forExport(viewer: Account, id: string, manager = this.dataSource.manager): Promise<Resume> {
    const resume = await findOwn(manager, viewer, id);
    if (resume.isDraft)
      throw new ConflictError("RESUME_NOT_FINISHED", "This resume is a draft. Finish it first.");
    await this.assertRoom(manager, resume);
    return resume;
  }

  /**
   * A resume of the viewer's that may leave as JSON: a draft too, which its writer takes elsewhere (JRES-03).
   * @throws NotFoundError; ForbiddenError TEMPLATE_LIMIT_REACHED
   */
  async forJson(viewer: Account, id: string): Promise<Resume> {
    const { manager } = this.dataSource;
    const resume = await findOwn(manager, viewer, id);
    await this.assertRoom(manager, resume);
    return resume;
  }

  /** As a JSON Resume 1.0 document. @throws as `forJson` */
  async exportJson(viewer: Account, id: string): Promise<JsonResume> {
    const resume = await this.forJson(viewer, id);
    return jsonResumeOf(resume, resume.updatedAt);
  }

  /** What a new resume of the viewer's begins with. */
  async prefilled(viewer: Account): Promise<PrefilledResume> {
    const { first: template } = await TemplateRoom.of(this.dataSource.manager, viewer.id, this.clock.now());
    return Object.assign(new PrefilledResume(), prefilledFrom(viewer), { template });
  }

  /** @param resumeId the resume that is to get another template; null for a new one */
  async templatesFor(viewer: Account, resumeId: string | null): Promise<ResumeTemplateChoice[]> {
    const exceptId = resumeId !== null && isUuid(resumeId) ? resumeId : null;
    const room = await TemplateRoom.of(this.dataSource.manager, viewer.id, this.clock.now(), exceptId);
    return TEMPLATES.map((choice) => ({ ...choice, isUsable: room.has(choice.template) }));
  }

  async templateQuotaOf(viewer: Account): Promise<ResumeTemplateQuota> {
    const { plan, used } = await TemplateRoom.of(this.dataSource.manager, viewer.id, this.clock.now());
    const limit = plan.resumeTemplateLimit;
    return {
      plan: plan.code,
      limit,
      used: used.length,
      remaining: limit === null ? null : Math.max(limit - used.length, 0),
    };
  }

  /**
   * A new draft; what is left out begins as the profile says.
   * @throws BadInputError; ForbiddenError TEMPLATE_LIMIT_REACHED, RESUME_LIMIT_REACHED
   */
  async create(
    viewer: Account,
    input: SaveResumeInput,
    request: ClientRequest | null = null,
  ): Promise<Resume> {
    const begun = changed(prefilledFrom(viewer), input);
    assertResume({ title: begun.title, ...begun.content }, { isFinished: false });
    return await this.add(viewer, request, (room) => ({
      ...begun,
      template: input.template ?? room.first,
      isDraft: true,
    }));
  }

  /**
   * Saves what is given of a resume. A draft may be half filled; a finished one stays right, or as it was.
   * @throws NotFoundError; BadInputError; ForbiddenError TEMPLATE_LIMIT_REACHED
   * @throws ConflictError RESUME_CHANGED where it is not the version any more that the change was made to
   */
  async update(viewer: Account, id: string, version: number, input: SaveResumeInput): Promise<Resume> {
    return await this.dataSource.transaction(async (manager) => {
      const resume = await this.lockOwn(manager, viewer, id);
      const template = input.template ?? resume.template;
      const next = { ...changed(resume, input), template };
      // A save that comes again, because its answer was lost, has nothing left to change.
      if (isSame(resume, next)) return resume;
      assertVersion(resume, version);
      assertResume({ title: next.title, ...next.content }, demandsOn(viewer, resume));
      if (template !== resume.template)
        (await TemplateRoom.of(manager, viewer.id, this.clock.now(), resume.id)).assert(template);
      return await this.save(manager, resume, next);
    });
  }

  /**
   * Turns a draft into a resume that can be exported and sent (RES-05); a finished one stays as it is.
   * @throws NotFoundError; ConflictError RESUME_CHANGED; BadInputError BAD_USER_INPUT with the fields
   */
  async finish(viewer: Account, id: string, version: number): Promise<Resume> {
    return await this.dataSource.transaction(async (manager) => {
      const resume = await this.lockOwn(manager, viewer, id);
      if (!resume.isDraft) return resume;
      assertVersion(resume, version);
      assertResume({ title: resume.title, ...resume.content }, demandsOn(viewer));
      return await this.save(manager, resume, { isDraft: false });
    });
  }

  /** @throws NotFoundError; ForbiddenError TEMPLATE_LIMIT_REACHED, RESUME_LIMIT_REACHED */
  async duplicate(viewer: Account, id: string, request: ClientRequest | null = null): Promise<Resume> {
    return await this.add(viewer, request, async (_room, manager) => {
      const { title, template, content, isDraft } = await findOwn(manager, viewer, id);
      return { title: titleOfCopy(title), template, content, isDraft };
    });
  }

  /** Gone for everybody at once, and for good after a day. @throws NotFoundError */
  async delete(viewer: Account, id: string): Promise<Resume> {
    return await this.dataSource.transaction(async (manager) => {
      const resume = await this.lockOwn(manager, viewer, id);
      const deletedAt = this.clock.now();
      await manager.update(Resume, { id: resume.id }, { deletedAt });
      const purgeAt = goneForGoodAt(deletedAt);
      await enqueue(manager, "resume-purge", { resumeId: resume.id }, { at: purgeAt, key: resume.id });
      return Object.assign(resume, { deletedAt });
    });
  }

  /** Takes a deletion of the last day back. @throws NotFoundError; ForbiddenError TEMPLATE_LIMIT_REACHED */
  async restore(viewer: Account, id: string): Promise<Resume> {
    return await this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      await lockResumesOf(manager, viewer.id);
      const resume = await findResume(manager, id);
      if (!resume || !resumePolicy.restore(viewer, resume, now)) throw new NotFoundError();
      if (resume.deletedAt === null) return resume;
      (await TemplateRoom.of(manager, viewer.id, now)).assert(resume.template);
      await manager.update(Resume, { id: resume.id }, { deletedAt: null });
      return Object.assign(resume, { deletedAt: null });
    });
  }

  /** Removes a resume that was deleted a day ago; one that was had back stays. */
  async purge(id: string): Promise<void> {
    const before = new Date(this.clock.now().getTime() - UNDO_MS);
    await this.dataSource.query("delete from resumes where id = $1 and deleted_at <= $2", [id, before]);
  }

  /**
   * A new resume out of a JSON Resume document: finished where nothing required is missing, else a draft.
   * @throws BadInputError RESUME_JSON_INVALID, RESUME_TOO_LARGE; ForbiddenError RESUME_LIMIT_REACHED
   */
  async import(viewer: Account, json: string, request: ClientRequest | null = null): Promise<ResumeImport> {
    const { title, theme, content, notes } = readJsonResume(json);
    const written = { title, ...content };
    assertResume(written, { isFinished: false });
    const isDraft = resumeProblems(written, demandsOn(viewer)).length > 0;
    const resume = await this.add(viewer, request, (room) => ({
      title,
      content,
      isDraft,
      template: theme && room.has(theme.template) ? theme.template : room.first,
    }));
    if (!theme || theme.template === resume.template) return { resume, notes };
    const message = "is a template that your plan has no room for";
    return { resume, notes: [...notes, { line: theme.line, path: "meta.theme", message }] };
  }

  private async allOf({ id: accountId }: Account, { isDraft }: { isDraft: boolean }): Promise<Resume[]> {
    return await this.dataSource.getRepository(Resume).find({
      where: { accountId, isDraft, deletedAt: IsNull() },
      order: { updatedAt: "DESC", id: "DESC" },
    });
  }

  /** Adds a resume while no other of the account's is being added. */
  private async add(viewer: Account, request: ClientRequest | null, write: NewResume): Promise<Resume> {
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      await lockResumesOf(manager, viewer.id);
      const make = async () => {
        const room = await TemplateRoom.of(manager, viewer.id, now);
        if ((await manager.countBy(Resume, { accountId: viewer.id })) >= MAX_RESUMES)
          throw new ForbiddenError("RESUME_LIMIT_REACHED", `You can have at most ${MAX_RESUMES} resumes.`);
        const written = await write(room, manager);
        room.assert(written.template);
        const stamps = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
        const resume = manager.create(Resume, { accountId: viewer.id, ...written, ...stamps });
        await manager.insert(Resume, resume);
        return resume;
      };
      return await makeOnce(manager, viewer.id, request, { ...memoryOfRow(manager, Resume), make });
    });
  }

  private async save(manager: EntityManager, resume: Resume, change: Partial<Resume>): Promise<Resume> {
    const saved = { ...change, version: resume.version + 1, updatedAt: this.clock.now() };
    await manager.update(Resume, { id: resume.id }, saved);
    return Object.assign(resume, saved);
  }

  /** The viewer's resume, while no other of theirs is being changed. @throws NotFoundError */
  private async lockOwn(manager: EntityManager, viewer: Account, id: string): Promise<Resume> {
    await lockResumesOf(manager, viewer.id);
    return await findOwn(manager, viewer, id);
  }

  private async assertRoom(manager: EntityManager, { accountId, template }: Resume): Promise<void> {
    (await TemplateRoom.of(manager, accountId, this.clock.now())).assert(template);
  }
}

/** @throws NotFoundError */
async function findOwn(manager: EntityManager, viewer: Account, id: string): Promise<Resume> {
  const resume = await findResume(manager, id);
  if (!resume || !resumePolicy.use(viewer, resume)) throw new NotFoundError();
  return resume;
}

const findResume = async (manager: EntityManager, id: string): Promise<Resume | null> =>
  isUuid(id) ? await manager.findOneBy(Resume, { id }) : null;

/** @throws ConflictError RESUME_CHANGED */
function assertVersion(resume: Resume, version: number): void {
  if (resume.version !== version)
    throw new ConflictError(
      "RESUME_CHANGED",
      "This resume has been changed elsewhere since you opened it. Please reload it and try again.",
    );
}

interface Text {
  title: string;
  content: ResumeContent;
}

/** What it is after the change: what was left out stays. */
function changed({ title, content }: Text, input: SaveResumeInput): Text {
  return {
    title: (input.title ?? title).trim(),
    content: tidied({
      basicInfo: input.basicInfo ?? content.basicInfo,
      education: input.education ?? content.education,
      experience: input.experience ?? content.experience,
      skills: input.skills ?? content.skills,
      ...sectionsAndKept(content, input),
    }),
  };
}

/** What no field shows stays, whatever is saved. */
function sectionsAndKept({ sections, kept }: ResumeContent, input: SaveResumeInput): Partial<ResumeContent> {
  const next = input.sections ?? sections;
  return { ...(next && { sections: next }), ...(kept && { kept }) };
}

const isSame = (a: Text & { template: ResumeTemplate }, b: Text & { template: ResumeTemplate }): boolean =>
  a.title === b.title &&
  a.template === b.template &&
  JSON.stringify(tidied(a.content)) === JSON.stringify(tidied(b.content));

const MAX_TITLE = 120;
const COPY = " (copy)";

const titleOfCopy = (title: string): string =>
  title === "" ? "" : title.slice(0, MAX_TITLE - COPY.length).replace(/\p{Cs}$/u, "") + COPY;

/**
 * What a resume that is to be finished has to hold to, or one after a change. One that was finished without an e-mail
 * address may stay so, whatever the account has by now.
 */
function demandsOn({ email }: Account, before?: Resume): Parameters<typeof assertResume>[1] {
  const isFinished = before ? !before.isDraft : true;
  const hadNone = before !== undefined && isFinished && before.content.basicInfo.email === "";
  return { isFinished, needsEmail: email !== null && !hadNone };
}
