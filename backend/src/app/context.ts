import type { Request } from "express";
import type { DataSource } from "typeorm";
import type { SignedInIdentity } from "../auth/identity";
import type { IdentityProvider } from "../auth/identity-provider";
import { ForbiddenError } from "../errors/errors";
import type { Account } from "../modules/accounts/account.entity";
import { AccountStatus } from "../auth/role";
import {
  createApplicationCountLoader,
  createApplicationHistoryLoader,
  createViewerApplicationLoader,
} from "../modules/applications/application/application.loaders";
import { createCompanyLoader, createIsMemberLoader } from "../modules/companies/company.loaders";
import {
  createIsJobOpenLoader,
  createJobTextsLoader,
  createJobViewCountLoader,
  createOpenJobCountLoader,
} from "../modules/jobs/job/job.loaders";
import {
  createAccountNameLoader,
  createCandidateHistoryLoader,
  createCandidateNotesLoader,
  createSeekerFactsLoader,
} from "../modules/applications/candidate/candidate.loaders";
import { createIsSavedLoader } from "../modules/jobs/saved/saved-job.loaders";
import { createModerationLoaders } from "../modules/moderation/moderation.loaders";
import {
  createOpenPlanRequestLoader,
  createSubscriptionLoader,
} from "../modules/subscriptions/subscription.loaders";
import type { Services } from "./services";

/** What fields of one request load by, many at once; `viewerId` is the signed-in account's. */
const createLoaders = (dataSource: DataSource, services: Services, viewerId: string | undefined) => ({
  company: createCompanyLoader(dataSource),
  isMember: createIsMemberLoader(dataSource, viewerId),
  openJobCount: createOpenJobCountLoader(services.jobs),
  jobViewCount: createJobViewCountLoader(dataSource),
  applicationCount: createApplicationCountLoader(dataSource, viewerId),
  subscription: createSubscriptionLoader(services.subscriptions),
  openPlanRequest: createOpenPlanRequestLoader(dataSource),
  jobTexts: createJobTextsLoader(dataSource),
  isJobOpen: createIsJobOpenLoader(services.jobs),
  isSaved: createIsSavedLoader(dataSource, viewerId),
  viewerApplication: createViewerApplicationLoader(dataSource, viewerId),
  applicationHistory: createApplicationHistoryLoader(services.applications),
  candidateHistory: createCandidateHistoryLoader(dataSource),
  candidateNotes: createCandidateNotesLoader(dataSource),
  accountName: createAccountNameLoader(dataSource),
  seekerFacts: createSeekerFactsLoader(services.matches),
  ...createModerationLoaders(dataSource),
});

export type Loaders = ReturnType<typeof createLoaders>;

/** What every resolver of one request sees. */
export interface Context {
  requestId: string;
  /** Where the request comes from, as far as TRUST_PROXY lets proxies say. */
  address: string;
  /** Who the token speaks for; null without a token. */
  identity: SignedInIdentity | null;
  /** The signed-in account; null without a token, or before it is registered. */
  viewer: Account | null;
  /** Whether the token's verified e-mail is one of ADMIN_EMAILS. */
  isFirstAdmin: boolean;
  /** Asks the provider, once a request, whether the token still holds. @throws UnauthenticatedError */
  confirmIdentity(): Promise<unknown>;
  services: Services;
  loaders: Loaders;
}

/** The context behind Gate.IDENTITY. */
export type IdentifiedContext = Context & { identity: SignedInIdentity };

/** The context behind `@Authorized()`. */
export type ViewerContext = IdentifiedContext & { viewer: Account };

export interface ContextParts {
  dataSource: DataSource;
  provider: IdentityProvider;
  services: Services;
}

/** Reads who asks, once a request. */
export type ContextOf = (request: Request) => Promise<Context>;

const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? null;

/**
 * Reads who asks. A token that does not hold is an error on public operations too: a client that sends one
 * believes to be signed in. So is that of a blocked account.
 * @throws UnauthenticatedError, UnavailableError, ForbiddenError ACCOUNT_BLOCKED
 */
export async function createContext(
  { dataSource, provider, services }: ContextParts,
  request: { authorization: string | undefined; address: string; requestId: string },
): Promise<Context> {
  const token = bearerOf(request.authorization);
  const identity = token === null ? null : await provider.verify(token);
  const viewer = identity && (await services.accounts.findByIdentity(identity));
  if (viewer?.status === AccountStatus.BLOCKED)
    throw new ForbiddenError("ACCOUNT_BLOCKED", "This account has been blocked.");
  let confirmation: Promise<unknown> | undefined;
  return {
    requestId: request.requestId,
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
