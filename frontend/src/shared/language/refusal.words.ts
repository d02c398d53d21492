import type { ErrorCode } from "@job-portal/protocol/error-codes";
import { defineWords } from "../words";

/** A screen's own words for some codes, where it can say more than the server does. */
export type OwnRefusalWords = Partial<Readonly<Record<ErrorCode, string>>>;

/**
 * What people read for the server's codes. In English the server's own messages serve; a catalog in another language
 * has to word every code.
 */
export const refusalWords = defineWords<OwnRefusalWords>("refusal", { en: {} });
