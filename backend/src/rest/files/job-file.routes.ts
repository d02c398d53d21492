import { Router } from "express";
import { inWords } from "../../text/text.rules";
import { assertViewerMayWrite } from "../../auth/gate";
import type { ContextOf } from "../../auth/context";
import { BadInputError, CodedError } from "../../errors/errors";
import { readUpload, type UploadRules } from "../../http/read-upload";
import { MAX_JOB_FILE_MB } from "../../modules/jobs/sheet/sheet";
import type { JobFileService } from "../../modules/jobs/file/job-file.service";

/** The form's field that holds the file. */
export const JOB_FILE_FIELD = "file";

const UPLOAD: UploadRules = {
  field: JOB_FILE_FIELD,
  maxBytes: MAX_JOB_FILE_MB * 1024 * 1024,
  missing: () =>
    new BadInputError(
      "JOB_FILE_MISSING",
      `Send the file as multipart/form-data, in the field '${JOB_FILE_FIELD}'.`,
    ),
  tooLarge: () =>
    new CodedError("JOB_FILE_TOO_LARGE", `A file of jobs has ${inWords(MAX_JOB_FILE_MB)} MB at most.`, 413),
};

/** Takes files of jobs in. */
export function jobFileRoutes(files: JobFileService, contextOf: ContextOf): Router {
  const router = Router();
  router.post("/api/companies/:companyId/job-files/:id", async (request, response) => {
    const { viewer } = await assertViewerMayWrite(await contextOf(request));
    const { companyId, id } = request.params;
    const { name } = request.query;
    await files.upload(viewer, { companyId, id, name: typeof name === "string" ? name : "" }, () =>
      readUpload(request, UPLOAD),
    );
    response.status(201).json({ id });
  });
  return router;
}
