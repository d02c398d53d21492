import { STAGED_STATUSES } from "@job-portal/protocol/pipeline-stages";
import { ApplicationStatus } from "../application/application-pipeline";

/** In the pipeline's order. */
export const STAGED: readonly ApplicationStatus[] = STAGED_STATUSES.map((name) => ApplicationStatus[name]);

export const mayHaveStages = (status: ApplicationStatus): boolean => STAGED.includes(status);

/** What the portal calls its statuses, to either side and in either language, in small letters. */
const FIXED_NAMES: ReadonlySet<string> = new Set([
  ...["new", "viewed", "under review", "shortlisted", "interview", "offered", "hired", "not selected"],
  ...["rejected", "withdrawn", "submitted"],
  ...["नया", "नए", "देखा गया", "शॉर्टलिस्ट", "इंटरव्यू", "ऑफ़र", "चुना गया", "नहीं चुना गया", "वापस लिया"],
]);

export const isFixedName = (name: string): boolean => FIXED_NAMES.has(name.toLowerCase());

/** As it is kept: one blank between words, so that two that look the same are. */
export const tidyStageName = (name: string): string => name.normalize("NFC").trim().replace(/\s+/g, " ");
