import { readRow, type RowReading, type FileAnswers } from "./file-row";
import { cellsByField, findColumns, jobRowsIn } from "../columns/file-columns";
import { readSheet } from "../sheet/read-sheet";
import { rowsOf } from "../sheet/sheet";
import { labelOf } from "../../places/gazetteer";
import { JobType } from "../job/job.enums";
import { placesOf } from "../reading/job-places";

/** What a check of a file says of it (FILE-07): a line for each row, and one for all. */
export interface ImportCheck {
  lines: string[];
  summary: string;
}

/** What postings without their texts are given, so that only what they say is judged. */
const GIVEN: FileAnswers = {
  type: JobType.FULL_TIME,
  description: "The tasks of this job.",
  requirements: "What this job asks for.",
};

/** A file of postings may be larger than an import. */
const LIMITS = { rows: 1_000_000, characters: 512 * 1024 * 1024 };

/**
 * Reads a file as an import would, without a database and without posting anything.
 * @throws SheetError
 */
export function checkFile(bytes: Buffer, now: Date): ImportCheck {
  const rows = [...rowsOf(readSheet({ bytes, sheet: null }, LIMITS))];
  const found = findColumns(rows);
  const counts = { READY: 0, PROPOSED: 0, REFUSED: 0, asked: 0 };
  const lines: string[] = [];
  for (const { row, cells } of jobRowsIn(rows, found)) {
    const reading = readRow(cellsByField(cells, found.columns), { answers: GIVEN, now });
    counts[reading.standing] += 1;
    if (reading.isTypeAsked) counts.asked += 1;
    lines.push(JSON.stringify(lineOf(row, reading)));
  }
  return { lines, summary: summaryOf(counts, lines.length) };
}

const lineOf = (row: number, { standing, problems, reading, isTypeAsked }: RowReading) => ({
  row,
  standing,
  isTypeAsked,
  read: {
    title: reading.form.title,
    type: reading.form.type,
    places: placesOf(reading.places).map(labelOf),
    isRemote: reading.places.isRemote,
    pay: reading.pay.words ?? reading.form.pay,
    experience: reading.form.experience,
    skills: reading.form.skills,
  },
  problems,
});

type Counts = Record<RowReading["standing"] | "asked", number>;

function summaryOf({ READY, PROPOSED, REFUSED, asked }: Counts, rows: number): string {
  const share = (count: number) => `${rows === 0 ? "0.0" : ((count / rows) * 100).toFixed(1)}%`;
  return [
    `usable ${share(READY + PROPOSED)} (clean ${share(READY)}, proposed ${share(PROPOSED)})`,
    `refused ${share(REFUSED)}`,
    `type asked ${share(asked)}`,
    `rows ${rows}`,
  ].join(", ");
}
