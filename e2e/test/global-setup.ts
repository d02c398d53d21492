import { findBrowser } from "./browser";
import { startTestStack } from "./stack";

/** Starts the portal and finds the browser for the whole run; the workers read both from the environment. */
export default async function startForTests(): Promise<() => Promise<void>> {
  const [browser, { stack, stop }] = await Promise.all([findBrowser(), startTestStack()]);
  process.env.E2E_BROWSER = JSON.stringify(browser);
  process.env.E2E_STACK = JSON.stringify(stack);
  return stop;
}
