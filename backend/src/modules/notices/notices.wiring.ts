import type { ServiceParts } from "../../auth/context";
import { createMailer, type Mailer } from "../../mail/mailer";
import { siteUrlOf } from "../../mail/site-url";
import { type MailPartsOf, NoticeMailService } from "./notice-mail.service";
import { NoticePreferenceService } from "./notice-preference.service";
import { NoticeService } from "./notice.service";
import { NoticeSummaryService } from "./notice-summary.service";

declare module "../../auth/context" {
  interface Services extends NoticeServices {}
}

interface NoticeServices {
  notices: NoticeService;
  noticePreferences: NoticePreferenceService;
  /** Null where no mail is sent, like the next. */
  mailer: Mailer | null;
  noticeMails: NoticeMailService | null;
  noticeSummaries: NoticeSummaryService | null;
}

/**
 * @param namesOfApplicants asks for the names that a notice of applications leaves out
 * @param partsOf asks for what else belongs into a notice's mail
 */
export function createNoticeServices(
  { env, dataSource, clock }: ServiceParts,
  namesOfApplicants: ConstructorParameters<typeof NoticeService>[3],
  partsOf: MailPartsOf,
): NoticeServices {
  const own = {
    notices: new NoticeService(dataSource, clock, Boolean(env.MAIL_URL), namesOfApplicants),
    noticePreferences: new NoticePreferenceService(dataSource),
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
