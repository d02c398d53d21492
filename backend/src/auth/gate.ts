import type { AuthCheckerInterface, ResolverData } from "type-graphql";
import type { Context, IdentifiedContext, ViewerContext } from "./context";
import { ForbiddenError, UnauthenticatedError } from "../errors/errors";
import { Role } from "./role";
import { assertSecondFactor } from "./second-factor";
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
  /** Hands data out as a whole, to keep elsewhere: a file, or all that an account has. */
  EXPORT = "export",
  /** A query that costs as much as a change: it is admitted and counted as one. */
  AS_WRITE = "as-write",
  /** Gives rights, takes them, or can't be undone: whoever has a second factor gives a code of the last minutes. */
  DANGEROUS = "dangerous",
  /** An admin may do it for anybody, others for their own: an admin's second factor guards it. */
  AS_ADMIN = "as-admin",
}

/** Reads that reach so far that a revoked token must not make them; all others take its word, for an hour at most. */
const FAR_REACHING: readonly (Gate | Role)[] = [Role.ADMIN, Gate.FIRST_RUN, Gate.EXPORT];

/** What an admin's second factor guards, where the caller is one. */
const ADMINS: readonly (Gate | Role)[] = [...FAR_REACHING, Gate.AS_ADMIN];
/** They say how a call is admitted, not whose it may be. */
const FOR_EVERYBODY: readonly (Gate | Role)[] = [Gate.EXPORT, Gate.AS_WRITE, Gate.DANGEROUS, Gate.AS_ADMIN];

/** Decides who may call a root field, and how often it may be written; whose thing it is, the policies decide. */
export class RoleGate implements AuthCheckerInterface<Context, Gate | Role> {
  async check({ context, info }: ResolverData<Context>, gates: (Gate | Role)[]): Promise<boolean> {
    assertAllowed(context, gates);
    const isMutation = info.parentType.name === "Mutation";
    if (isMutation && gates.some((gate) => gate === Role.ADMIN || gate === Gate.FIRST_RUN))
      context.note.isAdminAct = true;
    const kind = gates.includes(Gate.SIGN_UP) ? "sign-up" : "write";
    await admit(context, gates, isMutation || gates.includes(Gate.AS_WRITE) ? kind : null);
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
  const roles = gates.filter((gate) => !FOR_EVERYBODY.includes(gate));
  const isAdmin = viewer.role === Role.ADMIN;
  if (roles.length > 0 && !isAdmin && !roles.some((gate) => gate === viewer.role)) throw new ForbiddenError();
}

/** For what is read beside GraphQL: the same question that `@Authorized()` asks of a query. */
export function assertViewer(context: Context): ViewerContext {
  assertAllowed(context, []);
  return context as ViewerContext;
}

/** For files of somebody's data: the same questions that `@Authorized(Gate.EXPORT)` asks of a query. */
export async function assertViewerMayExport(context: Context): Promise<ViewerContext> {
  const viewerContext = assertViewer(context);
  await admit(viewerContext, [Gate.EXPORT], null);
  return viewerContext;
}

/** For what is written beside GraphQL: the same questions that `@Authorized(...gates)` asks of a mutation. */
export async function assertViewerMayWrite(
  context: Context,
  gates: readonly Gate[] = [],
): Promise<ViewerContext> {
  const viewerContext = assertViewer(context);
  await admit(viewerContext, gates, "write");
  return viewerContext;
}

/**
 * The one place that says for which calls the provider is asked whether the token still holds: for changes and
 * far-reaching reads. It asks for the second factor where there has to be one. Changes are counted as well.
 * @param change what kind it is; null for a read
 * @throws UnauthenticatedError for a revoked token, RateLimitedError;
 * ForbiddenError SECOND_FACTOR_REQUIRED, SECOND_FACTOR_MISSING
 */
async function admit(
  context: IdentifiedContext,
  gates: readonly (Gate | Role)[],
  change: WriteKind | null,
): Promise<void> {
  const { confirmIdentity, services, identity, address, apiKey } = context;
  if (change !== null || gates.some((gate) => FAR_REACHING.includes(gate))) await confirmIdentity();
  await askForFactor(context, gates);
  if (change === null) return;
  if (apiKey) await services.writeLimits.count("api-key-write", { uid: apiKey.id, address });
  else await services.writeLimits.count(change, { uid: identity.uid, address });
}

/** A key acts within its scopes, none of which is an admin's or dangerous. */
async function askForFactor(
  { viewer, apiKey, factorStanding }: Context,
  gates: readonly (Gate | Role)[],
): Promise<void> {
  if (!viewer || apiKey) return;
  const isAdmins = viewer.role === Role.ADMIN && gates.some((gate) => ADMINS.includes(gate));
  const isDangerous = gates.includes(Gate.DANGEROUS);
  if (isAdmins || isDangerous) assertSecondFactor(await factorStanding(), { isAdmins, isDangerous });
}
