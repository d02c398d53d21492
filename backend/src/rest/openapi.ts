import { z } from "zod";
import { MAX_JOB_FILE_MB } from "../modules/jobs/sheet/sheet";
import { PHOTO_SIDE } from "../modules/accounts/photo/photo-image";
import { JOB_FILE_FIELD } from "./files/job-file.routes";
import { DOCUMENT_FIELD, MAX_DOCUMENT_MB } from "./files/company-document.routes";
import { ORIGINAL_PATHS, RESUME_FILE_CODES } from "./openapi-originals";
import { COMPANY_KEY_PATHS } from "./company-paths";
import { call, file, fileForm, json, jsonBody, SCHEMAS } from "./openapi-parts";
import { MESSAGE_PATHS, OFFER_PATHS } from "./openapi-sent-files";
import { LOGO_FIELD } from "./files/logo.routes";
import { PHOTO_FIELD } from "./files/photo.routes";
import { MAX_RESUME_FILE_MB, RESUME_FILE_FIELD } from "./files/resume-file.routes";

const imageForm = (field: string) => fileForm(field, "PNG, JPEG or WebP up to 5 MB.");

/** What is wrong with an uploaded image. */
const IMAGE_ERRORS = {
  400: json("Error", "PHOTO_MISSING"),
  413: json("Error", "PHOTO_TOO_LARGE"),
  415: json("Error", "PHOTO_NOT_AN_IMAGE"),
};

const OWN_COMPANY_ERRORS = {
  403: json("Error", "NOT_REGISTERED, ACCOUNT_BLOCKED"),
  404: json("Error", "NOT_FOUND: no company of one's own"),
};

const blocked = json("Error", "ACCOUNT_BLOCKED");
const user = json("UserRecord", "The user record.");

const AUTH_PATHS = {
  "/api/auth/me": {
    get: call({
      operationId: "me",
      summary: "The token's own account.",
      answer: user,
      errors: { 403: blocked, 404: json("Error", "NOT_FOUND: the token has no account yet") },
    }),
  },
  "/api/auth/register": {
    post: call({
      operationId: "register",
      summary: "Registers the token's account; a second call returns it unchanged.",
      body: jsonBody("RegisterBody"),
      answer: user,
      errors: {
        400: json("Error", "BAD_USER_INPUT, ROLE_NOT_ALLOWED"),
        403: json("Error", "UID_MISMATCH, EMAIL_MISMATCH, ACCOUNT_BLOCKED"),
      },
    }),
  },
  "/api/auth/profile": {
    put: call({
      operationId: "updateProfile",
      summary: "Changes one's own profile; what is left out stays as it is.",
      body: jsonBody("ProfileBody"),
      answer: user,
      errors: { 400: json("Error", "BAD_USER_INPUT"), 403: json("Error", "NOT_REGISTERED, ACCOUNT_BLOCKED") },
    }),
  },
  "/api/auth/photo": {
    post: call({
      operationId: "uploadPhoto",
      summary: `Keeps a photo as a square WebP of ${PHOTO_SIDE} pixels; saving the profile with its address shows it.`,
      body: imageForm(PHOTO_FIELD),
      status: 201,
      answer: json("Photo", "The photo's address."),
      errors: { ...IMAGE_ERRORS, 403: json("Error", "NOT_REGISTERED, ACCOUNT_BLOCKED") },
    }),
  },
};

const pathId = (name: string, description: string) => ({
  ...{ name, in: "path", required: true, description },
  schema: { type: "string", format: "uuid" },
});

