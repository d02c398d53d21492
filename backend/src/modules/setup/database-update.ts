import { type Migrated, runMigrations } from "../../database/migrate";
import { reconcilePlans } from "../subscriptions/plan-reconciliation";

/** Brings a database up to date: its schema and routines, then the plans. Every program that migrates calls this. */
export const updateDatabase = (databaseUrl: string): Promise<Migrated> =>
  runMigrations(databaseUrl, undefined, reconcilePlans);
