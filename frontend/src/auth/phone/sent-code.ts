/** A text message that has gone out and whose code nobody has typed yet. */
export interface SentCode {
  phoneNumber: string;
  /** The provider's, which goes back to it with the code. */
  verificationId: string;
  /** In milliseconds since 1970. */
  sentAt: number;
}

const KEY = "phone-code";
/** Firebase takes no older code. */
const GOOD_MS = 10 * 60_000;

/**
 * Keeps it for the life of the tab: phones drop pages while people read the message. Null lets go of it.
 */
export function keepSentCode(code: SentCode | null): void {
  try {
    if (code) window.sessionStorage.setItem(KEY, JSON.stringify(code));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: a page that was dropped asks for the number again.
  }
}

/** What `keepSentCode` kept, while its code is good. */
export function keptCode(): SentCode | null {
  try {
    const code = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null") as SentCode | null;
    return code && Date.now() - code.sentAt < GOOD_MS ? code : null;
  } catch {
    return null;
  }
}
