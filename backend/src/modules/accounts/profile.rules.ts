import { z } from "zod";
import { breaking } from "../../text/broken-rule";
import { line, paragraphs } from "../../text/text.rules";

/**
 * The profile's rules, stated once: the GraphQL inputs follow them, the REST bodies and the OpenAPI document are made
 * of them. Texts are trimmed before they are kept. An empty one clears its field, except the full name (PROF-05).
 */
const SEPARATORS = /[\s().-]/g;
const TYPED_PHONE = /^\+?[\d\s().-]{7,24}$/;
/** Country code and number, 7 to 15 digits (ITU-T E.164). */
const E164 = /^\+[1-9]\d{6,14}$/;
/** Ten digits: a mobile begins with 6 to 9, a landline's area code with 1 to 8 (National Numbering Plan). */
const INDIAN_NUMBER = /^[1-9]\d{9}$/;
/** As it is dialled within the country: a landline after a 0; a mobile bare, after a 0, or after 91. */
const INDIAN_DIALLED = /^(?:0[1-8]\d{9}|(?:0|91)?[6-9]\d{9})$/;

/** Without what stands between digits; 00 before a country's code is a +. */
const dialled = (typed: string): string => typed.replace(SEPARATORS, "").replace(/^00(?=[1-9])/, "+");

/** An Indian number, as people type one, with +91 before its ten digits; null where it is none. */
export function readIndianPhone(text: string): string | null {
  const typed = text.trim();
  const digits = dialled(typed);
  const isIndian = digits.startsWith("+91")
    ? INDIAN_NUMBER.test(digits.slice(3))
    : INDIAN_DIALLED.test(digits);
  return TYPED_PHONE.test(typed) && isIndian ? `+91${digits.slice(-10)}` : null;
}

/** Whether it is an Indian number, as people type one, or one of any country with + and its code. */
export function isPhoneNumber(text: string): boolean {
  const digits = dialled(text);
  const isForeign = TYPED_PHONE.test(text) && !digits.startsWith("+91") && E164.test(digits);
  return isForeign || readIndianPhone(text) !== null;
}

/** Whether it is an https address of something at LinkedIn. */
export function isLinkedInAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  const isLinkedIn = hostname === "linkedin.com" || hostname.endsWith(".linkedin.com");
  return protocol === "https:" && isLinkedIn && !port && !username && !password && pathname.length > 1;
}

/** An empty text is how a form says "nothing". */
const empty = z.literal("");

const isBlank = (value: string) => value.trim() === "";

export const fullName = line(120)
  .refine((value) => !isBlank(value), breaking("REQUIRED", "is required"))
  .describe("Full name.");

export const photoAddress = line(2048).describe("Address of the profile photo.");

/** The service asks whether the date lies in the past, because it knows the clock. */
const realDate = z.iso.date("must be a real date, YYYY-MM-DD");

export const additionalData = {
  title: line(120).describe("Professional title, such as 'Staff Nurse'."),
  bio: paragraphs(2000).describe("A few sentences about the person."),
  phone: line(40)
    .refine(
      (value) => isBlank(value) || isPhoneNumber(value.trim()),
      breaking("NO_PHONE", "must be an Indian phone number, or one with + and the country's code"),
    )
    .describe("Phone number: Indian, or of any country with + and its code."),
  location: line(120).describe("Where the person lives, such as 'Indiranagar, Bangalore'."),
  dob: z.union([empty, realDate], "must be a real date, YYYY-MM-DD").describe("Date of birth, YYYY-MM-DD."),
  linkedin: line(200)
    .refine(
      (value) => isBlank(value) || isLinkedInAddress(value.trim()),
      breaking("NO_LINKEDIN", "must be an https address at linkedin.com"),
    )
    .describe("Address of the LinkedIn profile, https only."),
} as const;
