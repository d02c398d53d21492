import type { ScreeningAnswer } from "../answers/answers.inputs";
import { ApplicationStatus } from "./application-pipeline";

const { SHORTLISTED, INTERVIEW, OFFERED, HIRED } = ApplicationStatus;

/** Where a company has reason to call or write to somebody: nowhere else does it learn how. */
export const CONTACT_STATUSES: readonly ApplicationStatus[] = [SHORTLISTED, INTERVIEW, OFFERED, HIRED];

/** Whether a company sees an applicant's phone and e-mail. */
export const seesContact = (status: ApplicationStatus): boolean => CONTACT_STATUSES.includes(status);

/** Stands where a phone number or an e-mail address was written. */
export const MASK = "[shown once shortlisted]";

const EMAIL =
  /(?<![\p{Letter}\p{Number}._%+-])[\p{Letter}\p{Number}._%+-]+@[\p{Letter}\p{Number}-]+(?:\.[\p{Letter}\p{Number}-]+)+/gu;
/**
 * Ten digits and more as people write phone numbers: "+91 98450 12345", "080-2345-6789"; no years, as in "2018 - 2020".
 */
const PHONE = /(?<![\p{Number}\p{Letter}])(?!(?:19|20)\d\d(?!\d))\+?\(?\d(?:[\s().-]{0,2}\d){9,13}(?!\d)/gu;

/** A text without what reaches the person past the portal. */
export const maskedText = (text: string): string => text.replace(EMAIL, MASK).replace(PHONE, MASK);

/** Fields of a JSON Resume document that are contact by their name, wherever they stand. */
const CONTACT_FIELDS = new Set(["email", "phone"]);

/**
 * A document as a company may see it. Before the applicant is shortlisted it has no field of e-mail or phone, and
 * neither stands in any of its texts.
 */
export const maskedDocument = <Document>(document: Document, status: ApplicationStatus): Document =>
  seesContact(status) ? document : (masked(document) as Document);

/** Answers as a company may see them (SCRN-06); what it asked itself stays as it is. */
export const maskedAnswers = (
  answers: readonly ScreeningAnswer[],
  status: ApplicationStatus,
): ScreeningAnswer[] =>
  answers.map((answer) => Object.assign({}, answer, { values: maskedDocument(answer.values, status) }));

function masked(value: unknown): unknown {
  if (typeof value === "string") return maskedText(value);
  if (Array.isArray(value)) return value.map(masked);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !CONTACT_FIELDS.has(field))
      .map(([field, inner]) => [field, masked(inner)]),
  );
}
