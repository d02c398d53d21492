import type { ErrorCode } from "@job-portal/protocol/error-codes";

/** What the server answers to a blocked account: by our row, or once the identity provider has disabled its user. */
const BLOCKS: readonly unknown[] = ["ACCOUNT_BLOCKED", "ACCOUNT_DISABLED"] satisfies ErrorCode[];

/** Whether the server's code says that who asks is blocked: it then answers them nothing. */
export const isBlockCode = (code: unknown): boolean => BLOCKS.includes(code);

let currentListener: () => void = () => undefined;

/** The auth module registers here what follows when the server refuses a call as a blocked account's. */
export function registerBlockListener(listener: () => void): void {
  currentListener = listener;
}

export function tellAccountBlocked(): void {
  currentListener();
}
