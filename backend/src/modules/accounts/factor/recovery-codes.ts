import { createHash } from "node:crypto";
import { Secret } from "otpauth";

const COUNT = 10;
/** 80 bits: too many to be found from a fast hash. */
const BYTES = 10;

/** As people copy them: `abcd-efgh-ijkl-mnop`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () =>
    (new Secret({ size: BYTES }).base32.toLowerCase().match(/.{4}/g) ?? []).join("-"),
  );

/** Of a code as it was typed: blanks, hyphens and capitals don't count. */
export const recoveryCodeHash = (typed: string): string =>
  createHash("sha256").update(typed.toLowerCase().replaceAll(/[\s-]/g, "")).digest("hex");
