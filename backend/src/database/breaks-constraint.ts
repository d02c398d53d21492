import { QueryFailedError } from "typeorm";

/** Whether PostgreSQL refused a row because of this constraint or unique index. */
export const breaksConstraint = (error: unknown, name: string): boolean =>
  error instanceof QueryFailedError && (error.driverError as { constraint?: unknown }).constraint === name;
