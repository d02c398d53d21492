const UNDEFINED_TABLE = "42P01";

/** Whether PostgreSQL misses a table: nobody has initialised the database yet. */
export const isSchemaMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === UNDEFINED_TABLE;
