import { Router } from "express";
import { assertViewerMayExport, assertViewerMayWrite } from "../../auth/gate";
import type { ContextOf } from "../../auth/context";
import { BadInputError, CodedError } from "../../errors/errors";
import { readCounter, readLimit } from "../../http/read-limit";
import { readUpload, type UploadRules } from "../../http/read-upload";
import type { OfferLetterService } from "../../modules/offers/offer-letter.service";
import { attachment, resumeFileName } from "../../modules/resumes/resume/resume-file-name";

/** The form's field that holds the letter. */
export const OFFER_LETTER_FIELD = "letter";
export const MAX_OFFER_LETTER_MB = 5;

const UPLOAD: UploadRules = {
  field: OFFER_LETTER_FIELD,
  maxBytes: MAX_OFFER_LETTER_MB * 1024 * 1024,
  missing: () =>
    new BadInputError(
      "OFFER_LETTER_MISSING",
      `Send the letter as multipart/form-data, in the field '${OFFER_LETTER_FIELD}'.`,
    ),
  tooLarge: () =>
    new CodedError(
      "OFFER_LETTER_TOO_LARGE",
      `A letter has ${MAX_OFFER_LETTER_MB} MB at most. Choose a smaller file.`,
      413,
    ),
};

/** A person looks at far fewer. */
const PRINTS_PER_MINUTE = 60;

/** Takes letters of offers in, and gives them to both sides. */
export function offerLetterRoutes(letters: OfferLetterService, contextOf: ContextOf): Router {
  const router = Router();
  router.post("/api/applications/:id/offer-letter", async (request, response) => {
    const { viewer } = await assertViewerMayWrite(await contextOf(request));
    const read = () => readUpload(request, UPLOAD);
    response.status(201).json({ letterId: await letters.upload(viewer, request.params.id, read) });
  });
  router.use("/api/offers", readLimit(readCounter(PRINTS_PER_MINUTE), "print"));
  router.get("/api/offers/:id.pdf", async (request, response) => {
    const { viewer } = await assertViewerMayExport(await contextOf(request));
    const { name, title, content } = await letters.file(viewer, request.params.id);
    const disposition = attachment(resumeFileName(name, title, "pdf"));
    response
      .type("pdf")
      .set({ "content-disposition": disposition, "cache-control": "private, no-store" })
      .send(content);
  });
  return router;
}
