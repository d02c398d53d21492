import type { DataSource } from "typeorm";
import type { ServiceParts } from "../../auth/context";
import type { FileKeeper } from "../../files/file-keeper";
import type { Mailer } from "../../mail/mailer";
import type { NoticeService } from "../notices/notice.service";
import { CompanyDocumentService } from "./company-document.service";
import { CompanyVerificationService } from "./company-verification.service";
import { VerificationLapseService } from "./verification-lapse.service";
import { SiteCheckService } from "./site-check.service";
import { PublicSiteDoor, type SiteDoor } from "./rules/site-door";
import { createPassedChecksLoader } from "./verification.loaders";
import { VerificationReviewService } from "./verification-review.service";
import { VerificationTelling } from "./verification-telling";
import { WorkEmailService } from "./work-email.service";

declare module "../../auth/context" {
  interface Services extends VerificationServices {}
  interface Loaders extends VerificationLoaders {}
}

interface VerificationParts {
  notices: NoticeService;
  mailer: Mailer | null;
  /** To companies' sites, in place of the internet. */
  siteDoor?: SiteDoor;
}

type VerificationServices = ReturnType<typeof createVerificationServices>;

export function createVerificationServices(
  { dataSource, clock }: ServiceParts,
  { notices, mailer, siteDoor = new PublicSiteDoor() }: VerificationParts,
  files: FileKeeper,
) {
  const telling = new VerificationTelling(notices);
  return {
    companyVerification: new CompanyVerificationService(dataSource, clock, telling, mailer !== null),
    workEmails: new WorkEmailService(dataSource, clock, mailer),
    siteChecks: new SiteCheckService(dataSource, clock, siteDoor),
    companyDocuments: new CompanyDocumentService(dataSource, clock, files),
    verificationReviews: new VerificationReviewService(dataSource, clock, telling),
    verificationLapse: new VerificationLapseService(dataSource, clock, telling),
  };
}

type VerificationLoaders = ReturnType<typeof createVerificationLoaders>;

export const createVerificationLoaders = (dataSource: DataSource) => ({
  passedChecks: createPassedChecksLoader(dataSource),
});
