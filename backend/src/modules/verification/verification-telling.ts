import type { NoticeContent, NoticeParams } from "@job-portal/protocol/notices";
import type { EntityManager } from "typeorm";
import { recordAudit } from "../../database/audit";
import { CompanyMember } from "../companies/company-member.entity";
import type { Company } from "../companies/company.entity";
import { mailWordsFor } from "../notices/notice-mail-body";
import type { MailPartsOf } from "../notices/notice-mail.service";
import type { NoticeService } from "../notices/notice.service";
import { VerificationRequest } from "./verification-request.entity";

type VerificationKind = Extract<keyof NoticeParams, `verification.${string}`>;

/** Tells all who act for a company how its verification goes. */
export class VerificationTelling {
  constructor(private readonly notices: NoticeService) {}

  async tell(manager: EntityManager, { id, name }: Company, kind: VerificationKind): Promise<void> {
    const members = await manager.findBy(CompanyMember, { companyId: id });
    const content: NoticeContent = { kind, params: { company: name, companyId: id } };
    await this.notices.giveAll(
      manager,
      members.map(({ accountId }) => ({ accountId, content })),
    );
  }
}

/** What an admin wrote goes into the mail; in the notice there is only that they did. */
export const verificationMailParts: MailPartsOf = async (manager, content, reader) => {
  if (content.kind !== "verification.asked" && content.kind !== "verification.refused") return null;
  const request = await manager.findOne(VerificationRequest, {
    where: { companyId: content.params.companyId },
    order: { askedAt: "DESC", id: "DESC" },
  });
  return { lines: request?.message ? [mailWordsFor(reader).weWrote(request.message)] : [] };
};

interface Noted {
  company: Pick<Company, "id">;
  /** Null: the portal itself, when its time was over. */
  actorId: string | null;
  before: string;
  /** verified, asked, refused, lapsed (its time is over), or changed (its name or domain). */
  after: string;
  reason?: string | null;
}

/** Writes into the audit trail what became of a company's verification. */
export const noteVerification = (
  manager: EntityManager,
  { company, actorId, before, after, reason = null }: Noted,
): Promise<void> =>
  recordAudit(manager, {
    action: "company.verification",
    actorId,
    subjectType: "company",
    subjectId: company.id,
    before: { status: before },
    after: { status: after, ...(reason !== null && { reason }) },
  });
