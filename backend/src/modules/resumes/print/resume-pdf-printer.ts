import { answerTasks } from "../../../threads/answer-tasks";
import type { ResumeTemplate } from "../content/resume-content";
import type { PrintedInvoice } from "./invoice-print";
import type { PrintedLetter } from "./letter-print";
import type { PrintedResume } from "./resume-print";
import { ResumeTypesetter } from "./resume-typesetter";

export type RenderTask =
  | { output: "pdf" | "pages"; template: ResumeTemplate; resume: PrintedResume }
  | { output: "letter"; letter: PrintedLetter }
  | { output: "invoice"; invoice: PrintedInvoice };

/** The compiler is native code that does not yield: in the server's process every request would wait for it. */
const typesetter = new ResumeTypesetter();

answerTasks((task: RenderTask) => {
  if (task.output === "letter") return typesetter.letter(task.letter);
  if (task.output === "invoice") return typesetter.invoice(task.invoice);
  return typesetter[task.output](task.template, task.resume);
});
