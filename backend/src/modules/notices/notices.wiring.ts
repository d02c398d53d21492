import DataLoader from "dataloader";
import type { ServiceParts } from "../../auth/context";
import { createMailTransport, type Mailer } from "../../mail/mailer";
import { siteUrlOf } from "../../mail/site-url";
import { type MailPartsOf, NoticeMailService } from "./notice-mail.service";
import { PublicDoor } from "../../http/public-door";
import type { Env } from "../../settings/env";
import type { Clock } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import { PushSender } from "./push/push-sender";
import { PushSubscriptionService } from "./push/push-subscription.service";
import { ExotelSender } from "./sms/exotel-sender";
import type { SmsSender } from "./sms/sms-sender";
import { templatesWithout } from "./sms/sms-template";
import { type EndMailsTo, MailReportService } from "./suppression/mail-report.service";
import type { AccountMailSuppression } from "./suppression/mail-suppression.inputs";
import { MailSuppressionService } from "./suppression/mail-suppression.service";
import { SuppressingMailer } from "./suppression/suppressing-mailer";
import { NoticeSmsService } from "./notice-sms.service";
import { NoticePushService } from "./notice-push.service";
import { NoticePreferenceService } from "./notice-preference.service";
import { NoticeService } from "./notice.service";
import { NoticeSummaryService } from "./notice-summary.service";

declare module "../../auth/context" {
  interface Services extends NoticeServices, MailReportServices {}
  interface Loaders extends NoticeLoaders {}
}

interface NoticeServices {
  notices: NoticeService;
  noticePreferences: NoticePreferenceService;
  pushSubscriptions: PushSubscriptionService;
  /** Null where nothing is pushed. */
  noticePushes: NoticePushService | null;
  /** Null where no SMS is sent. */
  noticeSms: NoticeSmsService | null;
  mailSuppressions: MailSuppressionService;
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

/** SMSD-06: null without an account at the gateway; the start says which templates are not sent. */
function createSmsSender(env: Env, log: ServiceParts["log"]): SmsSender | null {
  const { EXOTEL_ACCOUNT_SID: accountSid, EXOTEL_API_KEY: apiKey, EXOTEL_API_TOKEN: apiToken } = env;
  const { EXOTEL_URL: apiUrl, SMS_SENDER: sender, SMS_DLT_ENTITY_ID: entityId } = env;
  if (!accountSid || !apiKey || !apiToken || !sender || !entityId) return null;
  const missing = templatesWithout(env.SMS_DLT_TEMPLATES);
  if (missing.length > 0)
    log?.warn({ missing }, "templates of SMS without an id in SMS_DLT_TEMPLATES are not sent");
  return new ExotelSender({ apiUrl, accountSid, apiKey, apiToken, sender, entityId }, log);
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
  const smsSender = createSmsSender(env, log);
  const sent = {
    ...{ isMailed: Boolean(env.MAIL_URL), isPushed: sender !== null },
    isTexted: smsSender !== null,
  };
  const mailSuppressions = new MailSuppressionService(dataSource, clock);
  const own = {
    notices: new NoticeService(dataSource, clock, sent, namesOfApplicants),
    noticePreferences: new NoticePreferenceService(dataSource, smsSender !== null),
    mailSuppressions,
    pushSubscriptions: new PushSubscriptionService(dataSource, clock, sender),
    noticePushes:
      sender && new NoticePushService(dataSource, clock, { sender, namesOfApplicants, partsOf, log }),
    noticeSms:
      smsSender &&
      new NoticeSmsService(dataSource, clock, {
        ...{ sender: smsSender, templateIds: env.SMS_DLT_TEMPLATES, mostADay: env.SMS_PER_DAY },
        ...{ partsOf, log },
      }),
  };
  if (!env.MAIL_URL) return { ...own, mailer: null, noticeMails: null, noticeSummaries: null };
  const transport = createMailTransport(env.MAIL_URL, env.MAIL_FROM ?? "");
  const mailer = new SuppressingMailer(transport, mailSuppressions, clock);
  const mailing = [dataSource, clock, mailer, siteUrlOf(env), namesOfApplicants, partsOf] as const;
  return {
    ...own,
    mailer,
    noticeMails: new NoticeMailService(...mailing),
    noticeSummaries: new NoticeSummaryService(...mailing),
  };
}

type MailReportServices = ReturnType<typeof createMailReportServices>;

/** @param endMailsTo ends what later domains mail to whoever complains */
export const createMailReportServices = (
  { env, dataSource, clock }: ServiceParts,
  { mailSuppressions: suppressions }: Pick<NoticeServices, "mailSuppressions">,
  endMailsTo: EndMailsTo,
) => ({
  mailReports: new MailReportService(dataSource, clock, {
    ...{ suppressions, endMailsTo },
    secret: env.MAIL_WEBHOOK_SECRET,
  }),
});

type NoticeLoaders = ReturnType<typeof createNoticeLoaders>;

export const createNoticeLoaders = ({ mailSuppressions }: Pick<NoticeServices, "mailSuppressions">) => ({
  mailSuppression: new DataLoader<Account, AccountMailSuppression | null>((accounts) =>
    mailSuppressions.findOf(accounts),
  ),
});
