import type { AdminJob_JobFragment } from "./AdminJob.generated";

type Reviewed = Pick<AdminJob_JobFragment, "review">;

/** Whether everybody finds it: then it has a public page, and can be taken out of the list. */
export const isPublic = ({ review }: Reviewed): boolean =>
  review?.status === "ACTIVE" || review?.status === "FLAGGED";

/** Whether there is something to approve: of a blocked company or poster nothing but the block itself. */
export const isWaiting = ({ review }: Reviewed): boolean =>
  review?.status === "FLAGGED" || (review?.status === "HELD" && review.heldAt !== null);

/** Whether nothing is said against it: no report, no rule, no reason, no block. */
export const isUnquestioned = ({ review }: Reviewed): boolean =>
  review?.reportCount === 0 &&
  review.rules.length === 0 &&
  review.reason === null &&
  review.status !== "HELD";
