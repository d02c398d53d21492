import { type Row, UNKNOWN_ID, VIEWERS, VIEWERS_NOT_FOUND } from "./outcomes";

const TEXT = "Please tell me who has read my resume.";

/** Calls about what people ask, and are told, of their data. */
export const GRIEVANCE_CALLS: Record<string, Row> = {
  "Query.myGrievances": { query: "{ myGrievances { total } }", outcome: VIEWERS },
  "Query.breachNotice": { query: `{ breachNotice(id: "${UNKNOWN_ID}") { id } }`, outcome: VIEWERS_NOT_FOUND },
  "Mutation.raiseGrievance": {
    query: `mutation { raiseGrievance(input: { kind: ACCESS, text: "${TEXT}" }) { id } }`,
    outcome: VIEWERS,
  },
  "Mutation.withdrawGrievance": {
    query: `mutation { withdrawGrievance(id: "${UNKNOWN_ID}") { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
};

export const RAISE_GRIEVANCE_CALL: [string, (world: unknown, word: string) => object, string] = [
  "RaiseGrievanceInput!",
  (_, word) => ({ kind: "OTHER", text: `${TEXT} ${word}` }),
  "{ id number text }",
];
