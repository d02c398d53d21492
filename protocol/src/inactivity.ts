/**
 * When an account that nobody uses goes (Digital Personal Data Protection Act 2023, section 8(7) and (8)). The server
 * holds to these; the notice and the pages tell them.
 */

/** The Rules of 2025 give large platforms so many years (Rule 8 and the Third Schedule). */
export const INACTIVE_YEARS = 3;

/** The first warning goes out so many days before. */
export const FIRST_WARNING_DAYS = 30;

/** And the second so many days before; Rule 8(2) asks for 48 hours at least. */
export const SECOND_WARNING_DAYS = 3;
