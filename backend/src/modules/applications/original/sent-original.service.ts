import { ForbiddenError, NotFoundError } from "../../../errors/errors";
import type { Account } from "../../accounts/account.entity";
import type { OriginalPages } from "../../resumes/original/original-pages";
import type { OriginalKind, ResumeOriginal } from "../../resumes/original/resume-original.entity";
import type { ResumeOriginalService } from "../../resumes/original/resume-original.service";
import type { Application } from "../application/application.entity";
import type { ApplicationService } from "../application/application.service";
import { seesContact } from "../application/contact";

/** A file as a download. */
interface SentFile {
  name: string;
  kind: OriginalKind;
  content: Buffer;
}

/** Files that went with applications, for both sides (KEPT-05, KEPT-06). */
export class SentOriginalService {
  constructor(
    private readonly applications: ApplicationService,
    private readonly originals: ResumeOriginalService,
    private readonly pages: OriginalPages,
  ) {}

  /** @throws NotFoundError; ForbiddenError ORIGINAL_MASKED; UnavailableError */
  async file(viewer: Account, applicationId: string): Promise<SentFile> {
    const application = await this.openTo(viewer, applicationId);
    const { id, name, kind } = await this.sentWith(application);
    return { name, kind, content: await this.originals.contentOf(id) };
  }

  /** A page as a WebP picture. @param number from 1. @throws as `file` and `OriginalPages.draw` */
  async page(viewer: Account, applicationId: string, number: number): Promise<Buffer> {
    const application = await this.openTo(viewer, applicationId);
    const { id, pageCount } = await this.sentWith(application);
    if (!Number.isInteger(number) || number < 1 || number > pageCount) throw new NotFoundError();
    return await this.pages.draw(viewer.id, id, number);
  }

  /** Pages can't be blackened for sure, so the file opens with the contact that it holds. */
  private async openTo(viewer: Account, id: string): Promise<Application> {
    const application = await this.applications.find(viewer, id);
    if (!application?.originalId) throw new NotFoundError();
    if (application.applicantId !== viewer.id && !seesContact(application.status))
      throw new ForbiddenError("ORIGINAL_MASKED", "This file opens once you shortlist the candidate.");
    return application;
  }

  /** @throws NotFoundError where the sender's account went meanwhile */
  private async sentWith({ originalId }: Application): Promise<ResumeOriginal> {
    const original = originalId && (await this.originals.find(originalId));
    if (!original) throw new NotFoundError();
    return original;
  }
}
