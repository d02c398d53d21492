import { addressIn, type Locale } from "@job-portal/protocol/locale";
import { paths } from "@job-portal/protocol/paths";
import { type Request, type Response, Router } from "express";
import type { NoticePreferenceService } from "../../modules/notices/notice-preference.service";
import { LINK_PAGE_WORDS, linkPatterns, localeOfLink, sendLinkPage } from "./link-page";

/**
 * The page that turns the mails of one group off, for whoever has the link of such a mail (PREF-07). Only a POST
 * changes anything. A POST to `…/off` is a mail program's own "Unsubscribe", too (RFC 8058).
 */
export function noticeLinkRoutes(preferences: NoticePreferenceService): Router {
  const router = Router();
  const patterns = linkPatterns(paths.noticeLink(":secret", ":group"));
  const acts = patterns.map((pattern) => `${pattern}/:act`);
  router.get([...patterns, ...acts], async (request, response) => {
    await send(request, response, preferences);
  });
  router.post(acts, async (request, response, next) => {
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
  const locale = localeOfLink(request);
  sendLinkPage(response, {
    ...{ locale, status: mailed === null ? 404 : 200, title: LINK_PAGE_WORDS[locale].notices.page },
    body: bodyOf({ secret, group, mailed }, locale),
  });
}

interface Mails {
  secret: string;
  group: string;
  /** How many ways of the group are mailed; null where the link names none. */
  mailed: number | null;
}

function bodyOf({ secret, group, mailed }: Mails, locale: Locale): string {
  const words = LINK_PAGE_WORDS[locale].notices;
  const choose = `<p><a href="${addressIn(locale, paths.noticeSettings)}">${words.choose}</a></p>`;
  const about = words.about[group];
  if (mailed === null || about === undefined) return `<h1>${words.unknown}</h1>\n${choose}`;
  const isOn = mailed > 0;
  const action = `${addressIn(locale, paths.noticeLink(secret, group))}/${isOn ? "off" : "on"}`;
  return `<h1>${words.mailsAbout(about)}</h1>
<p role="status">${isOn ? words.isOn : words.isOff}</p>
<form method="post" action="${action}"><button class="first">${isOn ? words.stop : words.sendAgain}</button></form>
${choose}`;
}
