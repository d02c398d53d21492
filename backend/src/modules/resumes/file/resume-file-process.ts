import { answerTasks } from "../../../threads/answer-tasks";
import { readPlaces } from "../../places/read-places";
import { loadPdfReader } from "../lines/pdf-lines";
import { readResumeLines } from "../lines/read-lines";
import { ResumeFileError, type ResumeFileObstacle } from "../lines/resume-lines";
import { readResume } from "../reading/read-resume";
import type { KnownWords, ResumeReading } from "../reading/resume-reading";

export interface ResumeFileTask {
  bytes: Uint8Array;
  words: KnownWords;
}

/** What this process answers to a file. */
export type ResumeFileAnswer = { reading: ResumeReading } | { obstacle: ResumeFileObstacle };

async function answerOf({ bytes, words }: ResumeFileTask): Promise<ResumeFileAnswer> {
  try {
    return { reading: readResume(await readResumeLines(bytes), words) };
  } catch (error) {
    if (error instanceof ResumeFileError) return { obstacle: error.obstacle };
    throw error;
  }
}

// What takes a moment to load is no file's time.
readPlaces("Pune");
void loadPdfReader().then(() => answerTasks(answerOf));
