import { type Formats, formatsIn, INDIAN_ZONE } from "@job-portal/protocol/formats";
import { useLocale } from "./locale";

export { type Formats, formatsIn, INDIAN_ZONE };

/** How they are written in the reader's language (LANG-16). */
export const useFormats = (): Formats => formatsIn(useLocale());

/** The device's time zone; on the node it says nothing about the reader's. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

let indianDays: Intl.DateTimeFormat | undefined;

/** The day in India, YYYY-MM-DD, whatever time zone the browser is in: for addresses and file names. */
export const indianDay = (at: Date | number): string =>
  (indianDays ??= new Intl.DateTimeFormat("en-CA", { timeZone: INDIAN_ZONE })).format(at);
