/** A company's own stages of its pipeline (STAGE-01). The server holds to these, and the dialog tells them. */

export const MOST_STAGES = 8;
export const LEAST_STAGE_NAME = 2;
export const MOST_STAGE_NAME = 40;

/**
 * The statuses, by their names in the API, behind which a stage may stand: where a candidate waits. Opening an
 * application leads out of SUBMITTED, so nobody could stay at a stage there.
 */
export const STAGED_STATUSES = ["VIEWED", "SHORTLISTED", "INTERVIEW", "OFFERED"] as const;
