import { addressIn, type Locale } from "@job-portal/protocol/locale";
import { paths } from "@job-portal/protocol/paths";
import { type Request, type Response, Router } from "express";
import type { Alert } from "../../modules/alerts/alert.entity";
import { AlertFrequency, AlertState } from "../../modules/alerts/alert.enums";
import { ALERT_ACTS, type AlertAct, alertActPath } from "../../modules/alerts/alert-mail";
import type { AlertLinkService } from "../../modules/alerts/alert-link.service";
import { escapeMarkup } from "../../text/escape-markup";
import { LINK_PAGE_WORDS, linkPatterns, localeOfLink, sendLinkPage } from "./link-page";
import type { LinkPageWords } from "./link-page.words";

/**
 * The page of one alert for whoever has the link of its mails (ALRT-07). It works without a script. Only a POST changes
 * anything, because mail programs open links to look at them. A POST to the end's address is a mail program's own
 * "Unsubscribe", too (RFC 8058): it is answered without a redirection or a question.
 */
export function alertLinkRoutes(links: AlertLinkService): Router {
  const router = Router();
  const patterns = linkPatterns(paths.alertLink(":secret"));
  const acts = patterns.map((pattern) => `${pattern}/:act`);
  router.get([...patterns, ...acts], async (request, response) => {
    const shown = { locale: localeOfLink(request), wanted: actOf(request) };
    send(response, await links.find(secretOf(request)), shown);
  });
  router.post(acts, async (request, response, next) => {
    const act = actOf(request);
    if (!act) {
      next();
      return;
    }
    const shown = { locale: localeOfLink(request), done: act };
    send(response, await links.act(secretOf(request), act), shown);
  });
  return router;
}

const secretOf = ({ params }: Request): string => String(params.secret);
const actOf = ({ params }: Request): AlertAct | undefined => ALERT_ACTS.find((act) => act === params.act);

interface Shown {
  locale: Locale;
  /** What the link asks for; it stands first. */
  wanted?: AlertAct;
  /** What was done just now. */
  done?: AlertAct;
}

function send(response: Response, alert: Alert | null, shown: Shown): void {
  const { locale, done } = shown;
  const words = LINK_PAGE_WORDS[locale].alert;
  const body = alert
    ? bodyOf(alert, shown)
    : `<h1>${words.gone}</h1>
<p role="status">${words.done.end}</p>
<p><a href="${addressIn(locale, paths.jobs)}">${words.findJobs}</a></p>`;
  const status = alert || done === "end" ? 200 : 404;
  sendLinkPage(response, { locale, status, title: words.page, body });
}

function bodyOf(alert: Alert, shown: Shown): string {
  const { locale, done } = shown;
  const words = LINK_PAGE_WORDS[locale].alert;
  const conditions = alert.conditionsIn(locale);
  return `<h1>${escapeMarkup(alert.titleIn(locale))}</h1>
${conditions.length > 0 ? `<p>${escapeMarkup(conditions.join(" · "))}</p>` : ""}
${done ? `<p role="status">${words.done[done]}</p>` : `<p>${stateOf(alert, words)}</p>`}
${formsOf(alert, shown)}
<p><a href="${escapeMarkup(addressIn(locale, alert.path))}">${words.seeJobs}</a></p>`;
}

function stateOf({ state, frequency }: Alert, words: LinkPageWords["alert"]): string {
  if (state === AlertState.UNCONFIRMED) return words.unconfirmed;
  if (state === AlertState.PAUSED) return words.paused;
  if (frequency === AlertFrequency.INSTANT) return words.instant;
  return words.done[frequency === AlertFrequency.DAILY ? "daily" : "weekly"];
}

/** What may be done with an alert as it stands. */
function actsOf({ state, frequency }: Alert): AlertAct[] {
  if (state === AlertState.UNCONFIRMED) return ["confirm"];
  const other = frequency === AlertFrequency.WEEKLY ? "daily" : "weekly";
  return [state === AlertState.PAUSED ? "start" : "pause", other, "end"];
}

function formsOf(alert: Alert, { locale, wanted }: Shown): string {
  const acts = actsOf(alert);
  const names = LINK_PAGE_WORDS[locale].alert.acts;
  const first = acts.find((act) => act === wanted) ?? (acts.length === 1 ? acts[0] : undefined);
  const actionOf = (act: AlertAct) => escapeMarkup(addressIn(locale, alertActPath(alert.secret, act)));
  return [...new Set([first, ...acts])]
    .flatMap((act) => act ?? [])
    .map(
      (act) =>
        `<form method="post" action="${actionOf(act)}"><button${act === first ? ' class="first"' : ""}>${names[act]}</button></form>`,
    )
    .join("\n");
}
