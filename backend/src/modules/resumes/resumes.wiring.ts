import type { ServiceParts } from "../../auth/context";
import type { FileKeeper } from "../../files/file-keeper";
import { ResumeFileReader } from "./file/resume-file-reader";
import { ResumeFileService } from "./file/resume-file.service";
import { CoverLetterService } from "./letter/cover-letter.service";
import { OriginalPages } from "./original/original-pages";
import { ResumeOriginalService } from "./original/resume-original.service";
import { ResumeRenderer } from "./print/resume-pdf";
import { ResumeService } from "./resume/resume.service";

declare module "../../auth/context" {
  interface Services extends ResumeServices {}
}

type ResumeServices = ReturnType<typeof createResumeServices>;

export function createResumeServices({ dataSource, clock }: ServiceParts, files: FileKeeper) {
  const resumeFileReader = new ResumeFileReader();
  const resumeOriginals = new ResumeOriginalService(dataSource, clock, files, resumeFileReader);
  return {
    resumes: new ResumeService(dataSource, clock),
    coverLetters: new CoverLetterService(dataSource, clock),
    resumeRenderer: new ResumeRenderer(),
    resumeFileReader,
    resumeOriginals,
    originalPages: new OriginalPages(resumeOriginals, resumeFileReader),
    resumeFiles: new ResumeFileService(dataSource, resumeFileReader),
  };
}
