import { answerTasks } from "../../../threads/answer-tasks";
import { readPlaces } from "../../places/read-places";
import { type FileLook, lookAtFile } from "../lines/look-at-file";
import { loadPdfReader } from "../lines/pdf-lines";
import { drawPdfPage } from "../lines/pdf-picture";
import { readResumeLines } from "../lines/read-lines";
import { ResumeFileError, type ResumeFileObstacle } from "../lines/resume-lines";
import { readResume } from "../reading/read-resume";
import type { KnownWords, ResumeReading } from "../reading/resume-reading";

/** What is to be done with a file; the page to draw counts from 1. */
export type ResumeFileTask =
  | { act: "read"; bytes: Uint8Array; words: KnownWords }
  | { act: "look"; bytes: Uint8Array }
  | { act: "draw"; bytes: Uint8Array; page: number };

/** What this process answers to a file. */
export type ResumeFileAnswer =
  | { reading: ResumeReading }
  | { look: FileLook }
  | { picture: Uint8Array }
  | { obstacle: ResumeFileObstacle };

async function answerOf(task: ResumeFileTask): Promise<ResumeFileAnswer> {
  try {
    return await done(task);
  } catch (error) {
    if (error instanceof ResumeFileError) return { obstacle: error.obstacle };
    throw error;
  }
}

async function done(task: ResumeFileTask): Promise<ResumeFileAnswer> {
  switch (task.act) {
    case "read":
      return { reading: readResume(await readResumeLines(task.bytes), task.words) };
    case "look":
      return { look: await lookAtFile(task.bytes) };
    case "draw":
      return { picture: await drawPdfPage(task.bytes, task.page) };
  }
}

// What takes a moment to load is no file's time.
readPlaces("Pune");
void loadPdfReader().then(() => answerTasks(answerOf));
