import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { runInChild } from "../test/child";

const decodeJwt = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { auth_time: number };

const folder = mkdtempSync(join(tmpdir(), "auth-emulator-"));
const stateFile = join(folder, "accounts.json");
afterAll(() => rmSync(folder, { recursive: true }));

interface Session {
  localId: string;
  idToken: string;
  refreshToken: string;
}

const credentials = { email: "asha@example.com", password: "secret-1", returnSecureToken: true };

/** From one reading of the clock to the next it is 400 ms later. */
const SLOWLY = `((Real) => {
  let reads = 0;
  globalThis.Date = class extends Real {
    static now() { return Real.now() + 400 * (reads += 1); }
    constructor(...given) { super(...(given.length ? given : [Date.now()])); }
  };
})(Date)`;

async function startEmulator(before = "0") {
  const call = `startAuthEmulator((${before}, { stateFile: ${JSON.stringify(stateFile)} }))`;
  const { child, result } = await runInChild("local/auth-emulator", call);
  const { port } = result as { port: number };
  const post = async (service: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/${service}?key=demo`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const kill = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { post, kill };
}

async function savedState(): Promise<void> {
  while (!statSync(stateFile, { throwIfNoEntry: false })) await delay(10);
}

it("gives nobody a first session that is revoked, however slowly they are signed up", async () => {
  const { post, kill } = await startEmulator(SLOWLY);
  for (const person of ["ravi", "meera", "tara", "joseph"]) {
    const { idToken } = await post("identitytoolkit.googleapis.com/v1/accounts:signUp", {
      ...credentials,
      email: `${person}@example.com`,
    });
    const { auth_time: signedInAt } = decodeJwt(String(idToken));
    const { users } = (await post("identitytoolkit.googleapis.com/v1/accounts:lookup", { idToken })) as {
      users: { validSince: string }[];
    };
    expect(signedInAt).toBeGreaterThanOrEqual(Number(users[0]?.validSince));
  }
  await savedState();
  await kill();
  rmSync(stateFile);
}, 60_000);

it("keeps accounts and sessions when it is killed", async () => {
  const first = await startEmulator();
  const session = (await first.post(
    "identitytoolkit.googleapis.com/v1/accounts:signUp",
    credentials,
  )) as unknown as Session;
  await savedState();
  await first.kill();

  const second = await startEmulator();
  expect(
    await second.post("securetoken.googleapis.com/v1/token", {
      grantType: "refresh_token",
      refreshToken: session.refreshToken,
    }),
  ).toMatchObject({ user_id: session.localId });
  expect(
    await second.post("identitytoolkit.googleapis.com/v1/accounts:lookup", { idToken: session.idToken }),
  ).toMatchObject({ users: [{ localId: session.localId, email: credentials.email }] });
  expect(
    await second.post("identitytoolkit.googleapis.com/v1/accounts:signInWithPassword", credentials),
  ).toMatchObject({ localId: session.localId });
  await second.kill();
}, 60_000);
