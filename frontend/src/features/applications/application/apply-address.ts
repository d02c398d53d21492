import { paths } from "@job-portal/protocol/paths";

/** In a job's address: opens the dialog for whoever is signed in. */
export const APPLY = "apply";

/** A job's page with that dialog open. */
export const applyAddress = (jobId: string): string => `${paths.job(jobId)}?${APPLY}`;
