import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import type { Env } from "../settings/env";
import type { RequestNote } from "../metrics/request-note";
import type { SearchTimes } from "../metrics/search-times";
import type { FileKeeper } from "../files/file-keeper";
import type { ClientRequests } from "../database/client-requests";
import type { Clock } from "../time/clock";
import type { ActingKey } from "./api-key";
import type { SignedInIdentity } from "./identity";
import type { IdentityProvider } from "./identity-provider";
import type { AccountStatus, Role } from "./role";
import type { FactorStanding } from "./second-factor";
import type { WriteLimits } from "./write-limits";

/** The signed-in account, as far as gates look at it. The domain of accounts adds the rest. */
export interface Viewer {
  id: string;
  role: Role;
  status: AccountStatus;
}

/** What answers a request; they live as long as the node. Each domain's `*.wiring.ts` adds its own. */
export interface Services {
  writeLimits: WriteLimits;
  files: FileKeeper;
  clientRequests: ClientRequests;
}

/** What fields of one request load by, many at once. Each domain's `*.wiring.ts` adds its own. */
export interface Loaders {}

/** What services are made of. */
export interface ServiceParts {
  env: Env;
  /** Hears of faults in work that nobody waits for. */
  log?: Logger;
  dataSource: DataSource;
  provider: IdentityProvider;
  clock: Clock;
  /** Is told of each search, if given. */
  searchTimes?: SearchTimes;
}

/** What every resolver of one request sees. */
export interface Context {
  requestId: string;
  /** What the log and the metrics will tell of the request. */
  note: RequestNote;
  /** Where the request comes from, as far as TRUST_PROXY lets proxies say. */
  address: string;
  /** Who the token speaks for; null without a token. */
  identity: SignedInIdentity | null;
  /** The signed-in account; null without a token, or before it is registered. */
  viewer: Viewer | null;
  /** The key that acts for the viewer; null for a person. */
  apiKey: ActingKey | null;
  /** Whether the token's verified e-mail is one of ADMIN_EMAILS. */
  isFirstAdmin: boolean;
  /** Asks the provider, once a request, whether the token still holds. @throws UnauthenticatedError */
  confirmIdentity: () => Promise<unknown>;
  /** What is known of the viewer's second factor, read once a request. */
  factorStanding: () => Promise<FactorStanding>;
  services: Services;
  loaders: Loaders;
}

/** The context behind Gate.IDENTITY. */
export type IdentifiedContext = Context & { identity: SignedInIdentity };

/** The context behind `@Authorized()`. */
export type ViewerContext = IdentifiedContext & { viewer: Viewer };

type StreamViewer = Pick<Viewer, "id" | "role" | "status">;

/**
 * The context of a stream: what lives as long as the page. The account, the token and what is read by them are for the
 * opening alone.
 */
export interface StreamContext {
  identity: Pick<SignedInIdentity, "expiresAt"> | null;
  viewer: StreamViewer | null;
  apiKey: null;
  services: Services;
  /** Aborted once nobody reads the stream any more. */
  left: AbortSignal;
}

/** The context of a stream behind `@Authorized()`. */
export type SignedInStreamContext = StreamContext & {
  identity: NonNullable<StreamContext["identity"]>;
  viewer: StreamViewer;
};

/** Reads who asks, once a request. */
export type ContextOf = (request: IncomingMessage) => Promise<Context>;
