/** A table or function that is not there. */
const UNDEFINED = ["42P01", "42883"];

/** Whether PostgreSQL misses a table: nobody has initialised the database yet. */
export const isSchemaMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && UNDEFINED.includes(String(error.code));
