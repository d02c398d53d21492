import type { EntityManager } from "typeorm";
import { type Migrated, runMigrations } from "../../database/migrate";
import { readUnreadPlaces } from "../jobs/job/unread-places";
import { reconcilePlaces } from "../places/place-reconciliation";
import { reconcileSearchWords } from "../search-words/search-word-reconciliation";
import { reconcilePlans } from "../subscriptions/plan-reconciliation";

/** The rows that the program states, and jobs that were read before it knew better. */
const reconcile = async (manager: EntityManager): Promise<string[]> => [
  ...(await reconcilePlans(manager)),
  ...(await reconcilePlaces(manager)),
  ...(await readUnreadPlaces(manager)),
  ...(await reconcileSearchWords(manager)),
];

/** Brings a database up to date: its schema and routines, then its rows. Every program that migrates calls this. */
export const updateDatabase = (databaseUrl: string): Promise<Migrated> =>
  runMigrations(databaseUrl, undefined, reconcile);
