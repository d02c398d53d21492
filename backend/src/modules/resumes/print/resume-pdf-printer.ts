import { answerTasks } from "../../../threads/answer-tasks";
import type { ResumeTemplate } from "../content/resume-content";
import type { PrintedResume } from "./resume-print";
import { ResumeTypesetter } from "./resume-typesetter";

export interface RenderTask {
  output: "pdf" | "pages";
  template: ResumeTemplate;
  resume: PrintedResume;
}

/** The compiler is native code that does not yield: in the server's process every request would wait for it. */
const typesetter = new ResumeTypesetter();

answerTasks(({ output, template, resume }: RenderTask) => typesetter[output](template, resume));
