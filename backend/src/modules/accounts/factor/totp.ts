import { Secret, TOTP } from "otpauth";

const PERIOD_S = 30;
/** A code of the period before or after counts too, as RFC 6238 (5.2) allows for clocks that differ. */
const WINDOW = 1;
/** 160 bits, as RFC 4226 (4, R6) recommends. */
const SECRET_BYTES = 20;

/** Authenticator apps know no other than these: SHA-1, six digits, 30 seconds (RFC 6238). */
const totpOf = (secret: Buffer, named: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...named, secret: new Secret({ buffer: new Uint8Array(secret).buffer }), period: PERIOD_S });

export const newTotpSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

/** What an authenticator app is given: by a QR code, or the key by hand. */
export function totpKeyOf(secret: Buffer, named: { issuer: string; label: string }) {
  const totp = totpOf(secret, named);
  return { key: totp.secret.base32, uri: totp.toString() };
}

/** The period whose code this is, counted from 1970; null for a wrong code. */
export function periodOfCode(secret: Buffer, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}
