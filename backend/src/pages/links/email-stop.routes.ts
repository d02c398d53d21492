import { addressIn, type Locale } from "@job-portal/protocol/locale";
import { paths } from "@job-portal/protocol/paths";
import { type Request, type Response, Router } from "express";
import { CodedError } from "../../errors/errors";
import type { EmailChangeService } from "../../modules/accounts/email/email-change.service";
import { escapeMarkup } from "../../text/escape-markup";
import { LINK_PAGE_WORDS, linkPatterns, localeOfLink, sendLinkPage } from "./link-page";

/**
 * The page that stops a change of an e-mail address, for whoever has the link that went to the address of before
 * (MAIL-03). Only a POST changes anything, because mail programs open links to look at them.
 */
export function emailStopRoutes(changes: EmailChangeService): Router {
  const router = Router();
  const patterns = linkPatterns(paths.emailStopLink(":secret"));
  router.get(patterns, async (request, response) => {
    const change = await changes.openStop(secretOf(request));
    send(request, response, change ? { newEmail: change.newEmail } : "gone");
  });
  router.post(patterns, async (request, response) => {
    send(request, response, await stop(changes, secretOf(request)));
  });
  return router;
}

const secretOf = ({ params }: Request): string => String(params.secret);

async function stop(changes: EmailChangeService, secret: string): Promise<"done" | "taken" | "gone"> {
  try {
    return (await changes.stop(secret)) ? "done" : "gone";
  } catch (error) {
    if (error instanceof CodedError && error.code === "EMAIL_TAKEN") return "taken";
    throw error;
  }
}

type Shown = { newEmail: string } | "done" | "taken" | "gone";

const STATUSES = { done: 200, taken: 409, gone: 404 } as const;

function send(request: Request, response: Response, shown: Shown): void {
  const locale = localeOfLink(request);
  sendLinkPage(response, {
    ...{ locale, title: LINK_PAGE_WORDS[locale].emailStop.page },
    status: typeof shown === "string" ? STATUSES[shown] : 200,
    body: bodyOf(shown, locale),
  });
}

function bodyOf(shown: Shown, locale: Locale): string {
  const words = LINK_PAGE_WORDS[locale].emailStop;
  const link = (path: string, text: string) => `<p><a href="${addressIn(locale, path)}">${text}</a></p>`;
  if (shown === "done")
    return `<h1>${words.done}</h1>
<p role="status">${words.next}</p>
${link(paths.resetPassword, words.newPassword)}`;
  if (shown === "taken")
    return `<h1>${words.page}</h1>
<p role="alert">${words.taken}</p>
${link(paths.signIn, words.signIn)}`;
  if (shown === "gone")
    return `<h1>${words.gone}</h1>
<p role="status">${words.goneText}</p>
${link(paths.settings, words.settings)}`;
  return `<h1>${escapeMarkup(words.title(shown.newEmail))}</h1>
<p>${words.what}</p>
<form method="post"><button class="first">${words.stop}</button></form>`;
}
