import type { NoticeContent } from "@job-portal/protocol/notices";
import type { EntityManager } from "typeorm";
import { dayInWords } from "../../text/text.rules";
import { Application } from "../applications/application/application.entity";
import { ApplicationParty } from "../applications/application/application-pipeline";
import { maskedDocument } from "../applications/application/contact";
import type { MailParts } from "../notices/notice-mail.service";
import { isOfOffer } from "../notices/offer-title";
import { replyBy } from "./offer";
import { Offer } from "./offer.entity";
import { payInWords } from "./offer-places";

/** What mails of offers have beside their titles: the terms of a new one, and what the other side said (OFFR-08). */
export async function offerMailParts(
  manager: EntityManager,
  content: NoticeContent,
): Promise<MailParts | null> {
  if (!isOfOffer(content)) return null;
  const { offerId, applicationId, side } = content.params;
  const offer = await manager.findOneBy(Offer, { id: offerId });
  const application = offer && (await manager.findOneBy(Application, { id: applicationId }));
  if (!application) return { lines: [] };
  const hasTerms = content.kind === "offer.made" || content.kind === "offer.expiring";
  return { lines: hasTerms ? termsOf(offer) : wordsOf(offer, application, side) };
}

const termsOf = (offer: Offer): string[] => [
  `Pay: ${payInWords({ amount: offer.payAmount, unit: offer.payUnit })}`,
  `Joining date: ${dayInWords(offer.joinsOn)}`,
  `Answer by: ${dayInWords(replyBy(offer))}`,
  "An offer never asks for money. Report one that does.",
];

/** What the other side said, without what contact rules keep back. */
function wordsOf(
  { words, wordsParty }: Offer,
  { status }: Application,
  side: "applicant" | "company",
): string[] {
  if (words === null) return [];
  const isTheirs = (wordsParty === ApplicationParty.APPLICANT) === (side === "company");
  if (!isTheirs) return [];
  return [`They wrote: ${side === "company" ? maskedDocument(words, status) : words}`];
}
