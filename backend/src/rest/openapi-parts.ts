import {
  companyDocumentAnswer,
  errorAnswer,
  jobFileAnswer,
  logoAnswer,
  messageAnswer,
  offerLetterAnswer,
  photoAnswer,
  previewAnswer,
  previewBody,
  profileBody,
  registerBody,
  resumeReadingAnswer,
  userRecord,
} from "./bodies";

import {
  candidateRecord,
  candidateRecords,
  jobRecord,
  jobRecords,
  moveBody,
  postJobBody,
} from "./company-bodies";

export const SCHEMAS = {
  RegisterBody: registerBody,
  ProfileBody: profileBody,
  UserRecord: userRecord,
  Message: messageAnswer,
  Photo: photoAnswer,
  Logo: logoAnswer,
  CompanyDocument: companyDocumentAnswer,
  JobFile: jobFileAnswer,
  OfferLetter: offerLetterAnswer,
  PreviewBody: previewBody,
  Preview: previewAnswer,
  ResumeReading: resumeReadingAnswer,
  PostJobBody: postJobBody,
  JobRecord: jobRecord,
  JobRecords: jobRecords,
  CandidateRecord: candidateRecord,
  CandidateRecords: candidateRecords,
  MoveBody: moveBody,
  Error: errorAnswer,
} as const;

const ref = (name: keyof typeof SCHEMAS) => ({ $ref: `#/components/schemas/${name}` });

export const json = (name: keyof typeof SCHEMAS, description: string) => ({
  description,
  content: { "application/json": { schema: ref(name) } },
});

/** What any call may answer. */
const COMMON_ERRORS = {
  401: json(
    "Error",
    "UNAUTHENTICATED, INVALID_TOKEN, INVALID_API_KEY, TOKEN_EXPIRED, TOKEN_REVOKED, ACCOUNT_DISABLED",
  ),
  429: json("Error", "RATE_LIMITED; Retry-After says how many seconds to wait"),
  503: json("Error", "UNAVAILABLE, SCHEMA_MISSING, FILE_SCANNER_AWAY; the same call may succeed soon"),
};

interface Call {
  operationId: string;
  summary: string;
  body?: object;
  /** Whether the path names a record. */
  hasId?: boolean;
  parameters?: object[];
  /** Whether programs call it with an API key, in place of a person's token. */
  isForKeys?: boolean;
  answer: object;
  errors: Record<number, object>;
  status?: number;
}

const ID = [{ name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } }];

function parametersOf({ hasId = false, parameters = [] }: Pick<Call, "hasId" | "parameters">) {
  const all = [...(hasId ? ID : []), ...parameters];
  return all.length > 0 ? { parameters: all } : {};
}

export const call = ({ operationId, summary, body, answer, errors, status = 200, ...more }: Call) => ({
  operationId,
  summary,
  ...parametersOf(more),
  ...(more.isForKeys && { security: [{ apiKey: [] }] }),
  ...(body && { requestBody: { required: true, content: body } }),
  responses: { [status]: answer, ...errors, ...COMMON_ERRORS },
});

export const jsonBody = (name: keyof typeof SCHEMAS) => ({ "application/json": { schema: ref(name) } });

export const fileForm = (field: string, description: string) => ({
  "multipart/form-data": {
    schema: {
      type: "object",
      required: [field],
      properties: { [field]: { type: "string", format: "binary", description } },
    },
  },
});

export const file = (type: string, description: string) => ({
  description,
  content: { [type]: { schema: { type: "string", format: "binary" } } },
});
