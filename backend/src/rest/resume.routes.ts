import { type Request, type Response, Router } from "express";
import { assertViewer, assertViewerMayExport } from "../auth/gate";
import type { ContextOf } from "../auth/context";
import { readCounter, readLimit } from "../http/read-limit";
import { jsonResumeOf } from "../modules/resumes/json/resume-json";
import { assertResume } from "../modules/resumes/content/resume.rules";
import { attachment, resumeFileName } from "../modules/resumes/resume/resume-file-name";
import type { Services } from "../auth/context";
import { parseBody } from "./adapter";
import { previewBody } from "./bodies";

/** A preview follows the typing, about one a second; a person looks at far fewer files. */
const PRINTS_PER_MINUTE = 120;

/** What GraphQL does not carry well: resumes as files, and as images of their pages. */
export function resumeRoutes(
  { resumes, applications, resumeRenderer }: Services,
  contextOf: ContextOf,
): Router {
  const exporterOf = async (request: Request) =>
    (await assertViewerMayExport(await contextOf(request))).viewer;
  const router = Router();
  router.use(
    ["/resumes/preview", "/resumes/:id.pdf", "/applications/:id/resume.pdf"],
    readLimit(readCounter(PRINTS_PER_MINUTE), "print"),
  );
  router.get("/resumes/:id.pdf", async (request, response) => {
    const resume = await resumes.forExport(await exporterOf(request), request.params.id);
    sendFile(response, resume, "pdf", await resumeRenderer.pdf(resume));
  });
  router.get("/resumes/:id.json", async (request, response) => {
    const resume = await resumes.forJson(await exporterOf(request), request.params.id);
    const document = jsonResumeOf(resume, resume.updatedAt);
    sendFile(response, resume, "json", Buffer.from(JSON.stringify(document, null, 2)));
  });
  router.get("/applications/:id/resume.pdf", async (request, response) => {
    const sent = await applications.sentText(await exporterOf(request), request.params.id);
    sendFile(response, sent, "pdf", await resumeRenderer.pdf(sent));
  });
  router.post("/resumes/preview", async (request, response) => {
    assertViewer(await contextOf(request));
    const { title, template, ...content } = parseBody(previewBody, request.body);
    assertResume({ title, ...content }, { isFinished: false });
    const pages = await resumeRenderer.pages({ title, template, content });
    response.set("cache-control", "no-store").json({ pages });
  });
  return router;
}

interface NamedResume {
  title: string;
  content: { basicInfo: { fullName: string } };
}

/** A download by the person's name that no cache keeps. */
function sendFile(
  response: Response,
  { title, content }: NamedResume,
  type: "pdf" | "json",
  file: Buffer,
): void {
  const name = resumeFileName(content.basicInfo.fullName, title, type);
  response
    .type(type)
    .set({ "content-disposition": attachment(name), "cache-control": "private, no-store" })
    .send(file);
}
