import { Router } from "express";
import { assertViewerMayExport, assertViewerMayWrite } from "../../auth/gate";
import type { ContextOf } from "../../auth/context";
import { BadInputError, CodedError } from "../../errors/errors";
import { readNamedUpload, type UploadRules } from "../../http/read-upload";
import type { MessageFileService } from "../../modules/messages/message-file.service";
import { attachment } from "../../modules/resumes/resume/resume-file-name";

/** The form's field that holds the file. */
export const MESSAGE_FILE_FIELD = "file";
export const MAX_MESSAGE_FILE_MB = 5;

const UPLOAD: UploadRules = {
  field: MESSAGE_FILE_FIELD,
  maxBytes: MAX_MESSAGE_FILE_MB * 1024 * 1024,
  missing: () =>
    new BadInputError(
      "MESSAGE_FILE_MISSING",
      `Send the file as multipart/form-data, in the field '${MESSAGE_FILE_FIELD}'.`,
    ),
  tooLarge: () =>
    new CodedError(
      "MESSAGE_FILE_TOO_LARGE",
      `A file has ${MAX_MESSAGE_FILE_MB} MB at most. Choose a smaller one.`,
      413,
    ),
};

/** Takes files of messages in, and gives them to those who read the message. */
export function messageFileRoutes(files: MessageFileService, contextOf: ContextOf): Router {
  const router = Router();
  router.post("/api/applications/:id/message-file", async (request, response) => {
    const { viewer } = await assertViewerMayWrite(await contextOf(request));
    const read = () => readNamedUpload(request, UPLOAD);
    const { id, name, bytes } = await files.upload(viewer, request.params.id, read);
    response.status(201).json({ id, name, bytes });
  });
  router.get("/api/message-files/:id", async (request, response) => {
    const { viewer } = await assertViewerMayExport(await contextOf(request));
    const { name, type, content } = await files.read(viewer, request.params.id);
    // A stranger's file: it is saved and never shown, and nothing in it runs.
    response
      .type(type)
      .set({ "content-disposition": attachment(name, "File"), "cache-control": "private, no-store" })
      .set({ "x-content-type-options": "nosniff", "content-security-policy": "sandbox; default-src 'none'" })
      .send(content);
  });
  return router;
}
