import { addressIn, type Locale } from "@job-portal/protocol/locale";
import type { Env } from "../settings/env";

/** Where people find the site, without a slash at its end. */
export const siteUrlOf = ({ PUBLIC_URL, HOST, PORT }: Env): string =>
  (PUBLIC_URL ?? `http://${HOST}:${PORT}`).replace(/\/+$/, "");

/** A page as a mail links to it: in the mail's language (LANG-10). @param path of the web app, as `paths` has it */
export const linkIn = (locale: Locale, siteUrl: string, path: string): string =>
  `${siteUrl}${addressIn(locale, path)}`;
