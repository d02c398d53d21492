import { type EntityManager, In, Not } from "typeorm";
import type { Clock } from "../../time/clock";
import { Application, type EndInterviews } from "../applications/application/application.entity";
import { ApplicationParty, ApplicationStatus } from "../applications/application/application-pipeline";
import type { NoticeService } from "../notices/notice.service";
import { Offer } from "./offer.entity";
import { OfferStatus } from "./offer.enums";
import { tellCompany } from "./offer-telling";

/**
 * Ends the open offers of applications that were taken back or rejected, in the caller's transaction (OFFR-06). The
 * caller holds the applications. Whoever is hired by a word of the company may still answer theirs.
 */
export const endOffers =
  (clock: Clock, notices: NoticeService): EndInterviews =>
  async (manager, applicationIds) => {
    const now = clock.now();
    const ended = await manager.findBy(Application, {
      id: In([...applicationIds]),
      status: Not(In([ApplicationStatus.OFFERED, ApplicationStatus.HIRED])),
    });
    const open = await manager.find(Offer, {
      where: { applicationId: In(ended.map(({ id }) => id)), status: OfferStatus.SENT },
      order: { id: "ASC" },
      lock: { mode: "pessimistic_write" },
    });
    for (const offer of open) {
      if (offer.standing(now) === OfferStatus.EXPIRED) {
        await expired(manager, offer);
        continue;
      }
      const change = { status: OfferStatus.WITHDRAWN, wordsParty: ApplicationParty.PORTAL, decidedAt: now };
      await manager.update(Offer, { id: offer.id }, change);
      const application = ended.find(({ id }) => id === offer.applicationId);
      // A rejection is told by its own notice, and so is a withdrawal to the one who made it.
      if (application?.status === ApplicationStatus.WITHDRAWN)
        await tellCompany(manager, notices, "offer.ended", { offer, application });
    }
  };

/** Writes down that an offer has expired, which holds since that moment: another can be made then. */
export async function expired(manager: EntityManager, offer: Offer): Promise<void> {
  await manager.update(Offer, { id: offer.id }, { status: OfferStatus.EXPIRED, decidedAt: offer.expiresAt });
}
