/** The Board is told in detail within so many hours of noticing a breach (DPDP Rules 2025, rule 7(2)(b)). */
export const BREACH_HOURS = 72;

export const LONGEST_BREACH_TEXT = 4000;

/** Of what the people affected are told, and of what they can do. */
export const LONGEST_BREACH_MESSAGE = 4000;

/** So many people may be told by their addresses at once. */
export const MOST_BREACH_ADDRESSES = 2000;

/** Nobody's data is kept of more people than that. */
export const MOST_BREACHED_PEOPLE = 2_000_000_000;
