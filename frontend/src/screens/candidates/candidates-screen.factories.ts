import type { CandidateRow_CandidateFragment } from "../../features/applications/Candidates.generated";
import {
  CandidateBoardDocument,
  CandidateCountsDocument,
  CandidateJobsDocument,
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

export const jobsAnswer = {
  request: { query: CandidateJobsDocument },
  result: {
    data: {
      myJobs: {
        __typename: "OwnJobPage",
        items: [
          {
            __typename: "Job",
            id: "job-1",
            title: "Loom Fitter",
            company: { __typename: "Company", id: "company-1" },
          },
        ],
      },
    },
  },
  ...often,
};

/** The board with these in its first column. */
export const boardAnswer = (items: readonly CandidateRow_CandidateFragment[]) => ({
  request: { query: CandidateBoardDocument, variables: () => true },
  result: {
    data: {
      submitted: page(items),
      viewed: page([]),
      shortlisted: page([]),
      interview: page([]),
      offered: page([]),
      hired: page([]),
    },
  },
  ...often,
});
