import type { DataSource } from "typeorm";
import type { ServiceParts } from "../../auth/context";
import type { AccountService } from "../accounts/account.service";
import type { ProfileService } from "../accounts/profile.service";
import type { CareerProfileService } from "../career-profiles/career-profile.service";
import type { NoticeService } from "../notices/notice.service";
import type { OriginalPages } from "../resumes/original/original-pages";
import type { ResumeOriginalService } from "../resumes/original/resume-original.service";
import type { ResumeService } from "../resumes/resume/resume.service";
import {
  createApplicationHistoryLoader,
  createViewerApplicationLoader,
} from "./application/application.loaders";
import { createLastAnswerLoader } from "./answers/answers.loaders";
import type { EndInterviews } from "./application/application.entity";
import { ApplicationService } from "./application/application.service";
import { MatchRenewalService } from "./application/match-renewal.service";
import { SentOriginalService } from "./original/sent-original.service";
import { createSentOriginalLoader } from "./original/sent-original.loaders";
import { OwnApplicationService } from "./application/own-application.service";
import { WithdrawalService } from "./application/withdrawal.service";
import { CandidateMoveService } from "./candidate/candidate-move.service";
import { CandidateNoteService } from "./candidate/candidate-note.service";
import {
  createAccountNameLoader,
  createApplicationCountLoader,
  createCandidateHistoryLoader,
  createCandidateNotesLoader,
  createOtherApplicationsLoader,
  createRejectionMessageLoader,
  createSeekerFactsLoader,
} from "./candidate/candidate.loaders";
import { CandidateFilterCountService } from "./candidate/candidate-filter-count.service";
import { CandidateService } from "./candidate/candidate.service";
import { RejectionMessageService } from "./candidate/rejection-message.service";
import { EmployerFiguresService } from "./figures/employer-figures.service";
import { ReplyRateService } from "./figures/reply-rate.service";
import {
  createScorecardCriteriaLoader,
  createScorecardsLoader,
  createScorecardSummaryLoader,
} from "./scorecards/scorecard.loaders";
import { ScorecardService } from "./scorecards/scorecard.service";
import { createPipelineStagesLoader } from "./stages/pipeline-stage.loaders";
import { PipelineStageService } from "./stages/pipeline-stage.service";
import { MatchService } from "./match/match.service";

declare module "../../auth/context" {
  interface Services extends ApplicationServices {}
  interface Loaders extends ApplicationLoaders {}
}

interface ApplicationParts {
  accounts: AccountService;
  profiles: ProfileService;
  resumes: ResumeService;
  resumeOriginals: ResumeOriginalService;
  originalPages: OriginalPages;
  notices: NoticeService;
  careerProfiles: CareerProfileService;
}

type ApplicationServices = ReturnType<typeof createApplicationServices>;

/** @param endInterviews of applications that end */
export const createApplicationServices = (
  { dataSource, clock }: ServiceParts,
  { accounts, profiles, resumes, notices, careerProfiles, resumeOriginals, originalPages }: ApplicationParts,
  endInterviews: EndInterviews,
) => {
  const applications = new ApplicationService(dataSource, clock, {
    ...{ accounts, profiles, resumes, originals: resumeOriginals, notices, careers: careerProfiles },
  });
  return {
    applications,
    sentOriginals: new SentOriginalService(applications, resumeOriginals, originalPages),
    ownApplications: new OwnApplicationService(dataSource, clock),
    withdrawals: new WithdrawalService(dataSource, clock, notices, endInterviews),
    matches: new MatchService(dataSource, clock, careerProfiles),
    matchRenewal: new MatchRenewalService(dataSource),
    candidates: new CandidateService(dataSource, clock),
    candidateFilterCounts: new CandidateFilterCountService(dataSource, clock),
    candidateMoves: new CandidateMoveService(dataSource, clock, notices, endInterviews),
    candidateNotes: new CandidateNoteService(dataSource, clock),
    pipelineStages: new PipelineStageService(dataSource, clock),
    scorecards: new ScorecardService(dataSource, clock),
    rejectionMessages: new RejectionMessageService(dataSource),
    employerFigures: new EmployerFiguresService(dataSource, clock),
    replyRates: new ReplyRateService(dataSource, clock),
  };
};

type ApplicationLoaders = ReturnType<typeof createApplicationLoaders>;

/** @param viewerId the signed-in account's */
export const createApplicationLoaders = (
  dataSource: DataSource,
  { applications, matches }: { applications: ApplicationService; matches: MatchService },
  viewerId: string | undefined,
) => ({
  viewerApplication: createViewerApplicationLoader(dataSource, viewerId),
  sentOriginal: createSentOriginalLoader(dataSource),
  lastAnswer: createLastAnswerLoader(dataSource, viewerId),
  applicationHistory: createApplicationHistoryLoader(applications),
  applicationCount: createApplicationCountLoader(dataSource, viewerId),
  candidateHistory: createCandidateHistoryLoader(dataSource),
  candidateNotes: createCandidateNotesLoader(dataSource),
  pipelineStages: createPipelineStagesLoader(dataSource),
  scorecardCriteria: createScorecardCriteriaLoader(dataSource),
  scorecards: createScorecardsLoader(dataSource, viewerId),
  scorecardSummary: createScorecardSummaryLoader(dataSource, viewerId),
  otherApplications: createOtherApplicationsLoader(dataSource, viewerId),
  rejectionMessage: createRejectionMessageLoader(dataSource),
  accountName: createAccountNameLoader(dataSource),
  seekerFacts: createSeekerFactsLoader(matches),
});
