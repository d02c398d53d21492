import { paths } from "@job-portal/protocol/paths";
import { type Request, type Response, Router } from "express";
import { ALL_GROUPS } from "../../modules/notices/notice-link";
import type { NoticePreferenceService } from "../../modules/notices/notice-preference.service";
import { linkPage } from "./link-page";

/** What the mails of each group are about, in the middle of a sentence; a link names no other group. */
const ABOUT: Readonly<Partial<Record<string, string>>> = {
  applications: "your applications",
  candidates: "applications to your jobs",
  interviews: "interviews",
  offers: "offers",
  messages: "messages",
  invitations: "invitations to jobs",
  files: "your files of jobs",
  [ALL_GROUPS]: "what is new for you",
};

/**
 * The page that turns the mails of one group off, for whoever has the link of such a mail (PREF-07). Only a POST
 * changes anything. A POST to `…/off` is a mail program's own "Unsubscribe", too (RFC 8058).
 */
export function noticeLinkRoutes(preferences: NoticePreferenceService): Router {
  const router = Router();
  const pattern = decodeURIComponent(paths.noticeLink(":secret", ":group"));
  router.get([pattern, `${pattern}/:act`], async (request, response) => {
    await send(request, response, preferences);
  });
  router.post(`${pattern}/:act`, async (request, response, next) => {
    const { act } = request.params;
    if (act !== "off" && act !== "on") {
      next();
      return;
    }
    const { secret, group } = namesOf(request);
    await preferences.turnMails(secret, group, act === "on");
    await send(request, response, preferences);
  });
  return router;
}

const namesOf = ({ params }: Request) => ({ secret: String(params.secret), group: String(params.group) });

async function send(
  request: Request,
  response: Response,
  preferences: NoticePreferenceService,
): Promise<void> {
  const { secret, group } = namesOf(request);
  const mailed = await preferences.mailedOf(secret, group);
  response
    .set({ "cache-control": "no-store", "x-robots-tag": "noindex" })
    .status(mailed === null ? 404 : 200)
    .type("html")
    .send(linkPage("Your mails", bodyOf(secret, group, mailed), response.locals.nonce as string));
}

function bodyOf(secret: string, group: string, mailed: number | null): string {
  const choose = `<p><a href="${paths.noticeSettings}">Choose what we write to you about</a></p>`;
  const about = ABOUT[group];
  if (mailed === null || about === undefined) return `<h1>This link is not known</h1>\n${choose}`;
  const isOn = mailed > 0;
  const action = `${paths.noticeLink(secret, group)}/${isOn ? "off" : "on"}`;
  return `<h1>Mails about ${about}</h1>
<p role="status">${isOn ? "You get these mails." : "We won’t write to you about this. The page still tells you."}</p>
<form method="post" action="${action}"><button class="first">${isOn ? "Stop these mails" : "Send them again"}</button></form>
${choose}`;
}
