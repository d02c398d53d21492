import { join } from "node:path";
import { CodedError, UnavailableError } from "../../../errors/errors";
import { TaskLimitError, TaskProcess } from "../../../threads/task-process";
import { inWords } from "../../../text/text.rules";
import type { FileLook } from "../lines/look-at-file";
import { MAX_RESUME_PAGES, type ResumeFileObstacle } from "../lines/resume-lines";
import type { KnownWords, ResumeReading } from "../reading/resume-reading";
import type { ResumeFileAnswer, ResumeFileTask } from "./resume-file-process";

/** A resume takes some tenths of a second. */
const TIMEOUT_MS = 4_500;
const MEMORY_MB = 384;
const MOST_WAITING = 20;

const BY_HAND = "You can fill in the steps yourself.";

/** What a person reads of a file that can't be read, and what to do next. */
const REFUSALS: Readonly<Record<ResumeFileObstacle, () => CodedError>> = {
  empty: () => new CodedError("RESUME_FILE_EMPTY", "This file is empty. Choose another one.", 400),
  type: () => new CodedError("RESUME_FILE_TYPE", "Choose a PDF or a Word file (.docx).", 415),
  "former-word": () =>
    new CodedError(
      "RESUME_FILE_TYPE",
      "This Word file is of a former kind (.doc). Save it as .docx or PDF, then choose that.",
      415,
    ),
  encrypted: () =>
    new CodedError(
      "RESUME_FILE_ENCRYPTED",
      "This file is locked with a password. Save it without one, then choose it again.",
      422,
    ),
  damaged: () =>
    new CodedError("RESUME_FILE_DAMAGED", "This file is damaged. Save it anew, then choose that.", 422),
  scripts: () =>
    new CodedError(
      "RESUME_FILE_SCRIPTS",
      "This file holds a program, such as a macro. Save it as a plain PDF, then choose that.",
      422,
    ),
  "too-many-pages": () =>
    new CodedError(
      "RESUME_FILE_TOO_LONG",
      `A resume has at most ${inWords(MAX_RESUME_PAGES)} pages. Choose a shorter file.`,
      422,
    ),
  "too-long": () => tooLong(),
  scan: () =>
    new CodedError(
      "RESUME_FILE_SCAN",
      `This file is a scan: its pages are pictures, and we can't read their text. ${BY_HAND}`,
      422,
    ),
};

const tooLong = () =>
  new CodedError(
    "RESUME_FILE_TOO_LONG",
    "This file is too large to read. Save it as a plain PDF, then choose that.",
    422,
  );

/** @throws CodedError RESUME_FILE_... */
function refuse(answer: ResumeFileAnswer): never {
  if ("obstacle" in answer) throw REFUSALS[answer.obstacle]();
  throw new Error("The process answered to another task.");
}

const fileProcess = () =>
  new TaskProcess<ResumeFileTask, ResumeFileAnswer>(join(__dirname, "resume-file-process"), {
    timeoutMs: TIMEOUT_MS,
    memoryMb: MEMORY_MB,
    mostWaiting: MOST_WAITING,
  });

/** RESF-01, RESF-02: reads resumes' files in processes of their own, which a file can't hold up or fill. */
export class ResumeFileReader {
  private readonly process = fileProcess();
  /** Pages are drawn while people look at them, which must not hold up who brings a resume. */
  private readonly drawing = fileProcess();

  /** @throws CodedError RESUME_FILE_...; UnavailableError when too many wait, or the process fails */
  async read(bytes: Uint8Array, words: KnownWords): Promise<ResumeReading> {
    const answer = await this.answerTo({ act: "read", bytes, words });
    return "reading" in answer ? answer.reading : refuse(answer);
  }

  /** What a file is and says, though it be a scan. @throws as `read` */
  async look(bytes: Uint8Array): Promise<FileLook> {
    const answer = await this.answerTo({ act: "look", bytes });
    return "look" in answer ? answer.look : refuse(answer);
  }

  /** A page of a PDF as a WebP picture. @param page from 1. @throws as `read` */
  async draw(bytes: Uint8Array, page: number): Promise<Buffer> {
    const answer = await this.answerTo({ act: "draw", bytes, page }, this.drawing);
    return "picture" in answer ? Buffer.from(answer.picture) : refuse(answer);
  }

  /** Ends the processes. */
  stop(): void {
    this.process.stop();
    this.drawing.stop();
  }

  private async answerTo(task: ResumeFileTask, process = this.process): Promise<ResumeFileAnswer> {
    try {
      return await process.do(task);
    } catch (error) {
      throw error instanceof UnavailableError && error.cause instanceof TaskLimitError ? tooLong() : error;
    }
  }
}
