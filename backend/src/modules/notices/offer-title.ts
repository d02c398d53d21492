import type { NoticeContent } from "@job-portal/protocol/notices";

type OfferContent = Extract<NoticeContent, { kind: `offer.${string}` }>;

export const isOfOffer = (content: NoticeContent): content is OfferContent =>
  content.kind.startsWith("offer.");

/**
 * A notice of an offer in a sentence without its full stop.
 * @param candidate whom it is to, for the company; null where nobody is to be named
 */
export function titleOfOffer({ kind, params }: OfferContent, candidate: string | null): string {
  const { jobTitle, company, side } = params;
  const isApplicant = side === "applicant";
  const name = candidate ?? "A candidate";
  const theirs = `offer ${candidate === null ? "" : `to ${candidate} `}for ${jobTitle}`;
  switch (kind) {
    case "offer.made":
      return `${company} offers you the job ${jobTitle}`;
    case "offer.accepted":
      return isApplicant
        ? `You accepted the offer of ${company}: you are hired for ${jobTitle}`
        : `${name} accepted your offer for ${jobTitle}`;
    case "offer.declined":
      return isApplicant
        ? `You declined the offer of ${company} for ${jobTitle}`
        : `${name} declined your offer for ${jobTitle}`;
    case "offer.withdrawn":
      return isApplicant ? `${company} took back its offer for ${jobTitle}` : `The ${theirs} is withdrawn`;
    case "offer.expiring":
      return `${company} waits for your answer to its offer for ${jobTitle}, which ends soon`;
    case "offer.expired":
      return isApplicant
        ? `The offer of ${company} for ${jobTitle} has expired`
        : `The ${theirs} has expired`;
    case "offer.ended":
      return `The application ended, and with it the ${theirs}`;
  }
}
