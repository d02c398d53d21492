import { Router } from "express";
import { assertViewerMayExport, assertViewerMayWrite } from "../../auth/gate";
import type { ContextOf } from "../../auth/context";
import { Role } from "../../auth/role";
import { BadInputError, CodedError, ForbiddenError } from "../../errors/errors";
import { readUpload, type UploadRules } from "../../http/read-upload";
import type { CompanyDocumentService } from "../../modules/verification/company-document.service";

/** The form's field that holds the paper. */
export const DOCUMENT_FIELD = "document";
export const MAX_DOCUMENT_MB = 5;

const UPLOAD: UploadRules = {
  field: DOCUMENT_FIELD,
  maxBytes: MAX_DOCUMENT_MB * 1024 * 1024,
  missing: () =>
    new BadInputError(
      "DOCUMENT_MISSING",
      `Send the paper as multipart/form-data, in the field '${DOCUMENT_FIELD}'.`,
    ),
  tooLarge: () =>
    new CodedError(
      "DOCUMENT_TOO_LARGE",
      `A paper has ${MAX_DOCUMENT_MB} MB at most. Choose a smaller one.`,
      413,
    ),
};

/** Takes companies' papers in, and hands them to admins. */
export function companyDocumentRoutes(documents: CompanyDocumentService, contextOf: ContextOf): Router {
  const router = Router();
  router.post("/api/companies/:id/documents", async (request, response) => {
    const { viewer } = await assertViewerMayWrite(await contextOf(request));
    const read = () => readUpload(request, UPLOAD);
    const { id } = await documents.upload(viewer, request.params.id, read);
    response.status(201).json({ id });
  });
  router.get("/api/company-documents/:id", async (request, response) => {
    const { viewer } = await assertViewerMayExport(await contextOf(request));
    if (viewer.role !== Role.ADMIN) throw new ForbiddenError();
    const { content, type } = await documents.read(viewer, request.params.id);
    // A stranger's file: it is shown as what it is, and nothing in it runs.
    response
      .type(type)
      .set({ "cache-control": "no-store", "content-security-policy": "sandbox; default-src 'none'" })
      .set({ "x-content-type-options": "nosniff", "content-disposition": "inline" })
      .send(content);
  });
  return router;
}
