import { parse } from "graphql";
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from "graphql-query-complexity";
import { createSchema } from "../app/schema";
import { KNOWN_DOCUMENTS } from "./known-documents.generated";
import { MAX_COST } from "./query-limits";

const FILTERS = ["submitted", "viewed", "shortlisted", "interview", "offered", "hired", "filter"];
const variables = { sort: "NEWEST", first: 50, ...Object.fromEntries(FILTERS.map((name) => [name, {}])) };

describe("what the web app asks of candidates", () => {
  it.each(["CandidateBoard", "CandidatesScreen"])("%s is not too costly with full pages", (name) => {
    const text = [...KNOWN_DOCUMENTS.values()].find((document) => document.includes(`query ${name}(`));
    const estimators = [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })];
    const cost = getComplexity({ schema: createSchema(), query: parse(text ?? ""), variables, estimators });
    expect(cost).toBeGreaterThan(1_000);
    expect(cost).toBeLessThanOrEqual(MAX_COST);
  });
});
