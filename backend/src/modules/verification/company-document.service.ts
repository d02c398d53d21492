import type { DataSource, EntityManager } from "typeorm";
import { recordAudit } from "../../database/audit";
import { CodedError, ConflictError, NotFoundError } from "../../errors/errors";
import type { FileKeeper } from "../../files/file-keeper";
import { isUuid } from "../../text/uuid";
import { type Clock, DAY_MS } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import { assertOwn, lockOwn } from "../companies/company.service";
import { CompanyCheck } from "./company-check.entity";
import { CompanyDocument, documentKey, documentTypeOf, type DocumentType } from "./company-document.entity";
import { askForReview, begin, pendingOf } from "./company-checks";
import { CheckKind } from "./verification.enums";
import { DOCUMENT_DAYS } from "./check.policy";

const MOST_DOCUMENTS = 5;

/** Papers that companies send for their verification (VERI-06). Admins alone read them. */
export class CompanyDocumentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly files: FileKeeper,
  ) {}

  /**
   * Keeps a paper for an admin to look at.
   * @param read reads the upload, once it is known that the viewer may
   * @throws NotFoundError; as `read`; CodedError DOCUMENT_TYPE; ConflictError DOCUMENT_LIMIT; UnavailableError
   */
  async upload(viewer: Account, companyId: string, read: () => Promise<Buffer>): Promise<CompanyDocument> {
    await assertOwn(this.dataSource.manager, viewer, companyId);
    const content = await read();
    const type = documentTypeOf(content);
    if (type === null) throw new CodedError("DOCUMENT_TYPE", "Send a PDF, a JPEG or a PNG.", 415);
    const now = this.clock.now();
    const document = this.dataSource.manager.create(CompanyDocument, {
      ...{ type, bytes: content.length, uploadedBy: viewer.id, createdAt: now },
    });
    return await this.files.keep({ key: documentKey(document.id), content, type }, async (manager) => {
      const check = await this.checkFor(manager, viewer, companyId, now);
      document.checkId = check.id;
      await manager.insert(CompanyDocument, document);
      await askForReview(manager, companyId, now);
      return document;
    });
  }

  private async checkFor(
    manager: EntityManager,
    viewer: Account,
    companyId: string,
    now: Date,
  ): Promise<CompanyCheck> {
    const company = await lockOwn(manager, viewer, companyId);
    const pending = await pendingOf(manager, companyId, CheckKind.DOCUMENTS);
    if (pending && (await manager.countBy(CompanyDocument, { checkId: pending.id })) >= MOST_DOCUMENTS)
      throw new ConflictError(
        "DOCUMENT_LIMIT",
        `We keep ${MOST_DOCUMENTS} papers at once. Remove one first.`,
      );
    return await begin(manager, { company, viewer, domain: null, given: { kind: CheckKind.DOCUMENTS }, now });
  }

  /** Takes a paper back that nobody has decided about yet. @throws NotFoundError @returns its company's id */
  async remove(viewer: Account, id: string): Promise<string> {
    return await this.dataSource.transaction(async (manager) => {
      const document = isUuid(id) ? await manager.findOneBy(CompanyDocument, { id }) : null;
      const check = document && (await manager.findOneBy(CompanyCheck, { id: document.checkId }));
      if (!check) throw new NotFoundError();
      await lockOwn(manager, viewer, check.companyId);
      // An admin may have decided while the company's row was theirs.
      const pending = await pendingOf(manager, check.companyId, CheckKind.DOCUMENTS);
      if (pending?.id !== check.id) throw new NotFoundError();
      await manager.delete(CompanyDocument, { id });
      if (!(await manager.existsBy(CompanyDocument, { checkId: check.id })))
        await manager.delete(CompanyCheck, { id: check.id });
      return check.companyId;
    });
  }

  /** A paper's content, for an admin; that they read it goes into the trail. @throws NotFoundError */
  async read(admin: Account, id: string): Promise<{ content: Buffer; type: DocumentType }> {
    const { manager } = this.dataSource;
    const document = isUuid(id) ? await manager.findOneBy(CompanyDocument, { id }) : null;
    const content = document && (await this.files.read(documentKey(document.id)));
    if (!content) throw new NotFoundError();
    const { companyId } = await manager.findOneByOrFail(CompanyCheck, { id: document.checkId });
    await recordAudit(manager, {
      action: "company.document",
      actorId: admin.id,
      subjectType: "company",
      subjectId: companyId,
      before: null,
      after: { document: id },
    });
    return { content, type: document.type };
  }

  /** For the queue: removes papers whose check was decided some weeks ago; their files go with them. */
  async forgetOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DOCUMENT_DAYS * DAY_MS);
    await this.dataSource.query(
      `delete from company_documents document using company_checks checked
       where checked.id = document.check_id and checked.state <> 'pending' and checked.decided_at < $1`,
      [before],
    );
  }
}
