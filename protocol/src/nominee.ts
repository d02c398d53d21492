/**
 * Whom somebody names to ask for their data if they die or can't act (Digital Personal Data Protection Act 2023,
 * section 14). The server holds to these, and the form tells them.
 */

export const LONGEST_NOMINEE_NAME = 120;
export const LONGEST_NOMINEE_RELATION = 60;
