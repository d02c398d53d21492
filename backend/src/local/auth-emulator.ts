import { once } from "node:events";
import { createServer } from "node:http";
import type { ApiRoute } from "firebase-tools/lib/emulator/auth/apiSpec";
import type { AgentProjectState as AgentState } from "firebase-tools/lib/emulator/auth/state";
import { AuthStateFile } from "./auth-state";
import { freePort } from "./ports";

/** Firebase never takes a project whose id begins with "demo-" for a real one. */
export const DEMO_PROJECT_ID = "demo-job-portal";

/** A mail or a text message that Firebase would have sent. */
export interface EmulatorMessage {
  /** An e-mail address, or a phone number. */
  to: string;
  /** VERIFY_EMAIL, PASSWORD_RESET, VERIFY_AND_CHANGE_EMAIL …, and PHONE_CODE */
  kind: string;
  /** A mail's link, or a text message's code. */
  content: string;
}

export interface AuthEmulatorOptions {
  /** This machine's own, 127.0.0.1, when not given. */
  host?: string;
  /** A free one when not given. */
  port?: number;
  /** Where accounts are kept from one start to the next; they are forgotten when not given. */
  stateFile?: string;
  onMessage?: (message: EmulatorMessage) => void;
}

export interface RunningAuthEmulator {
  host: string;
  port: number;
  stop(): Promise<void>;
}

const HOST = "127.0.0.1";
const SAVE_WITHIN_MS = 20;
// Making validators for every route and parameter takes most of the emulator's start: these routes serve
// nothing of ours.
const UNUSED_ROUTES = /tenants|saml|idpConfigs|supportedIdps|mfa|passkey|gameCenter|ios|initializeAuth/i;

/** Starts Firebase's Auth emulator inside this process; ready when the promise settles. */
export async function startAuthEmulator(options: AuthEmulatorOptions = {}): Promise<RunningAuthEmulator> {
  const [{ createApp }, { AgentProjectState }] = await loadEmulator();
  class ProjectState extends AgentProjectState {
    // The emulator reads the clock twice while somebody signs up: where a second begins in between, the first
    // session would be older than what revokes it.
    override createUserWithLocalId(...[localId, props]: Parameters<AgentState["createUserWithLocalId"]>) {
      const { lastLoginAt, validSince } = props;
      if (!lastLoginAt || !validSince) return super.createUserWithLocalId(localId, props);
      const signedInAt = Math.max(Number(lastLoginAt), Number(validSince) * 1000);
      return super.createUserWithLocalId(localId, { ...props, lastLoginAt: String(signedInAt) });
    }
  }
  const state = new ProjectState(DEMO_PROJECT_ID);
  const file = options.stateFile ? new AuthStateFile(options.stateFile, state) : null;
  file?.restore();

  const announce = announcer(state, options.onMessage);
  let timer: NodeJS.Timeout | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    file?.save();
  };
  const app = await createApp(DEMO_PROJECT_ID, 0, new Map([[DEMO_PROJECT_ID, state]]));
  const server = createServer((request, response) => {
    // After every request, because a GET may change an account too: the link in a mail does.
    response.once("close", () => {
      announce();
      timer ??= setTimeout(save, SAVE_WITHIN_MS);
    });
    app(request, response);
  });
  const { host = HOST, port = await freePort() } = options;
  server.listen(port, host);
  await once(server, "listening");

  const stop = async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
    save();
  };
  return { host, port, stop };
}

async function loadEmulator() {
  const { default: apiSpec } = await import("firebase-tools/lib/emulator/auth/apiSpec");
  apiSpec.paths = Object.fromEntries(
    Object.entries(apiSpec.paths)
      .filter(([path]) => !UNUSED_ROUTES.test(path))
      .map(([path, route]) => [path, withoutGoogleParameters(route)]),
  );
  return Promise.all([
    import("firebase-tools/lib/emulator/auth/server"),
    import("firebase-tools/lib/emulator/auth/state"),
  ]);
}

/** The same nine on each route, such as `quotaUser`, of which the emulator reads none. */
function withoutGoogleParameters({ parameters = [], ...route }: ApiRoute): ApiRoute {
  return { ...route, parameters: parameters.filter(({ $ref }) => !$ref) };
}

/** Tells of each message once that came since the last call. */
function announcer(
  { oobs, verificationCodes }: AgentState,
  onMessage: AuthEmulatorOptions["onMessage"],
): () => void {
  const messages = (): [id: string, message: EmulatorMessage][] => [
    ...[...oobs].map(([id, { email, requestType, oobLink }]): [string, EmulatorMessage] => [
      id,
      { to: email, kind: requestType, content: oobLink },
    ]),
    ...[...verificationCodes].map(([id, { phoneNumber, code }]): [string, EmulatorMessage] => [
      id,
      { to: phoneNumber, kind: "PHONE_CODE", content: code },
    ]),
  ];
  const known = new Set(messages().map(([id]) => id));
  return () => {
    for (const [id, message] of messages()) {
      if (!known.has(id)) onMessage?.(message);
      known.add(id);
    }
  };
}
