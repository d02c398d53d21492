import { ForbiddenError } from "../errors/errors";

const MINUTE_MS = 60_000;
/** For how long a code stands for an admin's session: a day's work. */
const SESSION_MS = 12 * 60 * MINUTE_MS;
/** For how long it stands for dangerous acts. */
const RECENT_MS = 10 * MINUTE_MS;

/** What is known of the second factor of whoever asks. */
export interface FactorStanding {
  isEnrolled: boolean;
  /** Whether admins of this portal need one: ADMIN_SECOND_FACTOR (TWOF-09). */
  isAskedOfAdmins: boolean;
  /** How long ago the session's last code was given, in milliseconds; null: none was. */
  passedMsAgo: number | null;
}

/** What a call is, as far as second factors look at it. */
interface GuardedCall {
  /** It needs an admin's role. */
  isAdmins: boolean;
  /** It gives rights, takes them, or can't be undone. */
  isDangerous: boolean;
}

/**
 * TWOF-05, TWOF-06: the one rule of what a second factor guards. The web app asks for the code when it meets the first
 * error, and leads to the enrolment when it meets the second.
 * @throws ForbiddenError SECOND_FACTOR_REQUIRED, SECOND_FACTOR_MISSING
 */
export function assertSecondFactor(
  { isEnrolled, isAskedOfAdmins, passedMsAgo }: FactorStanding,
  { isAdmins, isDangerous }: GuardedCall,
): void {
  if (!isEnrolled) {
    if (isAdmins && isAskedOfAdmins)
      throw new ForbiddenError("SECOND_FACTOR_MISSING", "Admins of this portal need a second factor.");
    return;
  }
  const standsMs = isDangerous ? RECENT_MS : SESSION_MS;
  if (passedMsAgo === null || passedMsAgo > standsMs)
    throw new ForbiddenError("SECOND_FACTOR_REQUIRED", "Please give the code of your authenticator app.");
}
