/** The server takes no longer ones; e2e/jobs.spec.ts holds these to what it takes. */
export const MAX_TEXT = 200;
export const MAX_LOCATION = 120;
