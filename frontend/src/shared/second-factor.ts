import { FACTOR_PROOF_HEADER } from "@job-portal/protocol/second-factor";
import type { ErrorCode } from "@job-portal/protocol/error-codes";

const KEPT_AS = "second-factor";

interface Listener {
  /** Asks for a code; answers whether one was right. */
  ask(): Promise<boolean>;
  /** The server refuses an admin who has no second factor. */
  lead(): void;
}

let listener: Listener | null = null;
let asking: Promise<boolean> | null = null;
/** For browsers that keep nothing. */
let unkept: string | null = null;

/** The page around all screens registers here who asks for codes. */
export function registerFactorListener(current: Listener): () => void {
  listener = current;
  return () => {
    if (listener === current) listener = null;
  };
}

/** What the server told this browser for a right code; all its tabs use it, until somebody signs out. */
export function factorProof(): string | null {
  try {
    return localStorage.getItem(KEPT_AS) ?? unkept;
  } catch {
    return unkept;
  }
}

export function keepFactorProof(proof: string | null): void {
  unkept = proof;
  try {
    if (proof === null) localStorage.removeItem(KEPT_AS);
    else localStorage.setItem(KEPT_AS, proof);
  } catch {
    // The page itself knows it.
  }
}

/** The headers of a call by somebody who is signed in. */
export function factorHeaders(): Record<string, string> {
  const proof = factorProof();
  return proof === null ? {} : { [FACTOR_PROOF_HEADER]: proof };
}

const REQUIRED: unknown = "SECOND_FACTOR_REQUIRED" satisfies ErrorCode;
const MISSING: unknown = "SECOND_FACTOR_MISSING" satisfies ErrorCode;

/**
 * The one place that meets a refusal for want of a second factor (TWOF-10): one dialog for all calls that are refused
 * at a time.
 * @param sent the proof that went with the call
 * @returns whether to send it again; null where it was refused for something else
 */
export function answerFactorRefusal(code: unknown, sent: string | null): Promise<boolean> | null {
  if (code === MISSING) listener?.lead();
  if (code !== REQUIRED || !listener) return null;
  // A code was given while the call was on its way.
  if (asking === null && factorProof() !== sent) return Promise.resolve(true);
  asking ??= listener.ask().finally(() => {
    asking = null;
  });
  return asking;
}
