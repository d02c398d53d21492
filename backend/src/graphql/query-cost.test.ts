import { parse } from "graphql";
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from "graphql-query-complexity";
import { createSchema } from "../app/schema";
import { KNOWN_DOCUMENTS } from "./known-documents.generated";
import { MAX_COST } from "./query-limits";

const FILTERS = ["submitted", "viewed", "shortlisted", "interview", "offered", "hired", "filter"];
const variables = { sort: "NEWEST", ...Object.fromEntries(FILTERS.map((name) => [name, {}])) };

describe("what the web app asks of candidates", () => {
  it.each([
    ["CandidateBoard", 50],
    ["CandidatesScreen", 50],
    ["InterviewsScreen", 100],
  ])("%s is not too costly with full pages", (name, first) => {
    const text = [...KNOWN_DOCUMENTS.values()].find((document) => document.includes(`query ${name}(`));
    const estimators = [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })];
    const cost = getComplexity({
      schema: createSchema(),
      query: parse(text ?? ""),
      variables: { ...variables, first },
      estimators,
    });
    expect(cost).toBeGreaterThan(1_000);
    expect(cost).toBeLessThanOrEqual(MAX_COST);
  });
});
