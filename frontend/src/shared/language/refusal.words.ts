import type { ErrorCode } from "@job-portal/protocol/error-codes";
import type { Locale } from "./locale";

type CodeWords = Readonly<Record<ErrorCode, string>>;

/** A screen's own words for some codes, where it can say more than the server does. */
export type OwnRefusalWords = Partial<CodeWords>;

/** The server's messages are English: a catalog in English may leave codes out, one in another language may not. */
type RefusalWordsIn<Language> = Language extends "en" ? OwnRefusalWords : CodeWords;

/** What people read for the server's codes, by language. In English the server's own messages serve. */
export const refusalWords: Readonly<{ [Language in Locale]: RefusalWordsIn<Language> }> = { en: {} };
