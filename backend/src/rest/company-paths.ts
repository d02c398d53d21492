import { call, json, jsonBody } from "./openapi-parts";

const closed = (codes: string) =>
  json("Error", `API_KEY_NEEDED, API_KEY_SCOPE, MEMBER_ROLE, ACCOUNT_BLOCKED${codes}`);
const NOT_THERE = json("Error", "NOT_FOUND: not there, or not of the key's company");
const job = json("JobRecord", "The job.");

const query = (name: string, description: string, schema: object) => ({
  ...{ name, description, schema },
  in: "query",
  required: false,
});

/** For programs of companies, with an API key; clients may be generated from it (KEYS-10). */
export const COMPANY_KEY_PATHS = {
  "/api/jobs": {
    get: call({
      operationId: "listCompanyJobs",
      summary: "Jobs of the key's company in whatever state, last posted first; needs jobs:read.",
      parameters: [query("page", "From 1.", { type: "integer", minimum: 1, default: 1 })],
      answer: json("JobRecords", "A page of jobs."),
      errors: { 400: json("Error", "BAD_USER_INPUT"), 403: closed("") },
      isForKeys: true,
    }),
    post: call({
      operationId: "postCompanyJob",
      summary: "Posts a job for the key's company; needs jobs:write.",
      body: jsonBody("PostJobBody"),
      status: 201,
      answer: job,
      errors: {
        400: json("Error", "BAD_USER_INPUT, QUESTION_NOT_ALLOWED"),
        403: closed(", COMPANY_BLOCKED, EMAIL_NOT_VERIFIED"),
        409: json("Error", "A question that is to be confirmed: POSSIBLE_DUPLICATE, PAY_LOOKS_MONTHLY …"),
      },
      isForKeys: true,
    }),
  },
  "/api/jobs/{id}": {
    get: call({
      operationId: "companyJob",
      summary: "A job of the key's company; needs jobs:read.",
      hasId: true,
      answer: job,
      errors: { 403: closed(""), 404: NOT_THERE },
      isForKeys: true,
    }),
  },
  "/api/jobs/{id}/close": {
    post: call({
      operationId: "closeCompanyJob",
      summary: "Closes a job of the key's company; needs jobs:write.",
      hasId: true,
      answer: job,
      errors: { 403: closed(""), 404: NOT_THERE, 409: json("Error", "JOB_ACTION_NOT_ALLOWED") },
      isForKeys: true,
    }),
  },
  "/api/jobs/{id}/candidates": {
    get: call({
      operationId: "listCandidates",
      summary: "Who applied to a job, the last first; needs candidates:read.",
      hasId: true,
      parameters: [
        query("first", "How many at once.", { type: "integer", minimum: 1, maximum: 50, default: 20 }),
        query("after", "`nextCursor` of the page before.", { type: "string" }),
        query("status", "Only who stands there, such as `submitted`.", { type: "string" }),
      ],
      answer: json("CandidateRecords", "A page of candidates."),
      errors: { 400: json("Error", "BAD_USER_INPUT, INVALID_CURSOR"), 403: closed(""), 404: NOT_THERE },
      isForKeys: true,
    }),
  },
  "/api/candidates/{id}": {
    get: call({
      operationId: "oneCandidate",
      summary: "One candidate; reading does not mark the application as viewed. Needs candidates:read.",
      hasId: true,
      answer: json("CandidateRecord", "The candidate."),
      errors: { 403: closed(""), 404: NOT_THERE },
      isForKeys: true,
    }),
  },
  "/api/candidates/{id}/move": {
    post: call({
      operationId: "moveCandidate",
      summary: "Moves a candidate along; needs candidates:write.",
      hasId: true,
      body: jsonBody("MoveBody"),
      answer: json("Message", "Moved."),
      errors: {
        400: json("Error", "BAD_USER_INPUT"),
        403: closed(""),
        404: NOT_THERE,
        409: json("Error", "MOVE_CONFLICT: it stands elsewhere by now; MOVE_NOT_ALLOWED"),
      },
      isForKeys: true,
    }),
  },
};
