import type { NoticeContent, NoticeParams } from "@job-portal/protocol/notices";
import type { EntityManager } from "typeorm";
import { answerersOf } from "../jobs/hiring/told-members";
import type { NoticeService } from "../notices/notice.service";
import type { OfferParts } from "./offer";

/** What a notice of an offer is made of. */
interface Told extends Pick<OfferParts, "offer" | "application"> {
  /** The account that acted; left out where the portal did. */
  actorId?: string | undefined;
}

type OfferKind = Extract<NoticeContent["kind"], `offer.${string}`>;

function contentOf(
  kind: OfferKind,
  { offer, application }: Told,
  side: NoticeParams[OfferKind]["side"],
): NoticeContent {
  const params = {
    jobTitle: application.job.title,
    company: application.job.companyName,
    jobId: application.jobId,
    applicationId: application.id,
    offerId: offer.id,
    side,
  };
  return { kind, params };
}

/** Tells the candidate; nobody where their account is gone. */
export async function tellApplicant(
  manager: EntityManager,
  notices: NoticeService,
  kind: OfferKind,
  told: Told,
): Promise<void> {
  const { applicantId: accountId } = told.application;
  if (accountId === null) return;
  const content = contentOf(kind, told, "applicant");
  await notices.giveAll(manager, [{ accountId, content, isOwnAct: accountId === told.actorId }]);
}

/** Tells the member who made the offer; where they don't act for the company any more, everybody who does. */
export async function tellCompany(
  manager: EntityManager,
  notices: NoticeService,
  kind: OfferKind,
  told: Told,
): Promise<void> {
  const { companyId, jobId } = told.application;
  const members = await answerersOf(manager, { companyId, jobId, first: told.offer.offeredBy });
  const content = contentOf(kind, told, "company");
  await notices.giveAll(
    manager,
    members.map((accountId) => ({ accountId, content, isOwnAct: accountId === told.actorId })),
  );
}

/** Tells both sides: each has it on the screen, perhaps at the same time. */
export async function tellBoth(
  manager: EntityManager,
  notices: NoticeService,
  kind: OfferKind,
  told: Told,
): Promise<void> {
  await tellApplicant(manager, notices, kind, told);
  await tellCompany(manager, notices, kind, told);
}
