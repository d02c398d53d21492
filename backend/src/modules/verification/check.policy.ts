import { Role } from "../../auth/role";
import type { Account } from "../accounts/account.entity";
import type { Company } from "../companies/company.entity";
import { domainOf } from "../companies/verification.policy";
import type { CompanyCheck } from "./company-check.entity";
import { CheckState } from "./verification.enums";

/** So long before the end the company is told. */
export const REMIND_DAYS = 30;
/** Papers go so long after an admin has decided about them. */
export const DOCUMENT_DAYS = 30;

type Identity = Pick<Company, "name" | "website">;

/** Whether a check says something today: passed, not over, and of the name and domain that the company has now. */
export function holds(check: CompanyCheck, company: Identity, now: Date): boolean {
  const { state, lapsesAt, evidence } = check;
  return state === CheckState.PASSED && lapsesAt !== null && lapsesAt > now && restsOn(evidence, company);
}

/** Whether a check's evidence is of the name and the domain that the company has now. */
export const restsOn = ({ name, domain }: CompanyCheck["evidence"], company: Identity): boolean =>
  name === company.name && (domain === null || domain === domainOf(company.website));

/** No company verifies itself, not even one that an admin acts for (VERI-10). */
export const mayDecide = ({ role }: Pick<Account, "role">, isMember: boolean): boolean =>
  role === Role.ADMIN && !isMember;
