import { paths } from "@job-portal/protocol/paths";
import { type Request, type Response, Router } from "express";
import type { Alert } from "../../modules/alerts/alert.entity";
import { AlertFrequency, AlertState } from "../../modules/alerts/alert.enums";
import { ALERT_ACTS, type AlertAct, alertActPath } from "../../modules/alerts/alert-mail";
import type { AlertLinkService } from "../../modules/alerts/alert-link.service";
import { escapeMarkup } from "../../text/escape-markup";
import { linkPage } from "./link-page";

const NAMES: Readonly<Record<AlertAct, string>> = {
  confirm: "Confirm this alert",
  pause: "Pause",
  start: "Start again",
  daily: "Get it daily",
  weekly: "Get it weekly",
  end: "End this alert",
};

const DONE: Readonly<Record<AlertAct, string>> = {
  confirm: "Your alert is on. We’ll write when a job fits.",
  pause: "Your alert is paused. We won’t write until you start it again.",
  start: "Your alert is on again.",
  daily: "You’ll get it daily at 8 AM.",
  weekly: "You’ll get it on Mondays at 8 AM.",
  end: "Your alert has ended. We won’t write again.",
};

/**
 * The page of one alert for whoever has the link of its mails (ALRT-07). It works without a script. Only a POST changes
 * anything, because mail programs open links to look at them. A POST to the end's address is a mail program's own
 * "Unsubscribe", too (RFC 8058): it is answered without a redirection or a question.
 */
export function alertLinkRoutes(links: AlertLinkService): Router {
  const router = Router();
  const pattern = decodeURIComponent(paths.alertLink(":secret"));
  router.get([pattern, `${pattern}/:act`], async (request, response) => {
    send(response, await links.find(secretOf(request)), { wanted: actOf(request) });
  });
  router.post(`${pattern}/:act`, async (request, response, next) => {
    const act = actOf(request);
    if (act) send(response, await links.act(secretOf(request), act), { done: act });
    else next();
  });
  return router;
}

const secretOf = ({ params }: Request): string => String(params.secret);
const actOf = ({ params }: Request): AlertAct | undefined => ALERT_ACTS.find((act) => act === params.act);

interface Shown {
  /** What the link asks for; it stands first. */
  wanted?: AlertAct;
  /** What was done just now. */
  done?: AlertAct;
}

function send(response: Response, alert: Alert | null, { wanted, done }: Shown): void {
  const said = alert ? done && `<p role="status">${DONE[done]}</p>` : "";
  const body = alert
    ? `<h1>${escapeMarkup(alert.title)}</h1>
${alert.conditions.length > 0 ? `<p>${escapeMarkup(alert.conditions.join(" · "))}</p>` : ""}
${said ?? `<p>${stateOf(alert)}</p>`}
${formsOf(alert, wanted)}
<p><a href="${escapeMarkup(alert.path)}">See the jobs</a></p>`
    : `<h1>This alert has ended</h1>
<p role="status">${DONE.end}</p>
<p><a href="${paths.jobs}">Find Jobs</a></p>`;
  response
    .set({ "cache-control": "no-store", "x-robots-tag": "noindex" })
    .status(alert || done === "end" ? 200 : 404)
    .type("html")
    .send(linkPage("Your job alert", body, response.locals.nonce as string));
}

function stateOf({ state, frequency }: Alert): string {
  if (state === AlertState.UNCONFIRMED) return "Confirm it, and we’ll write when a job fits.";
  if (state === AlertState.PAUSED) return "This alert is paused.";
  if (frequency === AlertFrequency.INSTANT) return "We write as new jobs come in.";
  return DONE[frequency === AlertFrequency.DAILY ? "daily" : "weekly"];
}

/** What may be done with an alert as it stands. */
function actsOf({ state, frequency }: Alert): AlertAct[] {
  if (state === AlertState.UNCONFIRMED) return ["confirm"];
  const other = frequency === AlertFrequency.WEEKLY ? "daily" : "weekly";
  return [state === AlertState.PAUSED ? "start" : "pause", other, "end"];
}

function formsOf(alert: Alert, wanted: AlertAct | undefined): string {
  const acts = actsOf(alert);
  const first = acts.find((act) => act === wanted) ?? (acts.length === 1 ? acts[0] : undefined);
  return [...new Set([first, ...acts])]
    .flatMap((act) => act ?? [])
    .map(
      (act) =>
        `<form method="post" action="${escapeMarkup(alertActPath(alert.secret, act))}"><button${act === first ? ' class="first"' : ""}>${NAMES[act]}</button></form>`,
    )
    .join("\n");
}
