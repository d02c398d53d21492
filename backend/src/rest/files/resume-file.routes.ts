import { Router } from "express";
import { inWords } from "../../text/text.rules";
import { assertViewerMayWrite } from "../../auth/gate";
import type { ContextOf } from "../../auth/context";
import { BadInputError, CodedError } from "../../errors/errors";
import { readUpload, type UploadRules } from "../../http/read-upload";
import type { ResumeFileService } from "../../modules/resumes/file/resume-file.service";

/** The form's field that holds the file. */
export const RESUME_FILE_FIELD = "file";
export const MAX_RESUME_FILE_MB = 5;

/** What an upload of a resume's file is held to. */
export const resumeFileUpload = (maxMb: number): UploadRules => ({
  field: RESUME_FILE_FIELD,
  maxBytes: maxMb * 1024 * 1024,
  missing: () =>
    new BadInputError(
      "RESUME_FILE_MISSING",
      `Send the file as multipart/form-data, in the field '${RESUME_FILE_FIELD}'.`,
    ),
  tooLarge: () =>
    new CodedError(
      "RESUME_FILE_TOO_LARGE",
      `A file has ${inWords(maxMb)} MB at most. Choose a smaller one.`,
      413,
    ),
});

const UPLOAD = resumeFileUpload(MAX_RESUME_FILE_MB);

/** Reads a resume's file for the person, who confirms what was read; nothing is kept of it. */
export function resumeFileRoutes(files: ResumeFileService, contextOf: ContextOf): Router {
  const router = Router();
  router.post("/api/resumes/read", async (request, response) => {
    await assertViewerMayWrite(await contextOf(request));
    const bytes = await readUpload(request, UPLOAD);
    response.set("cache-control", "no-store").json(await files.read(bytes));
  });
  return router;
}
