/**
 * The notice that people read when they allow a use of their data, by the month from which it reads so. Whoever changes
 * what a purpose of `consents` says gives it the next: each consent keeps the one that it was given to.
 */
export const CONSENT_NOTICE_VERSION = "2026-11";

/** Nobody younger has an account (Digital Personal Data Protection Act 2023, section 9). */
export const ADULT_YEARS = 18;
