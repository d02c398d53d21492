import type { ServiceParts } from "../../auth/context";
import type { NoticeService } from "../notices/notice.service";
import { GrievanceReviewService } from "./grievance-review.service";
import { GrievanceService } from "./grievance.service";

declare module "../../auth/context" {
  interface Services extends PrivacyServices {}
}

type PrivacyServices = ReturnType<typeof createPrivacyServices>;

export const createPrivacyServices = (
  { dataSource, clock }: ServiceParts,
  { notices }: { notices: NoticeService },
) => ({
  grievances: new GrievanceService(dataSource, clock),
  grievanceReview: new GrievanceReviewService(dataSource, clock, notices),
});
