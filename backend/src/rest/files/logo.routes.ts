import { Router } from "express";
import { assertViewerMayWrite } from "../../auth/gate";
import type { ContextOf } from "../../auth/context";
import { readUpload } from "../../http/read-upload";
import type { CompanyLogoService } from "../../modules/companies/company-logo.service";
import { imageUpload, serveImage } from "./image.routes";

/** The form's field that holds the logo. */
export const LOGO_FIELD = "logo";

const UPLOAD = imageUpload(LOGO_FIELD);

/** Takes companies' logos in and serves them. */
export function logoRoutes(logos: CompanyLogoService, contextOf: ContextOf): Router {
  const router = Router();
  router.post("/api/companies/:id/logo", async (request, response) => {
    const { viewer } = await assertViewerMayWrite(await contextOf(request));
    const read = () => readUpload(request, UPLOAD);
    response.status(201).json({ logoURL: await logos.upload(viewer, request.params.id, read) });
  });
  router.get(
    "/logos/:name",
    serveImage((id) => logos.find(id)),
  );
  return router;
}
