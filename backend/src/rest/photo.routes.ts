import { Router } from "express";
import { assertViewerMayWrite } from "../auth/gate";
import type { ContextOf } from "../context";
import { isUuid } from "../database/uuid";
import { BadInputError, NotFoundError } from "../errors";
import { readUpload } from "../http/read-upload";
import { MAX_UPLOAD_BYTES, photoTooLarge } from "../modules/accounts/photo.image";
import type { PhotoService } from "../modules/accounts/photo.service";

/** The form's field that holds the photo. */
export const PHOTO_FIELD = "photo";

const photoMissing = () =>
  new BadInputError("PHOTO_MISSING", `Send the photo as multipart/form-data, in the field '${PHOTO_FIELD}'.`);

const UPLOAD = {
  field: PHOTO_FIELD,
  maxBytes: MAX_UPLOAD_BYTES,
  missing: photoMissing,
  tooLarge: photoTooLarge,
};

/** Takes photos in and serves them; a photo never changes, so browsers may keep it for ever. */
export function photoRoutes(photos: PhotoService, contextOf: ContextOf): Router {
  const router = Router();
  router.post("/api/auth/photo", async (request, response) => {
    const { viewer } = await assertViewerMayWrite(await contextOf(request));
    const upload = await readUpload(request, UPLOAD);
    response.status(201).json({ photoURL: await photos.upload(viewer, upload) });
  });
  router.get("/photos/:name", async (request, response) => {
    const id = request.params.name.replace(/\.webp$/, "");
    const content = isUuid(id) ? await photos.find(id) : null;
    if (!content) throw new NotFoundError();
    response
      .type("webp")
      .set({ "cache-control": "public, max-age=31536000, immutable", etag: `"${id}"` })
      .send(content);
  });
  return router;
}
