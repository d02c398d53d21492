import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { runInChild } from "../test/child";

const folder = mkdtempSync(join(tmpdir(), "auth-emulator-"));
const stateFile = join(folder, "accounts.json");
afterAll(() => rmSync(folder, { recursive: true }));

interface Session {
  localId: string;
  idToken: string;
  refreshToken: string;
}

const credentials = { email: "asha@example.com", password: "secret-1", returnSecureToken: true };

async function startEmulator() {
  const call = `startAuthEmulator({ stateFile: ${JSON.stringify(stateFile)} })`;
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
