import { Router } from "express";
import type { ContextOf, Services } from "../../auth/context";
import { assertViewerMayExport } from "../../auth/gate";
import { readCounter, readLimit } from "../../http/read-limit";
import { attachment } from "../../modules/resumes/resume/resume-file-name";

/** A person looks at far fewer. */
const PRINTS_PER_MINUTE = 60;

/** Invoices and credit notes as files, for whom they are made out to. */
export function invoiceRoutes({ invoices, resumeRenderer }: Services, contextOf: ContextOf): Router {
  const router = Router();
  router.use("/api/invoices", readLimit(readCounter(PRINTS_PER_MINUTE), "print"));
  router.get("/api/invoices/:id.pdf", async (request, response) => {
    const { viewer } = await assertViewerMayExport(await contextOf(request));
    const document = await invoices.document(viewer, request.params.id);
    const name = `${document.invoice.number.replaceAll("/", "-")}.pdf`;
    response
      .type("pdf")
      .set({ "content-disposition": attachment(name), "cache-control": "private, no-store" })
      .send(await resumeRenderer.invoice(document));
  });
  return router;
}
