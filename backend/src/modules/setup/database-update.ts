import type { EntityManager } from "typeorm";
import { type Migrated, runMigrations } from "../../database/migrate";
import { readUnreadPlaces } from "../jobs/job/unread-places";
import { reconcileSearchWords } from "../search-words/search-word-reconciliation";
import { reconcilePlans } from "../subscriptions/plan-reconciliation";

/** Brings a database up to date: its schema and routines, then its rows. Every program that migrates calls this. */
export const updateDatabase = (databaseUrl: string): Promise<Migrated> =>
  runMigrations(databaseUrl, undefined, reconcile);

const reconcile = async (manager: EntityManager): Promise<string[]> => [
  ...(await reconcilePlans(manager)),
  ...(await readUnreadPlaces(manager)),
  ...(await reconcileSearchWords(manager)),
];
