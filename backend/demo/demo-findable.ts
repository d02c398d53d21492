import type { DataSource } from "typeorm";
import type { AccountService } from "../src/modules/accounts/account.service";
import type { CareerProfileService } from "../src/modules/career-profiles/career-profile.service";
import { type SaveFindabilityInput, ShownGroup } from "../src/modules/people/findability";
import { FindabilityService } from "../src/modules/people/findability.service";
import { PersonReadingService } from "../src/modules/people/person-reading.service";
import type { Clock } from "../src/time/clock";
import type { DemoSeeker } from "./demo-seekers";
import { Random } from "./random";

/** What demo seekers say who let companies find them. */
export const FOUND_BY_COMPANIES: SaveFindabilityInput = {
  isFindable: true,
  groups: [ShownGroup.ABOUT, ShownGroup.SKILLS, ShownGroup.WISHES],
  hiddenCompanies: [],
};

/** Half of the demo seekers let companies find them. */
export const isFoundByCompanies = ({ email }: DemoSeeker): boolean =>
  new Random(`findable ${email}`).chance(0.5);

interface Parts {
  accounts: AccountService;
  careers: CareerProfileService;
}

export const findabilityFor = (
  dataSource: DataSource,
  clock: Clock,
  { accounts, careers }: Parts,
): FindabilityService =>
  new FindabilityService(
    dataSource,
    clock,
    accounts,
    careers,
    new PersonReadingService(dataSource, clock, careers),
  );
