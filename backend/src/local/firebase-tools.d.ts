// The parts of the Auth emulator that run inside our own process. firebase-tools publishes neither these
// entries nor types for them; its version is pinned, and auth-emulator.slow.test.ts tells when they change.
declare module "firebase-tools/lib/emulator/auth/server" {
  import type { RequestListener } from "node:http";
  import type { AgentProjectState } from "firebase-tools/lib/emulator/auth/state";

  /** Takes each project's accounts from `states`, by project id. */
  export function createApp(
    projectId: string,
    singleProjectMode: number,
    states: Map<string, AgentProjectState>,
  ): Promise<RequestListener>;
}

declare module "firebase-tools/lib/emulator/auth/state" {
  interface NewUser {
    /** Milliseconds since 1970. */
    lastLoginAt?: string;
    /** Seconds since 1970; tokens of an earlier sign-in are revoked. */
    validSince?: string;
  }

  /** All that the emulator knows of one project; its fields are plain data, Maps and Sets. */
  export class AgentProjectState {
    constructor(projectId: string);
    createUserWithLocalId(localId: string, props: NewUser): object | undefined;
    /** Links that would have been mailed, by their code. */
    readonly oobs: Map<string, { email: string; requestType: string; oobCode: string; oobLink: string }>;
    /** Codes that would have been sent by text message, by the session that asked for each. */
    readonly verificationCodes: Map<string, { phoneNumber: string; code: string }>;
  }
}

declare module "firebase-tools/lib/emulator/auth/apiSpec" {
  export interface ApiRoute {
    /** What all its operations take; a `$ref` leads to one that many routes share. */
    parameters?: { $ref?: string }[];
  }

  /** The OpenAPI document that the emulator makes its routes from. */
  const apiSpec: { paths: Record<string, ApiRoute> };
  export default apiSpec;
}
