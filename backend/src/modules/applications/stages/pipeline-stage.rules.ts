import { ApplicationStatus } from "../application/application-pipeline";

export const MOST_STAGES = 8;
export const LEAST_STAGE_NAME = 2;
export const MOST_STAGE_NAME = 40;

const { VIEWED, SHORTLISTED, INTERVIEW, OFFERED } = ApplicationStatus;

/** Where a candidate waits. Opening an application leads out of SUBMITTED, so nobody could stay at a stage there. */
export const STAGED_STATUSES: readonly ApplicationStatus[] = [VIEWED, SHORTLISTED, INTERVIEW, OFFERED];

export const mayHaveStages = (status: ApplicationStatus): boolean => STAGED_STATUSES.includes(status);

/** What the portal calls its statuses, to either side and in either language, in small letters. */
const FIXED_NAMES: ReadonlySet<string> = new Set([
  ...["new", "viewed", "under review", "shortlisted", "interview", "offered", "hired", "not selected"],
  ...["rejected", "withdrawn", "submitted"],
  ...["नया", "नए", "देखा गया", "शॉर्टलिस्ट", "इंटरव्यू", "ऑफ़र", "चुना गया", "नहीं चुना गया", "वापस लिया"],
]);

export const isFixedName = (name: string): boolean => FIXED_NAMES.has(name.toLowerCase());

/** As it is kept: one blank between words, so that two that look the same are. */
export const tidyStageName = (name: string): string => name.normalize("NFC").trim().replace(/\s+/g, " ");
