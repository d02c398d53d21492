import type { ServiceParts } from "../../auth/context";
import { createMailer, type Mailer } from "../../mail/mailer";
import { siteUrlOf } from "../../mail/site-url";
import { type MailPartsOf, NoticeMailService } from "./notice-mail.service";
import { PublicDoor } from "../../http/public-door";
import type { Env } from "../../settings/env";
import type { Clock } from "../../time/clock";
import { PushSender } from "./push/push-sender";
import { PushSubscriptionService } from "./push/push-subscription.service";
import { NoticePushService } from "./notice-push.service";
import { NoticePreferenceService } from "./notice-preference.service";
import { NoticeService } from "./notice.service";
import { NoticeSummaryService } from "./notice-summary.service";

declare module "../../auth/context" {
  interface Services extends NoticeServices {}
}

interface NoticeServices {
  notices: NoticeService;
  noticePreferences: NoticePreferenceService;
  pushSubscriptions: PushSubscriptionService;
  /** Null where nothing is pushed. */
  noticePushes: NoticePushService | null;
  /** Null where no mail is sent, like the next. */
  mailer: Mailer | null;
  noticeMails: NoticeMailService | null;
  noticeSummaries: NoticeSummaryService | null;
}

/** Null without the pair of keys. @param door leads to push services in place of the internet */
function createPushSender(
  env: Env,
  clock: Clock,
  door = new PublicDoor({ isPrivateAllowed: false }),
): PushSender | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  if (publicKey === undefined || privateKey === undefined || subject === undefined) return null;
  return new PushSender(door, clock, { publicKey, privateKey, subject });
}

/**
 * @param namesOfApplicants asks for the names that a notice of applications leaves out
 * @param partsOf asks for what else belongs into a notice's mail
 */
export function createNoticeServices(
  { env, log, dataSource, clock, pushDoor }: ServiceParts & { pushDoor?: PublicDoor },
  namesOfApplicants: ConstructorParameters<typeof NoticeService>[3],
  partsOf: MailPartsOf,
): NoticeServices {
  const sender = createPushSender(env, clock, pushDoor);
  const sent = { isMailed: Boolean(env.MAIL_URL), isPushed: sender !== null };
  const own = {
    notices: new NoticeService(dataSource, clock, sent, namesOfApplicants),
    noticePreferences: new NoticePreferenceService(dataSource),
    pushSubscriptions: new PushSubscriptionService(dataSource, clock, sender),
    noticePushes:
      sender && new NoticePushService(dataSource, clock, { sender, namesOfApplicants, partsOf, log }),
  };
  if (!env.MAIL_URL) return { ...own, mailer: null, noticeMails: null, noticeSummaries: null };
  const mailer = createMailer(env.MAIL_URL, env.MAIL_FROM ?? "");
  const mailing = [dataSource, clock, mailer, siteUrlOf(env), namesOfApplicants, partsOf] as const;
  return {
    ...own,
    mailer,
    noticeMails: new NoticeMailService(...mailing),
    noticeSummaries: new NoticeSummaryService(...mailing),
  };
}
