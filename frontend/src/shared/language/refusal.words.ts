import type { ErrorCode } from "@job-portal/protocol/error-codes";
import { defineWords } from "../words";

/** A code of the server, or that the call did not leave a device without a network. */
export type RefusalKind = ErrorCode | "OFFLINE";

/** A screen's own words for some codes, where it can say more than the server does. */
export type OwnRefusalWords = Partial<Readonly<Record<RefusalKind, string>>>;

/**
 * What people read for the server's codes. In English the server's own messages serve; a catalog in another language
 * has to word every code.
 */
export const refusalWords = defineWords<OwnRefusalWords>("refusal", {
  en: { OFFLINE: "You are offline. Please try again once you have a network." },
});
