import { registerEnumType } from "type-graphql";
import { BadInputError, type FieldProblem } from "../errors/errors";

/** AUTH-31: what an account is for. Values as the specification spells them; GraphQL's names in capitals. */
export enum Role {
  JOBSEEKER = "jobseeker",
  EMPLOYER = "employer",
  ADMIN = "admin",
}

registerEnumType(Role, {
  name: "Role",
  description: "What an account is for.",
  valuesConfig: {
    JOBSEEKER: { description: "Looks for work; the default." },
    EMPLOYER: { description: "Posts jobs and reviews candidates." },
    ADMIN: { description: "Manages users, companies and jobs; cannot be chosen at sign-up." },
  },
});

/** What one may register as (CALL-09). */
export const SIGN_UP_ROLES = [Role.JOBSEEKER, Role.EMPLOYER] as const;
export const SIGN_UP_ROLES_RULE = "must be jobseeker or employer";

/** @param fields all that is wrong with the input, where it is not the role alone */
export const roleNotAllowed = (
  fields: FieldProblem[] = [{ field: "role", message: SIGN_UP_ROLES_RULE }],
): BadInputError => new BadInputError("ROLE_NOT_ALLOWED", "Register as job seeker or employer.", fields);

/** STAT-01, STAT-02: derived from the account, never stored. */
export enum AccountStatus {
  ACTIVE = "active",
  PENDING = "pending",
  BLOCKED = "blocked",
}

registerEnumType(AccountStatus, {
  name: "AccountStatus",
  description: "Whether an account may act.",
  valuesConfig: {
    ACTIVE: { description: "The e-mail address is verified." },
    PENDING: { description: "The e-mail address is not verified yet." },
    BLOCKED: { description: "An admin has blocked the account." },
  },
});
