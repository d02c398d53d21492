import { ForbiddenError } from "../errors/errors";
import type { SignedInIdentity } from "./identity";

/** How long ago somebody may have signed in who ends an account or gives a program a way in, in milliseconds. */
const RECENT_MS = 5 * 60 * 1000;

/**
 * KEYS-07: the one rule of acts that a stranger at an open browser must not do. The web app asks for the password, or
 * for Google's window, when it meets the code.
 * @throws ForbiddenError RECENT_SIGN_IN_REQUIRED
 */
export function assertRecentSignIn({ signedInAt }: Pick<SignedInIdentity, "signedInAt">, now: Date): void {
  if (now.getTime() - signedInAt.getTime() > RECENT_MS)
    throw new ForbiddenError("RECENT_SIGN_IN_REQUIRED", "Please sign in again, so that we know it is you.");
}
