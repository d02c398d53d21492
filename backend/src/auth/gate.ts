import type { AuthCheckerInterface, ResolverData } from "type-graphql";
import type { Context } from "../context";
import { ForbiddenError, UnauthenticatedError } from "../errors";
import { AccountStatus, Role } from "../modules/accounts/role";

/**
 * Gates beside the roles. `@Authorized()` alone asks for a registered account that is not blocked,
 * `@Authorized(Role.ADMIN)` for that role as well.
 */
export enum Gate {
  /** A valid token, with or without an account behind it. */
  IDENTITY = "identity",
  /** An admin, or before there is a schema: a verified e-mail of ADMIN_EMAILS. */
  FIRST_RUN = "first-run",
}

/** Decides who may call a root field; whose thing it is, the policies decide. */
export class RoleGate implements AuthCheckerInterface<Context, Gate | Role> {
  check({ context }: ResolverData<Context>, gates: (Gate | Role)[]): boolean {
    const { identity, viewer, isFirstAdmin } = context;
    if (!identity) throw new UnauthenticatedError();
    if (viewer?.status === AccountStatus.BLOCKED)
      throw new ForbiddenError("ACCOUNT_BLOCKED", "This account has been blocked.");
    if (gates.includes(Gate.IDENTITY)) return true;
    if (gates.includes(Gate.FIRST_RUN) && isFirstAdmin) return true;
    if (!viewer && !gates.includes(Gate.FIRST_RUN))
      throw new ForbiddenError("NOT_REGISTERED", "Please finish your registration first.");
    const isAdmin = viewer?.role === Role.ADMIN;
    if (gates.length > 0 && !isAdmin && !gates.some((gate) => gate === viewer?.role))
      throw new ForbiddenError();
    return true;
  }
}
