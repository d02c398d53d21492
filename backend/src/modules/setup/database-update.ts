import type { EntityManager } from "typeorm";
import { type Migrated, runMigrations } from "../../database/migrate";
import { reconcilePlaces } from "../places/place-reconciliation";
import { reconcilePlans } from "../subscriptions/plan-reconciliation";

/** The rows that the program states. */
const reconcile = async (manager: EntityManager): Promise<string[]> => [
  ...(await reconcilePlaces(manager)),
  ...(await reconcilePlans(manager)),
];

/**
 * Brings a database up to date: its schema and routines, then the places and the plans. Every program that migrates
 * calls this.
 */
export const updateDatabase = (databaseUrl: string): Promise<Migrated> =>
  runMigrations(databaseUrl, undefined, reconcile);
