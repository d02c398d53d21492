import type DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import type { Identity } from "./auth/identity";
import type { IdentityProvider } from "./auth/identity-provider";
import type { Account } from "./modules/accounts/account.entity";
import type { Company } from "./modules/companies/company.entity";
import { createCompanyLoader } from "./modules/companies/company.loaders";
import { createJobTextsLoader, type JobTexts } from "./modules/jobs/job.loaders";
import type { Subscription } from "./modules/subscriptions/subscription.entity";
import { createSubscriptionLoader } from "./modules/subscriptions/subscription.loaders";
import type { Services } from "./services";

export interface Loaders {
  company: DataLoader<string, Company>;
  subscription: DataLoader<string, Subscription>;
  jobTexts: DataLoader<string, JobTexts>;
}

/** What every resolver of one request sees. */
export interface Context {
  requestId: string;
  /** Who the token speaks for; null without a token. */
  identity: Identity | null;
  /** The signed-in account; null without a token, or before it is registered. */
  viewer: Account | null;
  /** Whether the token's verified e-mail is one of ADMIN_EMAILS. */
  isFirstAdmin: boolean;
  services: Services;
  loaders: Loaders;
}

/** The context behind Gate.IDENTITY. */
export type IdentifiedContext = Context & { identity: Identity };

/** The context behind `@Authorized()`. */
export type ViewerContext = IdentifiedContext & { viewer: Account };

export interface ContextParts {
  dataSource: DataSource;
  provider: IdentityProvider;
  services: Services;
}

const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? null;

/**
 * Reads who asks. A token that does not hold is an error on public operations too: a client that sends one
 * believes to be signed in.
 * @throws UnauthenticatedError, UnavailableError
 */
export async function createContext(
  { dataSource, provider, services }: ContextParts,
  request: { authorization: string | undefined; requestId: string },
): Promise<Context> {
  const token = bearerOf(request.authorization);
  const identity = token === null ? null : await provider.verify(token);
  return {
    requestId: request.requestId,
    identity,
    viewer: identity && (await services.accounts.findByIdentity(identity)),
    isFirstAdmin: identity !== null && services.accounts.isFirstAdmin(identity),
    services,
    loaders: {
      company: createCompanyLoader(dataSource),
      subscription: createSubscriptionLoader(dataSource),
      jobTexts: createJobTextsLoader(dataSource),
    },
  };
}
