import type { CandidateRow_CandidateFragment } from "../../features/applications/Candidates.generated";
import { ChosenJobDocument, JobChoicesDocument } from "../../features/jobs/JobChoice.generated";
import {
  CandidateBoardDocument,
  CandidateCountsDocument,
  CandidatesScreenDocument,
} from "./CandidatesScreen.generated";

const often = { maxUsageCount: Number.POSITIVE_INFINITY };

const page = (items: readonly CandidateRow_CandidateFragment[], nextCursor: string | null = null) => ({
  __typename: "CandidatePage" as const,
  items,
  nextCursor,
});

interface ListAnswer {
  items?: readonly CandidateRow_CandidateFragment[];
  filter?: object;
  after?: string;
  nextCursor?: string | null;
}

/** A page of the list, as the address asks for it. */
export const listAnswer = ({ items = [], filter = {}, after, nextCursor = null }: ListAnswer) => ({
  request: {
    query: CandidatesScreenDocument,
    variables: { filter, sort: "PRIORITY", ...(after && { after }) },
  },
  result: { data: { candidates: page(items, nextCursor) } },
  ...often,
});

export const countsAnswer = {
  request: { query: CandidateCountsDocument, variables: () => true },
  result: {
    data: {
      candidates: {
        __typename: "CandidatePage",
        total: 103,
        isTotalCapped: true,
        counts: [
          { __typename: "StatusCount", status: "SUBMITTED", count: 100, isCapped: true },
          { __typename: "StatusCount", status: "SHORTLISTED", count: 3, isCapped: false },
        ],
      },
    },
  },
  ...often,
};

const ownJob = (id: string, title: string) => ({
  __typename: "Job" as const,
  id,
  title,
  location: "Hebbal, Mysuru",
});

/** The jobs to choose from; a text finds those whose title has it. */
export const jobsAnswer = {
  request: { query: JobChoicesDocument, variables: () => true },
  result: ({ text }: { text?: string }) => ({
    data: {
      myJobs: {
        __typename: "OwnJobPage",
        items: [ownJob("job-1", "Loom Fitter"), ownJob("job-2", "Weaver")].filter(({ title }) =>
          title.toLowerCase().includes(text?.toLowerCase() ?? ""),
        ),
      },
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
  items: readonly CandidateRow_CandidateFragment[],
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
