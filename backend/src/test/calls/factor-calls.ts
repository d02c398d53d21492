import { every, type Row, VIEWERS, VIEWERS_NOT_FOUND } from "./outcomes";

/** Reads of one's own second factor. */
export const FACTOR_QUERIES: Record<string, Row> = {
  "Query.secondFactor": { query: "{ secondFactor { since } }", outcome: VIEWERS },
};

const WRONG = every([400, "SECOND_FACTOR_CODE"]);

/** Calls that change it. Nobody here has one, and this portal offers none. */
export const FACTOR_MUTATIONS: Record<string, Row> = {
  "Mutation.beginSecondFactor": {
    query: "mutation { beginSecondFactor { key } }",
    outcome: every([409, "SECOND_FACTOR_OFF"]),
  },
  "Mutation.confirmSecondFactor": {
    query: 'mutation { confirmSecondFactor(code: "123456") { secret } }',
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.passSecondFactor": {
    query: 'mutation { passSecondFactor(code: "123456") { secret } }',
    outcome: WRONG,
  },
  "Mutation.removeSecondFactor": {
    query: 'mutation { removeSecondFactor(code: "123456") { since } }',
    outcome: WRONG,
  },
  "Mutation.replaceRecoveryCodes": {
    query: "mutation { replaceRecoveryCodes { recoveryCodes } }",
    outcome: VIEWERS_NOT_FOUND,
  },
};
