import { toCodedError } from "./coded-errors";
import { CommandError, UnavailableError } from "./errors";

/** Runs a program's main function; when that fails, says why in the terminal and ends with 1. */
export function run(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`, () => process.exit(1));
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CommandError) return error.message;
  if (toCodedError(error) instanceof UnavailableError)
    return `The database can't be reached or is not ready: ${error.message || "connection refused"}.`;
  return error.stack ?? error.message;
}
