import { type DatabaseUpdate, runMigrations } from "../../database/migrate";
import { reconcilePlans } from "../subscriptions/plan-reconciliation";

/** Brings a database up to date: its schema, then the plans. Whatever migrates calls this, so that it does both. */
export const updateDatabase = (databaseUrl: string): Promise<DatabaseUpdate> =>
  runMigrations(databaseUrl, reconcilePlans);
