let currentListener: () => void = () => undefined;

/** The auth module registers here what follows when the server refuses a call as a blocked account's. */
export function registerBlockListener(listener: () => void): void {
  currentListener = listener;
}

export function tellAccountBlocked(): void {
  currentListener();
}
