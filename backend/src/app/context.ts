import type { DataSource } from "typeorm";
import { type ActingKey, isApiKey } from "../auth/api-key";
import type { Context, Loaders, ServiceParts, Services } from "../auth/context";
import { AccountStatus } from "../auth/role";
import type { FactorStanding } from "../auth/second-factor";
import { ForbiddenError } from "../errors/errors";
import { noteActingKey } from "../database/acting-key";
import type { RequestNote } from "../metrics/request-note";
import type { Account } from "../modules/accounts/account.entity";
import { areOf } from "./api-key-things";
import { createAlertLoaders } from "../modules/alerts/alerts.wiring";
import { createApplicationLoaders } from "../modules/applications/applications.wiring";
import { createCompanyLoaders } from "../modules/companies/companies.wiring";
import { createInterviewLoaders } from "../modules/interviews/interviews.wiring";
import { createJobLoaders } from "../modules/jobs/jobs.wiring";
import { createNoticeLoaders } from "../modules/notices/notices.wiring";
import { createMessageLoaders } from "../modules/messages/messages.wiring";
import { createOfferLoaders } from "../modules/offers/offers.wiring";
import { createModerationLoaders } from "../modules/moderation/moderation.wiring";
import { createPrivacyLoaders } from "../modules/privacy/privacy.wiring";
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
  ...createNoticeLoaders(services),
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
  ...createPrivacyLoaders(services),
  ...createSearchWordLoaders(dataSource, services),
});

type Asker = Pick<Context, "identity" | "apiKey"> & { viewer: Account | null };

/** A person by their token, or a company's program by its key (KEYS-01). */
async function whoAsks(parts: ContextParts, token: string | null, address: string): Promise<Asker> {
  const { provider, services } = parts;
  if (token === null) return { identity: null, viewer: null, apiKey: null };
  if (isApiKey(token)) return await whoseKey(parts, token, address);
  const identity = await provider.verify(token);
  return { identity, viewer: await services.accounts.findByIdentity(identity), apiKey: null };
}

/** @throws UnauthenticatedError INVALID_API_KEY, RateLimitedError */
async function whoseKey(
  { dataSource, services }: ContextParts,
  token: string,
  address: string,
): Promise<Asker> {
  const { creator, ...key } = await services.apiKeys.open(token);
  noteActingKey(key.id);
  await services.writeLimits.count("api-key", { uid: key.id, address });
  const identity = {
    ...{ uid: creator.firebaseUid, email: creator.email, phoneNumber: null, issuedAt: new Date(0) },
    isEmailVerified: creator.emailVerifiedAt !== null,
    // A key is no sign-in: nothing that asks for a fresh one is open to it.
    signedInAt: new Date(0),
    expiresAt: key.expiresAt,
  };
  const owns: ActingKey["owns"] = (things) =>
    areOf(dataSource, { companyId: key.companyId, creatorId: creator.id }, things);
  return { identity, viewer: creator, apiKey: { ...key, owns } };
}

const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? null;

/** What a request says of who sends it. */
interface Asking {
  authorization: string | undefined;
  /** That a code was given in its session. */
  factorProof?: string | string[];
  address: string;
  requestId: string;
  note: RequestNote;
}

/**
 * Reads who asks. A token that does not hold is an error on public operations too: a client that sends one
 * believes to be signed in. So is that of a blocked account.
 * @throws UnauthenticatedError, UnavailableError, ForbiddenError ACCOUNT_BLOCKED
 */
export async function createContext(
  { dataSource, provider, services }: ContextParts,
  request: Asking,
): Promise<Context> {
  const token = bearerOf(request.authorization);
  const { identity, viewer, apiKey } = await whoAsks(
    { dataSource, provider, services },
    token,
    request.address,
  );
  request.note.accountId = viewer?.id ?? null;
  if (viewer?.status === AccountStatus.BLOCKED)
    throw new ForbiddenError("ACCOUNT_BLOCKED", "This account has been blocked.");
  if (viewer) await services.accountActivity.note(viewer);
  let confirmation: Promise<unknown> | undefined;
  let standing: Promise<FactorStanding> | undefined;
  let loaders: Loaders | undefined;
  return {
    requestId: request.requestId,
    note: request.note,
    address: request.address,
    identity,
    viewer,
    apiKey,
    isFirstAdmin: apiKey === null && identity !== null && services.accounts.isFirstAdmin(identity),
    confirmIdentity: () =>
      (confirmation ??= token === null || apiKey ? Promise.resolve() : provider.verify(token, true)),
    factorStanding: () => (standing ??= services.secondFactors.standingOf(viewer, request.factorProof)),
    services,
    // Made when first asked for: a stream, which lives for an hour, never does.
    get loaders() {
      return (loaders ??= createLoaders(dataSource, services, viewer?.id));
    },
  };
}
