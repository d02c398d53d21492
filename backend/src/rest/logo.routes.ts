import { Router } from "express";
import { assertViewerMayWrite } from "../auth/gate";
import type { ContextOf } from "../context";
import { isUuid } from "../database/uuid";
import { BadInputError, NotFoundError } from "../errors";
import { readUpload } from "../http/read-upload";
import { MAX_UPLOAD_BYTES, photoTooLarge } from "../modules/accounts/photo.image";
import type { CompanyLogoService } from "../modules/companies/company-logo.service";

/** The form's field that holds the logo. */
export const LOGO_FIELD = "logo";

const UPLOAD = {
  field: LOGO_FIELD,
  maxBytes: MAX_UPLOAD_BYTES,
  missing: () =>
    new BadInputError("PHOTO_MISSING", `Send the logo as multipart/form-data, in the field '${LOGO_FIELD}'.`),
  tooLarge: photoTooLarge,
};

/** Takes companies' logos in and serves them; a logo never changes, so browsers may keep it for ever. */
export function logoRoutes(logos: CompanyLogoService, contextOf: ContextOf): Router {
  const router = Router();
  router.post("/api/companies/:id/logo", async (request, response) => {
    const { viewer } = await assertViewerMayWrite(await contextOf(request));
    const upload = await readUpload(request, UPLOAD);
    response.status(201).json({ logoURL: await logos.upload(viewer, request.params.id, upload) });
  });
  router.get("/logos/:name", async (request, response) => {
    const id = request.params.name.replace(/\.webp$/, "");
    const content = isUuid(id) ? await logos.find(id) : null;
    if (!content) throw new NotFoundError();
    response
      .type("webp")
      .set({ "cache-control": "public, max-age=31536000, immutable", etag: `"${id}"` })
      .send(content);
  });
  return router;
}
