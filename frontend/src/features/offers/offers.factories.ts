import type { Offer_OfferFragment } from "./Offers.generated";

const NOTHING = { accept: false, decline: false, withdraw: false };

/** An open offer, as its candidate sees it. */
export const buildOffer = ({
  viewerCan,
  ...changes
}: Partial<Omit<Offer_OfferFragment, "viewerCan">> & { viewerCan?: Partial<typeof NOTHING> } = {}) => ({
  __typename: "Offer" as const,
  id: "offer-1",
  applicationId: "application-1",
  companyName: "Kaveri Foods",
  candidateName: null,
  status: "SENT" as const,
  pay: { __typename: "StatedPay" as const, headline: "₹4.8 LPA", amount: 480_000, unit: "YEAR" as const },
  joinsOn: "2026-12-01",
  replyBy: "2026-11-28",
  letter: "Dear Meera,\n\nWelcome to Kaveri Foods.",
  words: null,
  wordsParty: null,
  decidedAt: null,
  ...changes,
  viewerCan: {
    __typename: "OfferPermissions" as const,
    ...(viewerCan ? { ...NOTHING, ...viewerCan } : { ...NOTHING, accept: true, decline: true }),
  },
});

/** The same, as the company sees it. */
export const buildMadeOffer = (changes: Parameters<typeof buildOffer>[0] = {}) =>
  buildOffer({ candidateName: "Meera Pillai", viewerCan: { withdraw: true }, ...changes });
