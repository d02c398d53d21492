import type { DataSource } from "typeorm";
import type { Context, Loaders, ServiceParts, Services } from "../auth/context";
import { AccountStatus } from "../auth/role";
import { ForbiddenError } from "../errors/errors";
import type { RequestNote } from "../metrics/request-note";
import { createAlertLoaders } from "../modules/alerts/alerts.wiring";
import { createApplicationLoaders } from "../modules/applications/applications.wiring";
import { createCompanyLoaders } from "../modules/companies/companies.wiring";
import { createInterviewLoaders } from "../modules/interviews/interviews.wiring";
import { createJobLoaders } from "../modules/jobs/jobs.wiring";
import { createMessageLoaders } from "../modules/messages/messages.wiring";
import { createOfferLoaders } from "../modules/offers/offers.wiring";
import { createModerationLoaders } from "../modules/moderation/moderation.wiring";
import { createSearchWordLoaders } from "../modules/search-words/search-words.wiring";
import { createSubscriptionLoaders } from "../modules/subscriptions/subscriptions.wiring";
import { createVerificationLoaders } from "../modules/verification/verification.wiring";

export type ContextParts = Pick<ServiceParts, "dataSource" | "provider"> & { services: Services };

/** Fresh for each request, so that nothing is answered from what an earlier one has read. */
const createLoaders = (
  dataSource: DataSource,
  services: Services,
  viewerId: string | undefined,
): Loaders => ({
  ...createSubscriptionLoaders(dataSource, services),
  ...createCompanyLoaders(dataSource, viewerId),
  ...createVerificationLoaders(dataSource),
  ...createJobLoaders(dataSource, services, viewerId),
  ...createApplicationLoaders(dataSource, services, viewerId),
  ...createInterviewLoaders(services, viewerId),
  ...createMessageLoaders(dataSource, services, viewerId),
  ...createOfferLoaders(services, viewerId),
  ...createAlertLoaders(services),
  ...createModerationLoaders(dataSource),
  ...createSearchWordLoaders(dataSource, services),
});

const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? null;

/**
 * Reads who asks. A token that does not hold is an error on public operations too: a client that sends one
 * believes to be signed in. So is that of a blocked account.
 * @throws UnauthenticatedError, UnavailableError, ForbiddenError ACCOUNT_BLOCKED
 */
export async function createContext(
  { dataSource, provider, services }: ContextParts,
  request: { authorization: string | undefined; address: string; requestId: string; note: RequestNote },
): Promise<Context> {
  const token = bearerOf(request.authorization);
  const identity = token === null ? null : await provider.verify(token);
  const viewer = identity && (await services.accounts.findByIdentity(identity));
  request.note.accountId = viewer?.id ?? null;
  if (viewer?.status === AccountStatus.BLOCKED)
    throw new ForbiddenError("ACCOUNT_BLOCKED", "This account has been blocked.");
  let confirmation: Promise<unknown> | undefined;
  return {
    requestId: request.requestId,
    note: request.note,
    address: request.address,
    identity,
    viewer,
    isFirstAdmin: identity !== null && services.accounts.isFirstAdmin(identity),
    confirmIdentity: () =>
      (confirmation ??= token === null ? Promise.resolve() : provider.verify(token, true)),
    services,
    loaders: createLoaders(dataSource, services, viewer?.id),
  };
}
