import type { RequestHandler } from "express";
import type { DataSource } from "typeorm";

/** How long an answer of the database is good for, in milliseconds: many may ask, and nobody is asked who they are. */
const GOOD_FOR_MS = 1_000;

/** Answers whether the database does; asks it no more than once a second. */
export function readiness(dataSource: DataSource): RequestHandler {
  let asked: { at: number; answer: Promise<unknown> } | undefined;
  return async (_request, response) => {
    if (!asked || Date.now() - asked.at > GOOD_FOR_MS)
      asked = { at: Date.now(), answer: dataSource.query("select 1") };
    await asked.answer;
    response.json({ status: "ready" });
  };
}
