import type { RequestHandler } from "express";
import { isUuid } from "../../text/uuid";
import { BadInputError, NotFoundError } from "../../errors/errors";
import type { UploadRules } from "../../http/read-upload";
import { MAX_UPLOAD_BYTES, photoTooLarge } from "../../modules/accounts/photo/photo-image";

/** How a form must be that brings an image in this field. */
export const imageUpload = (field: string): UploadRules => ({
  field,
  maxBytes: MAX_UPLOAD_BYTES,
  missing: () =>
    new BadInputError("PHOTO_MISSING", `Send the ${field} as multipart/form-data, in the field '${field}'.`),
  tooLarge: photoTooLarge,
});

/** Answers `{id}.webp`; an image never changes, so browsers may keep it for ever. @throws NotFoundError */
export const serveImage =
  (find: (id: string) => Promise<Buffer | null>): RequestHandler<{ name: string }> =>
  async (request, response) => {
    const id = request.params.name.replace(/\.webp$/, "");
    const content = isUuid(id) ? await find(id) : null;
    if (!content) throw new NotFoundError();
    response
      .type("webp")
      .set({ "cache-control": "public, max-age=31536000, immutable", etag: `"${id}"` })
      .send(content);
  };
