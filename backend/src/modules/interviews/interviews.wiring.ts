import type { ServiceParts } from "../../auth/context";
import type { CandidateMoveService } from "../applications/candidate/candidate-move.service";
import type { NoticeService } from "../notices/notice.service";
import { InterviewCalendarService } from "./interview-calendar.service";
import { InterviewOfferService } from "./interview-offer.service";
import { InterviewReminderService } from "./interview-reminder.service";
import { createApplicationInterviewsLoader } from "./interview.loaders";
import { InterviewService } from "./interview.service";

declare module "../../auth/context" {
  interface Services extends InterviewServices {}
  interface Loaders extends InterviewLoaders {}
}

interface InterviewParts {
  notices: NoticeService;
  candidateMoves: CandidateMoveService;
}

type InterviewServices = ReturnType<typeof createInterviewServices>;

export const createInterviewServices = (
  { env, dataSource, clock }: ServiceParts,
  { notices, candidateMoves }: InterviewParts,
) => ({
  interviews: new InterviewService(dataSource, clock, notices),
  interviewOffers: new InterviewOfferService(dataSource, clock, notices, candidateMoves),
  interviewReminders: new InterviewReminderService(dataSource, clock, notices),
  interviewCalendars: new InterviewCalendarService(dataSource, clock, env),
});

type InterviewLoaders = ReturnType<typeof createInterviewLoaders>;

/** @param viewerId the signed-in account's */
export const createInterviewLoaders = (
  { interviews }: { interviews: InterviewService },
  viewerId: string | undefined,
) => ({
  applicationInterviews: createApplicationInterviewsLoader(interviews, viewerId),
});
