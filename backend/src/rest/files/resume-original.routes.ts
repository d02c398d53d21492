import { MAX_ORIGINAL_MB } from "@job-portal/protocol/resume-originals";
import { type Response, Router } from "express";
import { assertViewerMayExport, assertViewerMayWrite } from "../../auth/gate";
import type { ContextOf, Services } from "../../auth/context";
import { readCounter, readLimit } from "../../http/read-limit";
import { readNamedUpload } from "../../http/read-upload";
import { mediaTypeOf, type OriginalKind } from "../../modules/resumes/original/resume-original.entity";
import { attachment } from "../../modules/resumes/resume/resume-file-name";
import { resumeFileUpload } from "./resume-file.routes";

const UPLOAD = resumeFileUpload(MAX_ORIGINAL_MB);

/** A person turns over far fewer. */
const PAGES_PER_MINUTE = 120;

/** Keeps resumes as files, and hands them and pictures of their pages to whoever may see them. */
export function resumeOriginalRoutes(
  { resumeOriginals, sentOriginals }: Services,
  contextOf: ContextOf,
): Router {
  const router = Router();
  router.post("/api/resumes/originals", async (request, response) => {
    const { viewer } = await assertViewerMayWrite(await contextOf(request));
    const { id, name } = await resumeOriginals.keep(viewer, await readNamedUpload(request, UPLOAD));
    response.status(201).json({ id, name });
  });
  router.get("/api/resumes/originals/:id", async (request, response) => {
    const { viewer } = await assertViewerMayExport(await contextOf(request));
    sendFile(response, await resumeOriginals.read(viewer, request.params.id));
  });
  router.get("/api/applications/:id/original", async (request, response) => {
    const { viewer } = await assertViewerMayExport(await contextOf(request));
    sendFile(response, await sentOriginals.file(viewer, request.params.id));
  });
  router.use("/api/applications/:id/original/pages", readLimit(readCounter(PAGES_PER_MINUTE), "print"));
  router.get("/api/applications/:id/original/pages/:page", async (request, response) => {
    const { viewer } = await assertViewerMayExport(await contextOf(request));
    const picture = await sentOriginals.page(viewer, request.params.id, Number(request.params.page));
    response.type("webp").set(GUARDED).send(picture);
  });
  return router;
}

/** A stranger's file: nobody keeps it on the way, and no browser guesses what it is or runs anything of it. */
const GUARDED = {
  "cache-control": "private, no-store",
  "content-security-policy": "sandbox; default-src 'none'",
  "x-content-type-options": "nosniff",
} as const;

interface OriginalFile {
  name: string;
  kind: OriginalKind;
  content: Buffer;
}

function sendFile(response: Response, { name, kind, content }: OriginalFile): void {
  const headers = { ...GUARDED, "content-disposition": attachment(name) };
  response.type(mediaTypeOf(kind)).set(headers).send(content);
}
