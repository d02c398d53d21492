import { DEMO_PROJECT_ID } from "./auth-emulator";

/** Calls the Auth emulator as a browser's or an administrator's program would. */
export class EmulatorClient {
  /** @param authEmulator host:port */
  constructor(private readonly authEmulator: string) {}

  /** Makes the account, its e-mail verified, unless it is there already. */
  async ensureAccount(email: string, password: string): Promise<void> {
    const account = { email, password, emailVerified: true };
    try {
      await this.post(`projects/${DEMO_PROJECT_ID}/accounts`, account, "Bearer owner");
    } catch (error) {
      if (!(error instanceof EmulatorError && error.code === "EMAIL_EXISTS")) throw error;
    }
  }

  /** An ID token, good for an hour. @throws EmulatorError when the e-mail or the password is wrong */
  async signIn(email: string, password: string): Promise<string> {
    const answer = await this.post("accounts:signInWithPassword?key=demo-api-key", {
      email,
      password,
      returnSecureToken: true,
    });
    return String(answer.idToken);
  }

  private async post(path: string, body: object, authorization?: string): Promise<Record<string, unknown>> {
    const response = await fetch(`http://${this.authEmulator}/identitytoolkit.googleapis.com/v1/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(authorization ? { authorization } : {}) },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, unknown> & { error?: { message: string } };
    if (answer.error) throw new EmulatorError(answer.error.message);
    return answer;
  }
}

/** The emulator's refusal; `code` is Firebase's own, such as INVALID_PASSWORD. */
export class EmulatorError extends Error {
  override readonly name = "EmulatorError";

  constructor(readonly code: string) {
    super(`The Auth emulator answered ${code}.`);
  }
}
