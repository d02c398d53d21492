import type { ServiceParts } from "../../auth/context";
import { createMailer, type Mailer } from "../../mail/mailer";
import { siteUrlOf } from "../../mail/site-url";
import { type MailPartsOf, NoticeMailService } from "./notice-mail.service";
import { NoticeService } from "./notice.service";

declare module "../../auth/context" {
  interface Services extends NoticeServices {}
}

interface NoticeServices {
  notices: NoticeService;
  /** Null where no mail is sent, like the next. */
  mailer: Mailer | null;
  noticeMails: NoticeMailService | null;
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
  const notices = new NoticeService(dataSource, clock, Boolean(env.MAIL_URL), namesOfApplicants);
  if (!env.MAIL_URL) return { notices, mailer: null, noticeMails: null };
  const mailer = createMailer(env.MAIL_URL, env.MAIL_FROM ?? "");
  const noticeMails = new NoticeMailService(
    dataSource,
    clock,
    mailer,
    siteUrlOf(env),
    namesOfApplicants,
    partsOf,
  );
  return { notices, mailer, noticeMails };
}
