import type { ServiceParts } from "../../auth/context";
import type { Mailer } from "../../mail/mailer";
import { siteUrlOf } from "../../mail/site-url";
import type { JobSearchService } from "../jobs/search/job-search.service";
import type { KeptSearches } from "../jobs/blocks/kept-searches";
import type { NoticeService } from "../notices/notice.service";
import { AlertKeeper } from "./alert-keeper";
import { AlertLinkService } from "./alert-link.service";
import { AlertMailService } from "./alert-mail.service";
import { AlertMatchingService } from "./alert-matching.service";
import { AlertTellingService } from "./alert-telling.service";
import { createNewAlertJobCountLoader } from "./alert.loaders";
import { AlertService } from "./alert.service";

declare module "../../auth/context" {
  interface Services extends AlertServices {}
  interface Loaders extends AlertLoaders {}
}

interface AlertParts {
  jobSearch: JobSearchService;
  keptSearches: KeptSearches;
  notices: NoticeService;
  /** Null where no mail is sent. */
  mailer: Mailer | null;
}

type AlertServices = ReturnType<typeof createAlertServices>;

export function createAlertServices(
  { env, dataSource, clock }: ServiceParts,
  { jobSearch, keptSearches, notices, mailer }: AlertParts,
) {
  const keeper = new AlertKeeper(dataSource, clock, jobSearch, keptSearches);
  const isMailed = mailer !== null;
  return {
    alerts: new AlertService(dataSource, clock, keeper),
    alertLinks: new AlertLinkService(dataSource, clock, keeper, isMailed),
    alertMatching: new AlertMatchingService(dataSource, clock, keptSearches, keeper),
    alertTelling: new AlertTellingService(dataSource, clock, notices, isMailed),
    /** Null where no mail is sent. */
    alertMails: mailer && new AlertMailService(dataSource, clock, mailer, siteUrlOf(env)),
  };
}

type AlertLoaders = ReturnType<typeof createAlertLoaders>;

export const createAlertLoaders = ({ alerts }: { alerts: AlertService }) => ({
  newAlertJobCount: createNewAlertJobCountLoader(alerts),
});
