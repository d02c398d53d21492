import type { RequestHandler } from "express";
import type { DataSource } from "typeorm";
import { UnavailableError } from "../errors/errors";

/** How long an answer of the database is good for, in milliseconds: many may ask, and nobody is asked who they are. */
const GOOD_FOR_MS = 1_000;

const TAKES_WRITES = `
  select current_setting('transaction_read_only') = 'off' and not pg_is_in_recovery() as "takesWrites"`;

/** @throws UnavailableError for a database that only reads, such as a standby; whatever one throws that is away */
async function assertTakesWrites(dataSource: DataSource): Promise<void> {
  const [row] = await dataSource.query<{ takesWrites: boolean }[]>(TAKES_WRITES);
  if (!row?.takesWrites) throw new UnavailableError(new Error("The database is read-only."));
}

/** Answers whether the database does and takes writes; asks it no more than once a second. */
export function readiness(dataSource: DataSource): RequestHandler {
  let asked: { at: number; answer: Promise<unknown> } | undefined;
  return async (_request, response) => {
    if (!asked || Date.now() - asked.at > GOOD_FOR_MS)
      asked = { at: Date.now(), answer: assertTakesWrites(dataSource) };
    await asked.answer;
    response.json({ status: "ready" });
  };
}
