import type { ServiceParts } from "../../auth/context";
import type { FileKeeper } from "../../files/file-keeper";
import type { EndInterviews } from "../applications/application/application.entity";
import type { CandidateMoveService } from "../applications/candidate/candidate-move.service";
import type { NoticeService } from "../notices/notice.service";
import type { ResumeRenderer } from "../resumes/print/resume-pdf";
import { OfferDueService } from "./offer-due.service";
import { OfferLetterService } from "./offer-letter.service";
import { createApplicationOffersLoader, createLastOfferStandingLoader } from "./offer.loaders";
import { OfferService } from "./offer.service";

declare module "../../auth/context" {
  interface Services extends OfferServices {}
  interface Loaders extends OfferLoaders {}
}

interface OfferParts {
  notices: NoticeService;
  candidateMoves: CandidateMoveService;
  resumeRenderer: ResumeRenderer;
}

type OfferServices = ReturnType<typeof createOfferServices>;

/** @param endInterviews of whoever accepts an offer */
export const createOfferServices = (
  { dataSource, clock }: ServiceParts,
  { notices, candidateMoves, resumeRenderer }: OfferParts,
  files: FileKeeper,
  endInterviews: EndInterviews,
) => ({
  offers: new OfferService(dataSource, clock, notices, candidateMoves, endInterviews),
  offersDue: new OfferDueService(dataSource, clock, notices),
  offerLetters: new OfferLetterService(dataSource, clock, files, resumeRenderer),
});

type OfferLoaders = ReturnType<typeof createOfferLoaders>;

/** @param viewerId the signed-in account's */
export const createOfferLoaders = ({ offers }: { offers: OfferService }, viewerId: string | undefined) => ({
  applicationOffers: createApplicationOffersLoader(offers, viewerId),
  lastOfferStanding: createLastOfferStandingLoader(offers),
});
