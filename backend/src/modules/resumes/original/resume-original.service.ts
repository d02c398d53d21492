import { MAX_ORIGINALS } from "@job-portal/protocol/resume-originals";
import { type DataSource, type EntityManager, IsNull } from "typeorm";
import { ForbiddenError, NotFoundError } from "../../../errors/errors";
import { type FileKeeper, sha256 } from "../../../files/file-keeper";
import { isUuid } from "../../../text/uuid";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import type { ResumeFileReader } from "../file/resume-file-reader";
import type { FileLook } from "../lines/look-at-file";
import { resumeFileName } from "../resume/resume-file-name";
import { lockResumesOf } from "../resume/resume-quota";
import { mediaTypeOf, OriginalKind, originalKey, ResumeOriginal } from "./resume-original.entity";

/** A file on its way in, by the name that its sender's device gave it. */
export interface NamedFile {
  name: string;
  content: Buffer;
}

const KINDS: Record<FileLook["kind"], OriginalKind> = { pdf: OriginalKind.PDF, docx: OriginalKind.WORD };

/** What PostgreSQL says where another row still refers to one that is to go. */
const STILL_REFERRED_TO = "23503";

/** Resumes as files, kept as they came (KEPT-01). */
export class ResumeOriginalService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly files: FileKeeper,
    private readonly reader: ResumeFileReader,
  ) {}

  /** The viewer's own, last come first. */
  async listOf({ id: accountId }: Account): Promise<ResumeOriginal[]> {
    return await this.dataSource
      .getRepository(ResumeOriginal)
      .find({ where: { accountId, removedAt: IsNull() }, order: { createdAt: "DESC", id: "DESC" } });
  }

  /**
   * Keeps a file; one that is kept already stays the one it is, so that a repeated call makes nothing twice (KEPT-02).
   * @throws as `ResumeFileReader.look` and `FileKeeper.keep`; ForbiddenError RESUME_ORIGINAL_LIMIT_REACHED
   */
  async keep({ id: accountId }: Account, { name, content }: NamedFile): Promise<ResumeOriginal> {
    const look = await this.reader.look(content);
    const hash = sha256(content);
    const known = () => this.dataSource.transaction((manager) => this.bringBack(manager, accountId, hash));
    const before = await known();
    if (before) return before;
    const kind = KINDS[look.kind];
    const original = this.dataSource.manager.create(ResumeOriginal, {
      ...{ accountId, kind, name: cleanName(name, kind), bytes: content.length, sha256: hash },
      ...{ pageCount: look.pageCount, texts: look.texts, createdAt: this.clock.now(), removedAt: null },
    });
    const file = { key: originalKey(original.id), content, type: mediaTypeOf(kind) };
    try {
      return await this.files.keep(file, (manager) => this.insert(manager, original));
    } catch (error) {
      // The same file came twice at once, and this is the second.
      const twin = error instanceof KeptAlready ? await known() : null;
      if (twin) return twin;
      throw error;
    }
  }

  /** Takes it from the list; what was sent with applications stays with them (KEPT-04). @throws NotFoundError */
  async delete({ id: accountId }: Account, id: string): Promise<ResumeOriginal> {
    const originals = this.dataSource.getRepository(ResumeOriginal);
    const original = isUuid(id) ? await originals.findOneBy({ id, accountId, removedAt: IsNull() }) : null;
    if (!original) throw new NotFoundError();
    try {
      await originals.delete({ id });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === STILL_REFERRED_TO)) throw error;
      await originals.update({ id }, { removedAt: this.clock.now() });
    }
    return original;
  }

  /** The owner's own file; one that was sent can be had as long as the application has it. @throws NotFoundError */
  async read({ id: accountId }: Account, id: string): Promise<NamedFile & { kind: OriginalKind }> {
    const originals = this.dataSource.getRepository(ResumeOriginal);
    const original = isUuid(id) ? await originals.findOneBy({ id, accountId }) : null;
    if (!original) throw new NotFoundError();
    return { name: original.name, kind: original.kind, content: await this.contentOf(original.id) };
  }

  async find(id: string): Promise<ResumeOriginal | null> {
    return await this.dataSource.getRepository(ResumeOriginal).findOneBy({ id });
  }

  /** @throws NotFoundError, UnavailableError */
  async contentOf(id: string): Promise<Buffer> {
    const content = await this.files.read(originalKey(id));
    if (!content) throw new NotFoundError();
    return content;
  }

  /** Keeps a file of the viewer's from being deleted until the transaction is over. @throws NotFoundError */
  async hold(manager: EntityManager, { id: accountId }: Account, id: string): Promise<void> {
    if (!isUuid(id)) throw new NotFoundError();
    const [held] = await manager.query<unknown[]>(
      `select id from resume_originals where id = $1 and account_id = $2 and removed_at is null for share`,
      [id, accountId],
    );
    if (!held) throw new NotFoundError();
  }

  private async insert(manager: EntityManager, original: ResumeOriginal): Promise<ResumeOriginal> {
    const { accountId } = original;
    // Of any number at once no more get in than there may be.
    await lockResumesOf(manager, accountId);
    if (await manager.existsBy(ResumeOriginal, { accountId, sha256: original.sha256 }))
      throw new KeptAlready();
    await assertRoom(manager, accountId);
    await manager.insert(ResumeOriginal, original);
    return original;
  }

  /** The same file as it is kept; one that was taken from the list stands on it again. */
  private async bringBack(
    manager: EntityManager,
    accountId: string,
    hash: Buffer,
  ): Promise<ResumeOriginal | null> {
    await lockResumesOf(manager, accountId);
    const original = await manager.findOneBy(ResumeOriginal, { accountId, sha256: hash });
    if (!original?.removedAt) return original;
    await assertRoom(manager, accountId);
    await manager.update(ResumeOriginal, { id: original.id }, { removedAt: null });
    return Object.assign(original, { removedAt: null });
  }
}

class KeptAlready extends Error {}

/** @throws ForbiddenError RESUME_ORIGINAL_LIMIT_REACHED */
async function assertRoom(manager: EntityManager, accountId: string): Promise<void> {
  if ((await manager.countBy(ResumeOriginal, { accountId, removedAt: IsNull() })) < MAX_ORIGINALS) return;
  throw new ForbiddenError(
    "RESUME_ORIGINAL_LIMIT_REACHED",
    `We keep at most ${MAX_ORIGINALS} files. Delete one first.`,
  );
}

/** Safe on every system, with the ending that the file's first bytes tell. */
const cleanName = (name: string, kind: OriginalKind): string =>
  resumeFileName("", name.replace(/\.[^.]*$/, ""), kind);
