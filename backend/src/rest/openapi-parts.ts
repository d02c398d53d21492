import {
  companyDocumentAnswer,
  errorAnswer,
  jobFileAnswer,
  logoAnswer,
  messageAnswer,
  messageFileAnswer,
  offerLetterAnswer,
  photoAnswer,
  previewAnswer,
  previewBody,
  profileBody,
  registerBody,
  resumeOriginalAnswer,
  resumeReadingAnswer,
  userRecord,
} from "./bodies";

export const SCHEMAS = {
  RegisterBody: registerBody,
  ProfileBody: profileBody,
  UserRecord: userRecord,
  Message: messageAnswer,
  MessageFile: messageFileAnswer,
  Photo: photoAnswer,
  Logo: logoAnswer,
  CompanyDocument: companyDocumentAnswer,
  JobFile: jobFileAnswer,
  OfferLetter: offerLetterAnswer,
  PreviewBody: previewBody,
  Preview: previewAnswer,
  ResumeReading: resumeReadingAnswer,
  ResumeOriginal: resumeOriginalAnswer,
  Error: errorAnswer,
} as const;

const ref = (name: keyof typeof SCHEMAS) => ({ $ref: `#/components/schemas/${name}` });

export const json = (name: keyof typeof SCHEMAS, description: string) => ({
  description,
  content: { "application/json": { schema: ref(name) } },
});

/** What any call may answer. */
const COMMON_ERRORS = {
  401: json("Error", "UNAUTHENTICATED, INVALID_TOKEN, TOKEN_EXPIRED, TOKEN_REVOKED, ACCOUNT_DISABLED"),
  429: json("Error", "RATE_LIMITED; Retry-After says how many seconds to wait"),
  503: json("Error", "UNAVAILABLE, SCHEMA_MISSING, FILE_SCANNER_AWAY; the same call may succeed soon"),
};

interface Call {
  operationId: string;
  summary: string;
  body?: object;
  /** Whether the path names a record. */
  hasId?: boolean;
  /** Whether it names a page as well. */
  hasPage?: boolean;
  answer: object;
  errors: Record<number, object>;
  status?: number;
}

const PAGE = { name: "page", in: "path", required: true, schema: { type: "integer", minimum: 1 } };
const ID = [{ name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } }];

export const call = ({ operationId, summary, hasId, hasPage, body, answer, errors, status = 200 }: Call) => ({
  operationId,
  summary,
  ...(hasId && { parameters: hasPage ? [...ID, PAGE] : ID }),
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
