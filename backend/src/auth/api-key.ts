import { registerEnumType } from "type-graphql";

/** What an API key may be used for; stored as spelled here. */
export enum ApiKeyScope {
  JOBS_READ = "jobs:read",
  JOBS_WRITE = "jobs:write",
  CANDIDATES_READ = "candidates:read",
  CANDIDATES_WRITE = "candidates:write",
}

registerEnumType(ApiKeyScope, {
  name: "ApiKeyScope",
  description: "What an API key may be used for.",
  valuesConfig: {
    JOBS_READ: { description: "Read the company's jobs." },
    JOBS_WRITE: { description: "Post, change and close them." },
    CANDIDATES_READ: { description: "Read who applied to them." },
    CANDIDATES_WRITE: { description: "Move candidates along." },
  },
});

/** What every key begins with, so that programs which look for leaked secrets know it. */
export const API_KEY_PREFIX = "jp_";

export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

/** What a call names, by ids. Names that are left out stand as undefined. */
export interface NamedThings {
  companies?: readonly (string | null | undefined)[];
  jobs?: readonly (string | null | undefined)[];
  applications?: readonly (string | null | undefined)[];
  /** Forms by whose ids jobs are posted. */
  drafts?: readonly string[];
}

/** The key that a request comes with. It acts as the account that made it, within its scopes, for its company. */
export interface ActingKey {
  id: string;
  companyId: string;
  scopes: readonly ApiKeyScope[];
  /** Whether all of these are its company's. */
  owns(things: NamedThings): Promise<boolean>;
}
