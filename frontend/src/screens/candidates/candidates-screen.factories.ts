import { moveOutcome, moveResult } from "../../features/applications/candidate/candidates.factories";
import {
  MoveCandidatesDocument,
  UndoMoveDocument,
  type CandidateLine_CandidateFragment,
} from "../../features/applications/candidate/Candidates.generated";
import {
  PipelineStagesDocument,
  type PipelineStage_StageFragment,
} from "../../features/applications/stages/Stages.generated";
import { ChosenJobDocument, JobChoicesDocument } from "../../features/jobs/own/JobChoice.generated";
import type { ApplicationStatus } from "../../shared/schema.generated";
import {
  CandidateBoardDocument,
  CandidateCountsDocument,
  CandidateFilterCountsDocument,
  CandidatesScreenDocument,
} from "./CandidatesScreen.generated";

const often = { maxUsageCount: Number.POSITIVE_INFINITY };

const page = (items: readonly CandidateLine_CandidateFragment[], nextCursor: string | null = null) => ({
  __typename: "CandidatePage" as const,
  items,
  nextCursor,
});

interface ListAnswer {
  items?: readonly CandidateLine_CandidateFragment[];
  filter?: object;
  first?: number;
  after?: string;
  nextCursor?: string | null;
  /** Whether it goes on a column of the board, which has every application. */
  isOnBoard?: boolean;
}

/** A page of the list, as the address asks for it. */
export const listAnswer = ({
  items = [],
  filter = {},
  first,
  after,
  nextCursor = null,
  isOnBoard = false,
}: ListAnswer) => ({
  request: {
    query: CandidatesScreenDocument,
    variables: {
      // A list of several jobs has each person once.
      filter: { ...filter, ...(!isOnBoard && !("jobId" in filter) && { oncePerPerson: true }) },
      ...{ sort: "PRIORITY", ...(first && { first }), ...(after && { after }) },
    },
  },
  result: { data: { candidates: page(items, nextCursor) } },
  ...often,
});

/** A company with these stages of its own, whose viewer may name them. */
export const ownStagesAnswer = (stages: readonly Omit<PipelineStage_StageFragment, "__typename">[]) => ({
  request: { query: PipelineStagesDocument },
  result: {
    data: {
      myCompanies: [
        {
          ...{ __typename: "Company", id: "company-1", name: "Kaveri Looms" },
          pipelineStages: stages.map((stage) => ({ __typename: "PipelineStage", ...stage })),
          viewerCan: { __typename: "CompanyPermissions", manageStages: stages.length > 0 },
        },
      ],
    },
  },
  ...often,
});

/** No company with stages of its own. */
export const stagesAnswer = ownStagesAnswer([]);

export const countsAnswer = {
  request: { query: CandidateCountsDocument, variables: () => true },
  result: ({ spansJobs }: { spansJobs: boolean }) => ({
    data: {
      ...(spansJobs && { otherwise: { __typename: "CandidatePage", total: 140, isTotalCapped: true } }),
      candidates: {
        __typename: "CandidatePage",
        total: 103,
        isTotalCapped: true,
        counts: [
          { __typename: "StatusCount", status: "SUBMITTED", count: 100, isCapped: true },
          { __typename: "StatusCount", status: "SHORTLISTED", count: 3, isCapped: false },
        ],
        stageCounts: [],
      },
    },
  }),
  ...often,
};

const factCount = (field: string, value: string, candidateCount: number, isCapped = false) => ({
  ...{ __typename: "CandidateFilterCount", field, value, candidateCount, isCapped },
});

/** Some of the counts beside the filters. */
export const factCountsAnswer = {
  request: { query: CandidateFilterCountsDocument, variables: () => true },
  result: {
    data: {
      candidateFilterCounts: [
        factCount("EXPERIENCE", "3-5", 8),
        factCount("CITY", "Mysore", 4),
        factCount("CITY", "Pune", 2),
        factCount("EXPECTED_PAY", "600000", 500, true),
        factCount("NOTICE", "30", 0),
        factCount("EDUCATION", "GRADUATE", 3),
        factCount("LATE", "true", 7),
      ],
    },
  },
  ...often,
};

const ownJob = (id: string, title: string, applicationCount = 0, unopenedCount = 0) => ({
  __typename: "Job" as const,
  id,
  title,
  location: "Hebbal, Mysuru",
  standing: { __typename: "JobStanding" as const, applicationCount, unopenedCount },
});

/** The jobs to choose from; a text finds those whose title has it. */
export const jobsAnswer = {
  request: { query: JobChoicesDocument, variables: () => true },
  result: ({ text }: { text?: string }) => ({
    data: {
      candidateJobs: [ownJob("job-1", "Loom Fitter", 12, 3), ownJob("job-2", "Weaver", 1)].filter(
        ({ title }) => title.toLowerCase().includes(text?.toLowerCase() ?? ""),
      ),
    },
  }),
  ...often,
};

/** The job that the address names. */
export const chosenJobAnswer = {
  request: { query: ChosenJobDocument, variables: { id: "job-77" } },
  result: { data: { myJob: ownJob("job-77", "Dyer") } },
  ...often,
};

/** The board with these in its first column. */
export const boardAnswer = (
  items: readonly CandidateLine_CandidateFragment[],
  nextCursor: string | null = null,
) => ({
  request: { query: CandidateBoardDocument, variables: () => true },
  result: {
    data: {
      submitted: page(items, nextCursor),
      viewed: page([]),
      shortlisted: page([]),
      interview: page([]),
      offered: page([]),
      hired: page([]),
    },
  },
  ...often,
});

const moving = (ids: readonly string[], to: ApplicationStatus, message: string | null = null) => ({
  query: MoveCandidatesDocument,
  variables: {
    input: {
      items: ids.map((id) => ({ applicationId: id, expectedStatus: "SUBMITTED", expectedStageId: null })),
      to,
      stageId: null,
      ...{ message, reason: null },
    },
  },
});

/** Meera Pillai, who is new, is shortlisted. */
export const shortlisting = {
  request: moving(["application-1"], "SHORTLISTED"),
  result: { data: { moveApplications: moveOutcome(moveResult()) } },
};

/** She is rejected with these words. */
export const rejecting = (message: string) => ({
  request: moving(["application-1"], "NOT_SELECTED", message),
  result: { data: { moveApplications: moveOutcome(moveResult({ status: "NOT_SELECTED" })) } },
});

/** She is back where she stood. */
export const undoing = {
  request: { query: UndoMoveDocument, variables: { moveId: "move-1" } },
  result: { data: { undoMove: moveOutcome(moveResult({ status: "SUBMITTED" })) } },
};

/** She was asked for an interview since, so the step can't be taken back. */
export const undoingLate = {
  request: undoing.request,
  result: { data: { undoMove: moveOutcome(moveResult({ status: "INTERVIEW" }, "CONFLICT")) } },
};

/** What the server answers where somebody else was faster: each stands elsewhere by now. */
export const conflict = (...standing: { id: string; status: ApplicationStatus }[]) => ({
  request: moving(
    standing.map(({ id }) => id),
    "SHORTLISTED",
  ),
  result: {
    data: { moveApplications: moveOutcome(...standing.map((one) => moveResult(one, "CONFLICT"))) },
  },
});
