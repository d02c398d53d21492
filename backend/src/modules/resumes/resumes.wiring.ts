import type { ServiceParts } from "../../auth/context";
import { ResumeRenderer } from "./print/resume-pdf";
import { ResumeService } from "./resume/resume.service";

declare module "../../auth/context" {
  interface Services extends ResumeServices {}
}

type ResumeServices = ReturnType<typeof createResumeServices>;

export const createResumeServices = ({ dataSource, clock }: ServiceParts) => ({
  resumes: new ResumeService(dataSource, clock),
  resumeRenderer: new ResumeRenderer(),
});