const COMPANY_PATHS = {
  "/api/companies/{companyId}/job-files/{id}": {
    post: {
      ...call({
        operationId: "uploadJobFile",
        summary: "Takes a file of jobs in for a company of one's own; `myJobFile` of GraphQL leads it on.",
        body: fileForm(
          JOB_FILE_FIELD,
          `A workbook (.xlsx) or text such as CSV, up to ${MAX_JOB_FILE_MB} MB.`,
        ),
        status: 201,
        answer: json("JobFile", "The file's id; the same id again changes nothing."),
        errors: {
          400: json("Error", "BAD_USER_INPUT, JOB_FILE_MISSING"),
          403: json("Error", "NOT_REGISTERED, ACCOUNT_BLOCKED, EMAIL_NOT_VERIFIED"),
          404: json("Error", "NOT_FOUND: no company of one's own, or somebody else's file"),
          409: json("Error", "JOB_FILE_LIMIT: too many files are on their way in"),
          413: json("Error", "JOB_FILE_TOO_LARGE"),
        },
      }),
      parameters: [
        pathId("companyId", "The company that the jobs are for."),
        pathId("id", "A UUID that the client makes when the file is chosen."),
        {
          ...{ name: "name", in: "query", required: false, description: "What the file is called." },
          schema: { type: "string" },
        },
      ],
    },
  },
  "/api/companies/{id}/documents": {
    post: call({
      operationId: "sendCompanyDocument",
      summary: "Sends a paper for the verification of a company of one's own; admins alone read it.",
      hasId: true,
      body: fileForm(DOCUMENT_FIELD, `PDF, JPEG or PNG up to ${MAX_DOCUMENT_MB} MB.`),
      status: 201,
      answer: json("CompanyDocument", "Its id."),
      errors: {
        ...OWN_COMPANY_ERRORS,
        ...{ 400: json("Error", "DOCUMENT_MISSING"), 409: json("Error", "DOCUMENT_LIMIT") },
        ...{ 413: json("Error", "DOCUMENT_TOO_LARGE"), 415: json("Error", "DOCUMENT_TYPE") },
        422: json("Error", "FILE_INFECTED"),
      },
    }),
  },
  "/api/companies/{id}/logo": {
    post: call({
      operationId: "uploadCompanyLogo",
      summary: `Gives a company of one's own a logo, in place of the one it has: a WebP of ${PHOTO_SIDE} pixels square.`,
      hasId: true,
      body: imageForm(LOGO_FIELD),
      status: 201,
      answer: json("Logo", "The logo's address."),
      errors: { ...IMAGE_ERRORS, ...OWN_COMPANY_ERRORS },
    }),
  },
};

const step = (operationId: string, summary: string, codes: string) => ({
  post: call({
    operationId,
    summary,
    answer: json("Message", "Done."),
    errors: { 403: json("Error", codes) },
  }),
});

const NOT_ADMIN = "FORBIDDEN, NOT_REGISTERED, ACCOUNT_BLOCKED";

const ADMIN_PATHS = {
  "/api/admin/init-database": step("initDatabase", "Step 1 of the first run: the schema.", NOT_ADMIN),
  "/api/admin/create-test-users": step(
    "createTestUsers",
    "Step 2 of the first run: the test accounts, with the emulator only.",
    `TEST_ACCOUNTS_DISABLED, ${NOT_ADMIN}`,
  ),
  "/api/admin/create-subscription-plans": step(
    "createSubscriptionPlans",
    "Step 3 of the first run: the plans.",
    NOT_ADMIN,
  ),
};

const NO_SUCH_RESUME = json("Error", "NOT_FOUND: not there, or not the viewer's");

const RESUME_FILE_ERRORS = {
  403: json("Error", "TEMPLATE_LIMIT_REACHED, NOT_REGISTERED, ACCOUNT_BLOCKED"),
  404: NO_SUCH_RESUME,
};

const resumeFile = (operationId: string, summary: string, type: string, isOfDraftsToo = false) => ({
  get: call({
    operationId,
    summary,
    hasId: true,
    answer: file(type, "A download by the person's name."),
    errors: isOfDraftsToo
      ? RESUME_FILE_ERRORS
      : { ...RESUME_FILE_ERRORS, 409: json("Error", "RESUME_NOT_FINISHED") },
  }),
});

