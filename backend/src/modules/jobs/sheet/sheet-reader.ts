import { join } from "node:path";
import { TaskThread } from "../../../threads/task-thread";
import { type PackedSheet, SheetError } from "./sheet";
import type { SheetAnswer } from "./read-sheet-thread";
import type { SheetTask } from "./read-sheet";

/** The largest workbook takes some four seconds on a machine with nothing else to do. */
const TIMEOUT_MS = 60_000;
const MEMORY_MB = 512;
const MOST_FILES = 20;

/** Reads files in a thread of its own: a large one would hold up everybody else's requests for seconds. */
export class SheetReader {
  private readonly thread = new TaskThread<SheetTask, SheetAnswer>(join(__dirname, "read-sheet-thread"), {
    timeoutMs: TIMEOUT_MS,
    memoryMb: MEMORY_MB,
    mostTasks: MOST_FILES,
  });

  /** @throws SheetError; UnavailableError when too many files wait, or reading takes too long or too much memory */
  async read(task: SheetTask): Promise<PackedSheet> {
    const answer = await this.thread.do(task);
    if ("obstacle" in answer) throw new SheetError(answer.obstacle, answer.row);
    return answer;
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    await this.thread.stop();
  }
}
