import DataLoader from "dataloader";
import type { ServiceParts, Services } from "../../auth/context";
import type { PersonalDataService } from "../accounts/personal-data.service";
import type { NoticeService } from "../notices/notice.service";
import { BreachService } from "./breach/breach.service";
import type { BreachTold } from "./breach/breach-telling.inputs";
import { BreachTellingService } from "./breach/breach-telling.service";
import { GrievanceReviewService } from "./grievance-review.service";
import { GrievanceService } from "./grievance.service";
import type { AccountInactivity } from "./inactivity.inputs";
import { InactivityService } from "./inactivity.service";
import type { Nominee } from "./nominee/nominee.entity";
import { NomineeService } from "./nominee/nominee.service";
import { DataRecipientService } from "./recipient/data-recipient.service";

declare module "../../auth/context" {
  interface Services extends PrivacyServices {}
  interface Loaders extends PrivacyLoaders {}
}

type PrivacyServices = ReturnType<typeof createPrivacyServices>;
type PrivacyLoaders = ReturnType<typeof createPrivacyLoaders>;

export const createPrivacyServices = (
  { env, dataSource, clock }: ServiceParts,
  { notices, personalData }: { notices: NoticeService; personalData: PersonalDataService },
) => ({
  breaches: new BreachService(dataSource, clock),
  breachTellings: new BreachTellingService(dataSource, clock, notices),
  dataRecipients: new DataRecipientService(dataSource, clock),
  grievances: new GrievanceService(dataSource, clock),
  grievanceReview: new GrievanceReviewService(dataSource, clock, notices),
  inactivity: new InactivityService(dataSource, clock, notices, personalData, Boolean(env.MAIL_URL)),
  nominees: new NomineeService(dataSource, clock),
});

export const createPrivacyLoaders = ({
  breachTellings,
  inactivity,
  nominees,
}: Pick<Services, "breachTellings" | "inactivity" | "nominees">) => ({
  breachTold: new DataLoader<string, BreachTold | null>((ids) => breachTellings.toldOf(ids)),
  inactivity: new DataLoader<string, AccountInactivity>((ids) => inactivity.findOf(ids)),
  nominee: new DataLoader<string, Nominee | null>((ids) => nominees.findOf(ids)),
});