const RESUME_PATHS = {
  "/api/resumes/{id}.pdf": resumeFile("resumePdf", "A resume of the viewer's as a PDF.", "application/pdf"),
  "/api/resumes/{id}.json": resumeFile(
    "resumeJsonFile",
    "A resume of the viewer's as a JSON Resume 1.0 document, a draft too.",
    "application/json",
    true,
  ),
  "/api/applications/{id}/resume.pdf": {
    get: call({
      operationId: "applicationResumePdf",
      summary: "What was sent with an application, for its sender and the job's company.",
      hasId: true,
      answer: file("application/pdf", "A download by the person's name."),
      errors: { 403: json("Error", "NOT_REGISTERED, ACCOUNT_BLOCKED"), 404: NO_SUCH_RESUME },
    }),
  },
  "/api/resumes/read": {
    post: call({
      operationId: "readResumeFile",
      summary: "Reads a resume's file, for the person to confirm what was read; nothing is kept of it.",
      body: fileForm(RESUME_FILE_FIELD, `A PDF or a Word file (.docx), up to ${MAX_RESUME_FILE_MB} MB.`),
      answer: json("ResumeReading", "What the file says, each value with the line that it stands on."),
      errors: {
        ...RESUME_FILE_CODES,
        403: json("Error", "NOT_REGISTERED, ACCOUNT_BLOCKED"),
        422: json(
          "Error",
          "RESUME_FILE_DAMAGED, RESUME_FILE_ENCRYPTED, RESUME_FILE_SCAN, RESUME_FILE_SCRIPTS, RESUME_FILE_TOO_LONG",
        ),
      },
    }),
  },
  ...ORIGINAL_PATHS,
  "/api/resumes/preview": {
    post: call({
      operationId: "previewResume",
      summary: "Pictures of a resume that need not be stored; nothing is kept of it.",
      body: jsonBody("PreviewBody"),
      answer: json("Preview", "One image a page."),
      errors: {
        400: json("Error", "BAD_USER_INPUT, RESUME_TOO_LARGE"),
        403: json("Error", "NOT_REGISTERED, ACCOUNT_BLOCKED"),
        413: json("Error", "BODY_TOO_LARGE"),
      },
    }),
  },
};

const INVOICE_PATHS = {
  "/api/invoices/{id}.pdf": {
    get: call({
      operationId: "invoicePdf",
      summary: "An invoice or a credit note, for whom it is made out to.",
      hasId: true,
      answer: file("application/pdf", "A download by the document's number."),
      errors: {
        403: json("Error", "NOT_REGISTERED, ACCOUNT_BLOCKED"),
        404: json("Error", "NOT_FOUND: not there, or not the viewer's"),
      },
    }),
  },
};

/** Each path's calls by their method. */
const PATHS: Record<string, Record<string, { operationId: string }>> = {
  ...AUTH_PATHS,
  ...COMPANY_PATHS,
  ...ADMIN_PATHS,
  ...RESUME_PATHS,
  ...INVOICE_PATHS,
  ...OFFER_PATHS,
  ...MESSAGE_PATHS,
  ...COMPANY_KEY_PATHS,
};

/** The OpenAPI 3.1 document of the REST calls, made of the schemas that check their bodies. */
export const openApi = () => ({
  openapi: "3.1.1",
  info: {
    title: "Job portal",
    version: "1",
    license: { name: "MIT", identifier: "MIT" },
    description: "REST adapters of the GraphQL API at /graphql, which has everything else.",
  },
  // Those of the node that answers this document.
  servers: [{ url: "/" }],
  security: [{ idToken: [] }],
  paths: PATHS,
  components: {
    securitySchemes: {
      idToken: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "A Firebase ID token." },
      apiKey: { type: "http", scheme: "bearer", description: "An API key of a company: `jp_…`." },
    },
    schemas: Object.fromEntries(
      Object.entries(SCHEMAS).map(([name, schema]) => [name, z.toJSONSchema(schema, { io: "input" })]),
    ),
  },
});
