import { parentPort } from "node:worker_threads";
import { type CsvObstacle, packRecords, type PackedRecords } from "./csv-records";

/** What this thread answers to the text of a file. */
export type CsvThreadAnswer = PackedRecords | CsvObstacle;

parentPort?.on("message", (text: string) => {
  const answer: CsvThreadAnswer = packRecords(text);
  parentPort?.postMessage(answer);
});
