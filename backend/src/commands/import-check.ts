import { readFile, writeFile } from "node:fs/promises";
import { CommandError } from "../errors/errors";
import { checkFile } from "../modules/jobs/file/import-check";
import { SheetError } from "../modules/jobs/sheet/sheet";

/**
 * Checks a file of jobs as an import would read it, without a database.
 * @returns the line for the terminal; the report has a line of JSON for each row
 * @throws CommandError for a wrong call, and for a file that can't be read
 */
export async function importCheck([file, flag, report]: string[]): Promise<string> {
  if (file === undefined || flag !== "--out" || report === undefined)
    throw new CommandError("Say which file, and where to: npm run import:check -- FILE --out REPORT");
  try {
    const { lines, summary } = checkFile(await readFile(file), new Date());
    await writeFile(report, lines.map((line) => `${line}\n`).join(""));
    return summary;
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    const near = error.row === null ? "" : ` near row ${error.row}`;
    throw new CommandError(`The file can't be read${near}: ${error.obstacle}.`);
  }
}
