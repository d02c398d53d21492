import { toCodedError } from "../errors/failures";
import { CommandError, UnavailableError } from "../errors/errors";

/** Runs a program's main function; when that fails, says why in the terminal and ends with 1. */
export function run(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`, () => process.exit(1));
  });
}

/** PostgreSQL knows no such user, password or database. */
const NOT_LET_IN = /^(28|3D)/;

/** One sentence for what a person can mend, the stack for what is a defect. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CommandError) return error.message;
  const code = "code" in error ? String(error.code) : "";
  if (NOT_LET_IN.test(code) || toCodedError(error) instanceof UnavailableError)
    return `The database can't be reached or is not ready: ${error.message || code}.`;
  return error.stack ?? error.message;
}
