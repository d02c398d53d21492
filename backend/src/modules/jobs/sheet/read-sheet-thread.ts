import { parentPort } from "node:worker_threads";
import { type FileObstacle, type PackedSheet, SheetError } from "./sheet";
import { readSheet, type SheetTask } from "./read-sheet";

/** What this thread answers to a file. */
export type SheetAnswer = PackedSheet | { obstacle: FileObstacle; row: number | null };

function answerOf(task: SheetTask): SheetAnswer {
  try {
    return readSheet(task);
  } catch (error) {
    if (error instanceof SheetError) return { obstacle: error.obstacle, row: error.row };
    throw error;
  }
}

parentPort?.on("message", (task: SheetTask) => parentPort?.postMessage(answerOf(task)));
