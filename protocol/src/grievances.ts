/**
 * How grievances about data are answered (Digital Personal Data Protection Act 2023, section 13). The server holds to
 * these; the notice and the pages tell them.
 */

/** We answer within so many days. Rule 14 of the Rules of 2025 allows at most 90. */
export const GRIEVANCE_DAYS = 30;

/** An account may have so many open at once. */
export const MOST_OPEN_GRIEVANCES = 3;

export const SHORTEST_GRIEVANCE = 20;
export const LONGEST_GRIEVANCE = 2000;
export const LONGEST_GRIEVANCE_ANSWER = 4000;

/** An answered one is kept for so long, because a claim in court may be made for so long (Limitation Act 1963). */
export const GRIEVANCE_YEARS = 3;
