import type { AuthCheckerInterface, ResolverData } from "type-graphql";
import type { Context, IdentifiedContext, ViewerContext } from "./context";
import { ForbiddenError, UnauthenticatedError } from "../errors/errors";
import { Role } from "./role";
import type { WriteKind } from "./write-limits";

/**
 * Gates beside the roles. `@Authorized()` alone asks for a registered account, `@Authorized(Role.ADMIN)` for
 * that role as well. A blocked account comes no further than its context.
 */
export enum Gate {
  /** A valid token, with or without an account behind it. */
  IDENTITY = "identity",
  /** An admin, or before there is a schema: a verified e-mail of ADMIN_EMAILS. */
  FIRST_RUN = "first-run",
  /** With IDENTITY: makes an account, and counts as a sign-up rather than as a write. */
  SIGN_UP = "sign-up",
  /** A query that costs as much as a change: it is admitted and counted as one. */
  AS_WRITE = "as-write",
}

/** Decides who may call a root field, and how often it may be written; whose thing it is, the policies decide. */
export class RoleGate implements AuthCheckerInterface<Context, Gate | Role> {
  async check({ context, info }: ResolverData<Context>, gates: (Gate | Role)[]): Promise<boolean> {
    assertAllowed(
      context,
      gates.filter((gate) => gate !== Gate.AS_WRITE),
    );
    if (info.parentType.name === "Mutation" || gates.includes(Gate.AS_WRITE))
      await admitWrite(context, gates.includes(Gate.SIGN_UP) ? "sign-up" : "write");
    return true;
  }
}

/** @throws UnauthenticatedError, ForbiddenError NOT_REGISTERED or FORBIDDEN */
function assertAllowed(
  context: Context,
  gates: readonly (Gate | Role)[],
): asserts context is IdentifiedContext {
  const { identity, viewer, isFirstAdmin } = context;
  if (!identity) throw new UnauthenticatedError();
  if (gates.includes(Gate.IDENTITY)) return;
  if (gates.includes(Gate.FIRST_RUN) && isFirstAdmin) return;
  if (!viewer) throw new ForbiddenError("NOT_REGISTERED", "Please finish your registration first.");
  const isAdmin = viewer.role === Role.ADMIN;
  if (gates.length > 0 && !isAdmin && !gates.some((gate) => gate === viewer.role)) throw new ForbiddenError();
}

/** For what is read beside GraphQL: the same question that `@Authorized()` asks of a query. */
export function assertViewer(context: Context): ViewerContext {
  assertAllowed(context, []);
  return context as ViewerContext;
}

/** For what is written beside GraphQL: the same questions that `@Authorized()` asks of a mutation. */
export async function assertViewerMayWrite(context: Context): Promise<ViewerContext> {
  const viewerContext = assertViewer(context);
  await admitWrite(viewerContext, "write");
  return viewerContext;
}

/**
 * Every change asks the provider whether the token still holds, and is counted.
 * @throws UnauthenticatedError for a revoked token, RateLimitedError
 */
async function admitWrite(context: IdentifiedContext, kind: WriteKind): Promise<void> {
  await context.confirmIdentity();
  await context.services.writeLimits.count(kind, { uid: context.identity.uid, address: context.address });
}
