import type { EntityManager } from "typeorm";
import { type Migrated, runMigrations } from "../../database/migrate";
import { readOutdatedApplications } from "../applications/application/application-reading";
import { renewSearchIndex } from "../jobs/blocks/posting-blocks-upkeep";
import { readUnreadPlaces } from "../jobs/job/unread-places";
import { reconcilePlaces } from "../places/place-reconciliation";
import { reconcileSearchWords } from "../search-words/search-word-reconciliation";
import { reconcilePlans } from "../subscriptions/plan-reconciliation";

/** The rows that the program states, and what it reads of others with them. */
const reconcile = async (manager: EntityManager): Promise<string[]> => [
  ...(await reconcilePlaces(manager)),
  ...(await reconcilePlans(manager)),
  ...(await readUnreadPlaces(manager)),
  ...(await reconcileSearchWords(manager)),
  ...(await renewSearchIndex(manager)),
  ...(await readOutdatedApplications(manager)),
];

/**
 * Brings a database up to date: its schema and routines, then the rows that the program states. Every program that
 * migrates calls this.
 */
export const updateDatabase = (databaseUrl: string): Promise<Migrated> =>
  runMigrations(databaseUrl, undefined, reconcile);
