import { type Row, UNKNOWN_ID, VIEWERS_NOT_FOUND } from "./outcomes";

export const SCORECARD_MUTATIONS: Record<string, Row> = {
  "Mutation.giveScorecard": {
    query: "mutation ($input: GiveScorecardInput!) { giveScorecard(input: $input) { id } }",
    variables: () => ({ input: { applicationId: UNKNOWN_ID, marks: [{ criterion: "Stitching", mark: 4 }] } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.saveScorecardCriteria": {
    query: "mutation ($input: SaveScorecardCriteriaInput!) { saveScorecardCriteria(input: $input) { id } }",
    variables: () => ({ input: { jobId: UNKNOWN_ID, criteria: ["Stitching"] } }),
    outcome: VIEWERS_NOT_FOUND,
  },
};
