import type { Education, EnglishLevel, Shift, WorkMode } from "../../../shared/schema.generated";

/** What one chooses from among the filters, as addresses spell it, with the server's codes. */

export const MODE_CODES = {
  "on-site": "ON_SITE",
  hybrid: "HYBRID",
  remote: "REMOTE",
} as const satisfies Record<string, WorkMode>;
export const EDUCATION_CODES = {
  "below-10th": "ANY",
  "10th": "TENTH",
  "12th": "TWELFTH",
  iti: "ITI",
  diploma: "DIPLOMA",
  graduate: "GRADUATE",
  postgraduate: "POSTGRADUATE",
} as const satisfies Record<string, Education>;
export const SHIFT_CODES = {
  day: "DAY",
  night: "NIGHT",
  rotational: "ROTATIONAL",
  flexible: "FLEXIBLE",
} as const satisfies Record<string, Shift>;
export const ENGLISH_CODES = {
  none: "NONE",
  basic: "BASIC",
  good: "GOOD",
  fluent: "FLUENT",
} as const satisfies Record<string, EnglishLevel>;

export type WorkModeName = keyof typeof MODE_CODES;
export type EducationName = keyof typeof EDUCATION_CODES;
export type ShiftName = keyof typeof SHIFT_CODES;
export type EnglishName = keyof typeof ENGLISH_CODES;

const namesOf = <Name extends string>(codes: Record<Name, string>) => Object.keys(codes) as Name[];
export const WORK_MODES = namesOf(MODE_CODES);
export const EDUCATIONS = namesOf(EDUCATION_CODES);
export const SHIFTS = namesOf(SHIFT_CODES);
export const ENGLISH_LEVELS = namesOf(ENGLISH_CODES);

/** Days that a job may have been posted ago. */
export const POSTED_DAYS = [1, 3, 7, 30] as const;
/** Years of work to choose from; 0 is a fresher. */
export const EXPERIENCE_YEARS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20] as const;
/** Kilometres around a place. */
export const WITHIN_KM = [2, 5, 10, 25] as const;
/** Rupees a month; the least is where pay does not narrow. */
export const MONTHLY_PAY = { least: 5_000, most: 100_000, step: 1_000 } as const;
/** Lakh rupees a year, of the steps at which the server's index answers fastest. */
export const PAY_FROM = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100] as const;
export const PAY_TO = [2, 3, 5, 8, 12, 20, 30, 50, 100] as const;

export type PostedDays = (typeof POSTED_DAYS)[number];
export type ExperienceYears = (typeof EXPERIENCE_YEARS)[number];
export type WithinKm = (typeof WITHIN_KM)[number];
export type PayFrom = (typeof PAY_FROM)[number];
export type PayTo = (typeof PAY_TO)[number];

/** The step that a text spells; null for any other text. */
export function stepOf<Step extends number>(steps: readonly Step[], text: string | null): Step | null {
  return steps.find((step) => String(step) === text) ?? null;
}
