import { Router } from "express";
import { assertViewerMayWrite } from "../../auth/gate";
import type { ContextOf } from "../../auth/context";
import { readUpload } from "../../http/read-upload";
import type { PhotoService } from "../../modules/accounts/photo/photo.service";
import { imageUpload, serveImage } from "./image.routes";

/** The form's field that holds the photo. */
export const PHOTO_FIELD = "photo";

const UPLOAD = imageUpload(PHOTO_FIELD);

/** Takes photos in and serves them. */
export function photoRoutes(photos: PhotoService, contextOf: ContextOf): Router {
  const router = Router();
  router.post("/api/auth/photo", async (request, response) => {
    const { viewer } = await assertViewerMayWrite(await contextOf(request));
    const upload = await readUpload(request, UPLOAD);
    response.status(201).json({ photoURL: await photos.upload(viewer, upload) });
  });
  router.get(
    "/photos/:name",
    serveImage((id) => photos.find(id)),
  );
  return router;
}
