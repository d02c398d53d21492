import type { ResumeTemplate } from "../content/resume-content";
import type { PrintedResume } from "./resume-print";
import { ResumeTypesetter } from "./resume-typesetter";

export interface RenderTask {
  output: "pdf" | "pages";
  template: ResumeTemplate;
  resume: PrintedResume;
}

/** `failure` says why there is no result. */
export type RenderAnswer = { result: Uint8Array | string[] } | { failure: string };

// Ctrl-C, and a supervisor, reach the whole group, but the server finishes what it is at; our channel closes with it.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);

/** The compiler is native code that does not yield: in the server's process every request would wait for it. */
const typesetter = new ResumeTypesetter();

process.on("message", ({ output, template, resume }: RenderTask) => {
  process.send?.(answerOf(() => typesetter[output](template, resume)));
});

function answerOf(render: () => Uint8Array | string[]): RenderAnswer {
  try {
    return { result: render() };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
