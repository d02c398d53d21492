import type { WholeLocale } from "@job-portal/protocol/locale";
import type { NoticeContent } from "@job-portal/protocol/notices";
import type { EntityManager } from "typeorm";
import { dayInWords } from "../../text/text.rules";
import type { Account } from "../accounts/account.entity";
import { wholeLocaleOfReader } from "../accounts/language";
import { Application } from "../applications/application/application.entity";
import { ApplicationParty } from "../applications/application/application-pipeline";
import { maskedDocument } from "../applications/application/contact";
import { mailWordsFor } from "../notices/notice-mail-body";
import type { MailParts } from "../notices/notice-mail.service";
import { isOfOffer } from "../notices/notice-title";
import { replyBy } from "./offer";
import { english, type OfferMailWords } from "./offer-mail.words";
import { hindi } from "./offer-mail.words.hi";
import { Offer } from "./offer.entity";
import { payInWords } from "./offer-places";

/** What mails of offers have beside their titles: the terms of a new one, and what the other side said (OFFR-08). */
export async function offerMailParts(
  manager: EntityManager,
  content: NoticeContent,
  reader: Account,
): Promise<MailParts | null> {
  if (!isOfOffer(content)) return null;
  const { offerId, applicationId, side } = content.params;
  const offer = await manager.findOneBy(Offer, { id: offerId });
  const application = offer && (await manager.findOneBy(Application, { id: applicationId }));
  if (!application) return { lines: [] };
  const hasTerms = content.kind === "offer.made" || content.kind === "offer.expiring";
  const lines = hasTerms
    ? termsOf(offer, wholeLocaleOfReader(reader))
    : wordsOf(offer, application, side).map((words) => mailWordsFor(reader).theyWrote(words));
  return { lines };
}

const WORDS: Readonly<Record<WholeLocale, OfferMailWords>> = { en: english, hi: hindi };

function termsOf(offer: Offer, locale: WholeLocale): string[] {
  const words = WORDS[locale];
  return [
    words.pay(payInWords({ amount: offer.payAmount, unit: offer.payUnit }, locale)),
    words.joins(dayInWords(offer.joinsOn, locale)),
    words.replyBy(dayInWords(replyBy(offer), locale)),
    words.safe,
  ];
}

/** What the other side said, without what contact rules keep back. */
function wordsOf(
  { words, wordsParty }: Offer,
  { status }: Application,
  side: "applicant" | "company",
): string[] {
  if (words === null) return [];
  const isTheirs = (wordsParty === ApplicationParty.APPLICANT) === (side === "company");
  if (!isTheirs) return [];
  return [side === "company" ? maskedDocument(words, status) : words];
}
