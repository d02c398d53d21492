import { addressIn, SPOKEN, type Locale, LOCALES, localeOf } from "@job-portal/protocol/locale";
import { paths } from "@job-portal/protocol/paths";
import type { Request, Response } from "express";
import { english, type LinkPageWords } from "./link-page.words";
import { bengali } from "./link-page.words.bn";
import { gujarati } from "./link-page.words.gu";
import { hindi } from "./link-page.words.hi";
import { kannada } from "./link-page.words.kn";
import { marathi } from "./link-page.words.mr";
import { tamil } from "./link-page.words.ta";
import { telugu } from "./link-page.words.te";

export const LINK_PAGE_WORDS: Readonly<Record<Locale, LinkPageWords>> = {
  en: english,
  hi: hindi,
  bn: bengali,
  mr: marathi,
  te: telugu,
  ta: tamil,
  gu: gujarati,
  kn: kannada,
};

/** The addresses of a link's page, one for each language. @param path such as `paths.alertLink(":secret")` */
export const linkPatterns = (path: string): string[] =>
  LOCALES.map((locale) => addressIn(locale, decodeURIComponent(path)));

/** The language of a link's page, as of any other page (LANG-02). */
export const localeOfLink = ({ path, headers }: Request): Locale => localeOf(path, headers.cookie ?? "");

interface LinkPage {
  locale: Locale;
  status: number;
  title: string;
  /** As HTML. */
  body: string;
}

/** Sends a page to whoever has the link of a mail. It works without a script, and nobody keeps it. */
export function sendLinkPage(response: Response, { status, ...page }: LinkPage): void {
  response
    .set({ "cache-control": "no-store", "x-robots-tag": "noindex" })
    .status(status)
    .type("html")
    .send(linkPage(page, response.locals.nonce as string));
}

const linkPage = (
  { locale, title, body }: Omit<LinkPage, "status">,
  nonce: string,
): string => `<!doctype html>
<html lang="${SPOKEN[locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} - JobPortal</title>
<style nonce="${nonce}">
  body { margin: 0; padding: 32px 16px; background: Canvas; color: CanvasText; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 480px; margin: 0 auto; }
  h1 { font-size: 24px; line-height: 1.25; overflow-wrap: anywhere; }
  form { margin: 0 0 12px; }
  button { width: 100%; min-height: 48px; font: inherit; font-weight: 600; cursor: pointer; }
  .first { border: 0; border-radius: 8px; background: AccentColor; color: AccentColorText; }
  a { display: inline-block; padding: 12px 0; }
</style>
</head>
<body><main>
<p><a href="${addressIn(locale, paths.home)}">JobPortal</a></p>
${body}
</main></body>
</html>`;
