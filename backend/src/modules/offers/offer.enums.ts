import { registerEnumType } from "type-graphql";

/** Where an offer stands; stored as spelled here. */
export enum OfferStatus {
  SENT = "sent",
  ACCEPTED = "accepted",
  DECLINED = "declined",
  WITHDRAWN = "withdrawn",
  EXPIRED = "expired",
}

registerEnumType(OfferStatus, {
  name: "OfferStatus",
  description: "Where an offer stands.",
  valuesConfig: {
    SENT: { description: "It waits for the candidate's answer." },
    ACCEPTED: { description: "The candidate took it. Final." },
    DECLINED: { description: "The candidate does not want it. Final." },
    WITHDRAWN: { description: "The company took it back, or the application ended. Final." },
    EXPIRED: { description: "Nobody answered it in time. Final." },
  },
});
