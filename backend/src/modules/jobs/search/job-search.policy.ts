import { ForbiddenError } from "../../../errors/errors";
import { PlanFeature } from "../../subscriptions/plan-feature";
import { namesOfPlansWith } from "../../subscriptions/plan.policy";
import type { JobFilter } from "./job-search.inputs";

/** Whether a search asks for what the plans sell as advanced filters (PLAN-08, FILT-02). */
const isAdvanced = ({ skills, verifiedOnly, repliesOnly }: JobFilter): boolean =>
  [skills?.length, verifiedOnly, repliesOnly].some(Boolean);

/**
 * @param mayUseAdvanced whether the viewer has the advanced filters; asked only where the filter has one
 * @throws ForbiddenError PLAN_REQUIRED
 */
export async function assertMayFilter(
  filter: JobFilter,
  mayUseAdvanced: () => Promise<boolean>,
): Promise<void> {
  if (!isAdvanced(filter) || (await mayUseAdvanced())) return;
  const plans = namesOfPlansWith(PlanFeature.ADVANCED_FILTERS);
  throw new ForbiddenError("PLAN_REQUIRED", `Advanced filters are part of these plans: ${plans}.`);
}
