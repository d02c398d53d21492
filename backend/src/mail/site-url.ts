import type { Env } from "../settings/env";

/** Where people find the site, without a slash at its end. */
export const siteUrlOf = ({ PUBLIC_URL, HOST, PORT }: Env): string =>
  (PUBLIC_URL ?? `http://${HOST}:${PORT}`).replace(/\/+$/, "");
