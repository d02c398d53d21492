import { MAX_ORIGINAL_MB } from "@job-portal/protocol/resume-originals";
import { mediaTypeOf, OriginalKind } from "../modules/resumes/original/resume-original.entity";
import { call, file, fileForm, json } from "./openapi-parts";
import { RESUME_FILE_FIELD } from "./files/resume-file.routes";

/** What may be wrong with a resume's file. */
export const RESUME_FILE_CODES = {
  400: json("Error", "RESUME_FILE_MISSING, RESUME_FILE_EMPTY"),
  413: json("Error", "RESUME_FILE_TOO_LARGE"),
  415: json("Error", "RESUME_FILE_TYPE"),
};

const UNREADABLE = "RESUME_FILE_DAMAGED, RESUME_FILE_ENCRYPTED, RESUME_FILE_SCRIPTS, RESUME_FILE_TOO_LONG";

const original = {
  ...file(mediaTypeOf(OriginalKind.PDF), "A download by the file's name.").content,
  ...file(mediaTypeOf(OriginalKind.WORD), "").content,
};
const DOWNLOAD = { description: "A download by the file's name.", content: original };
const NOT_THERE = json("Error", "NOT_FOUND: not there, or not the viewer's");
const MASKED = json("Error", "ORIGINAL_MASKED, NOT_REGISTERED, ACCOUNT_BLOCKED");

/** Resumes as files: kept, and handed to whoever may see them. */
export const ORIGINAL_PATHS = {
  "/api/resumes/originals": {
    post: call({
      operationId: "keepResumeOriginal",
      summary: "Keeps a resume's file as it came; the same file is kept once.",
      body: fileForm(RESUME_FILE_FIELD, `A PDF or a Word file (.docx), up to ${MAX_ORIGINAL_MB} MB.`),
      status: 201,
      answer: json("ResumeOriginal", "Its id."),
      errors: {
        ...RESUME_FILE_CODES,
        403: json("Error", "RESUME_ORIGINAL_LIMIT_REACHED, NOT_REGISTERED, ACCOUNT_BLOCKED"),
        422: json("Error", `${UNREADABLE}, FILE_INFECTED`),
      },
    }),
  },
  "/api/resumes/originals/{id}": {
    get: call({
      operationId: "resumeOriginal",
      summary: "A file of the viewer's own.",
      hasId: true,
      answer: DOWNLOAD,
      errors: { 403: json("Error", "NOT_REGISTERED, ACCOUNT_BLOCKED"), 404: NOT_THERE },
    }),
  },
  "/api/applications/{id}/original": {
    get: call({
      operationId: "applicationOriginal",
      summary: "The file that went with an application, for its sender and the job's company.",
      hasId: true,
      answer: DOWNLOAD,
      errors: { 403: MASKED, 404: NOT_THERE },
    }),
  },
  "/api/applications/{id}/original/pages/{page}": {
    get: call({
      operationId: "applicationOriginalPage",
      summary: "A page of that file as a picture; of PDFs alone.",
      hasId: true,
      hasPage: true,
      answer: file("image/webp", "The page, drawn anew."),
      errors: {
        ...{ 403: MASKED, 404: NOT_THERE },
        422: json("Error", "RESUME_FILE_DAMAGED, RESUME_FILE_TOO_LONG"),
      },
    }),
  },
};
