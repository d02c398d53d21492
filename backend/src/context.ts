import type DataLoader from "dataloader";
import type { Request } from "express";
import type { DataSource } from "typeorm";
import type { SignedInIdentity } from "./auth/identity";
import type { IdentityProvider } from "./auth/identity-provider";
import { ForbiddenError } from "./errors";
import type { Account } from "./modules/accounts/account.entity";
import type { Company } from "./modules/companies/company.entity";
import { AccountStatus } from "./modules/accounts/role";
import type { Application, ApplicationEvent } from "./modules/applications/application.entity";
import {
  createApplicationCountLoader,
  createApplicationHistoryLoader,
  type ApplicationCount,
  createViewerApplicationLoader,
} from "./modules/applications/application.loaders";
import { createCompanyLoader, createIsMemberLoader } from "./modules/companies/company.loaders";
import {
  createIsJobOpenLoader,
  createJobTextsLoader,
  createJobViewCountLoader,
  createOpenJobCountLoader,
  type JobTexts,
} from "./modules/jobs/job.loaders";
import type { CandidateEvent } from "./modules/applications/candidate";
import type { CandidateNote } from "./modules/applications/candidate-note.entity";
import {
  createAccountNameLoader,
  createCandidateHistoryLoader,
  createCandidateNotesLoader,
  createSeekerFactsLoader,
} from "./modules/applications/candidate.loaders";
import type { SeekerFacts } from "./modules/applications/seeker-facts";
import { createIsSavedLoader } from "./modules/jobs/saved-job.loaders";
import type { CompanySize } from "./modules/moderation/admin-company.inputs";
import type { ReportSummary } from "./modules/moderation/admin-job.inputs";
import { createModerationLoaders } from "./modules/moderation/moderation.loaders";
import type { Subscription } from "./modules/subscriptions/subscription.entity";
import type { PlanRequest } from "./modules/subscriptions/plan-request.entity";
import {
  createOpenPlanRequestLoader,
  createSubscriptionLoader,
} from "./modules/subscriptions/subscription.loaders";
import type { Services } from "./services";

export interface Loaders {
  company: DataLoader<string, Company>;
  isMember: DataLoader<string, boolean>;
  openJobCount: DataLoader<string, number>;
  jobViewCount: DataLoader<string, number>;
  applicationCount: DataLoader<string, ApplicationCount>;
  subscription: DataLoader<string, Subscription>;
  openPlanRequest: DataLoader<string, PlanRequest | null>;
  jobTexts: DataLoader<string, JobTexts>;
  isJobOpen: DataLoader<string, boolean>;
  isSaved: DataLoader<string, boolean>;
  viewerApplication: DataLoader<string, Application | null>;
  applicationHistory: DataLoader<string, ApplicationEvent[]>;
  account: DataLoader<string, Account | null>;
  companySize: DataLoader<string, CompanySize>;
  reportSummary: DataLoader<string, ReportSummary>;
  auditSubject: DataLoader<string, string | null>;
  candidateHistory: DataLoader<string, CandidateEvent[]>;
  candidateNotes: DataLoader<string, CandidateNote[]>;
  accountName: DataLoader<string, string | null>;
  seekerFacts: DataLoader<Account, SeekerFacts>;
}

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
    loaders: {
      company: createCompanyLoader(dataSource),
      isMember: createIsMemberLoader(dataSource, viewer?.id),
      openJobCount: createOpenJobCountLoader(services.jobs),
      jobViewCount: createJobViewCountLoader(dataSource),
      applicationCount: createApplicationCountLoader(dataSource, viewer?.id),
      subscription: createSubscriptionLoader(services.subscriptions),
      openPlanRequest: createOpenPlanRequestLoader(dataSource),
      jobTexts: createJobTextsLoader(dataSource),
      isJobOpen: createIsJobOpenLoader(services.jobs),
      isSaved: createIsSavedLoader(dataSource, viewer?.id),
      viewerApplication: createViewerApplicationLoader(dataSource, viewer?.id),
      applicationHistory: createApplicationHistoryLoader(services.applications),
      candidateHistory: createCandidateHistoryLoader(dataSource),
      candidateNotes: createCandidateNotesLoader(dataSource),
      accountName: createAccountNameLoader(dataSource),
      seekerFacts: createSeekerFactsLoader(services.matches),
      ...createModerationLoaders(dataSource),
    },
  };
}
