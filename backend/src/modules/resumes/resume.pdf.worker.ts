import { parentPort } from "node:worker_threads";
import type { ResumeTemplate } from "./resume.content";
import type { PrintedResume } from "./resume.print";
import { ResumeTypesetter } from "./resume.typesetter";

export interface RenderTask {
  output: "pdf" | "pages";
  template: ResumeTemplate;
  resume: PrintedResume;
}

/** `failure` says why there is no result. */
export type RenderAnswer = { result: Uint8Array | string[] } | { failure: string };

/** The compiler is native code that does not yield: in the main thread every request would wait for it. */
const typesetter = new ResumeTypesetter();

parentPort?.on("message", ({ output, template, resume }: RenderTask) => {
  parentPort?.postMessage(answerOf(() => typesetter[output](template, resume)));
});

function answerOf(render: () => Uint8Array | string[]): RenderAnswer {
  try {
    return { result: render() };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
