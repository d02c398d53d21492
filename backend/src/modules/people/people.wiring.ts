import type { ServiceParts } from "../../auth/context";
import type { AccountService } from "../accounts/account.service";
import type { CareerProfileService } from "../career-profiles/career-profile.service";
import type { JobSuggestionService } from "../jobs/search/job-suggestion.service";
import type { NoticeService } from "../notices/notice.service";
import { FindabilityService } from "./findability.service";
import { InvitationService } from "./invitation.service";
import { PersonReadingService } from "./person-reading.service";
import { PersonService } from "./person.service";

declare module "../../auth/context" {
  interface Services extends PeopleServices {}
}

interface PeopleParts {
  accounts: AccountService;
  careerProfiles: CareerProfileService;
  notices: NoticeService;
  jobSuggestions: JobSuggestionService;
}

type PeopleServices = ReturnType<typeof createPeopleServices>;

export function createPeopleServices(
  { dataSource, clock }: ServiceParts,
  { accounts, careerProfiles, notices, jobSuggestions }: PeopleParts,
) {
  const personReading = new PersonReadingService(dataSource, clock, careerProfiles);
  return {
    personReading,
    people: new PersonService(dataSource, clock, personReading, jobSuggestions.spelling),
    findability: new FindabilityService(dataSource, clock, accounts, careerProfiles, personReading),
    invitations: new InvitationService(dataSource, clock, accounts, notices),
  };
}
