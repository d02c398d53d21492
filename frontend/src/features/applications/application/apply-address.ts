import { paths } from "@job-portal/protocol/paths";
import { APPLY } from "../../../auth/return-address";

/** A job's page with that dialog open. */
export const applyAddress = (jobId: string): string => `${paths.job(jobId)}?${APPLY}`;
