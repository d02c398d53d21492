import type { EntityManager } from "typeorm";
import { createPause } from "../../../threads/pause";
import { type PlaceColumns, readJobPlaces, REMOTE } from "../reading/job-places";

/** As many as one fold of the search index takes in. */
const JOBS_A_BATCH = 2_000;

type UnreadJob = Pick<PlaceColumns, "city" | "locality"> & { id: string; locationText: string };

/**
 * Reads the places of jobs from before the gazetteer, and of those that nodes of such a release posted meanwhile. A
 * part that is not understood is no place, and nobody is asked. Each batch is a transaction of its own, so that
 * whoever stops in the middle goes on there.
 * @returns a line where there were any
 */
export async function readUnreadPlaces(manager: EntityManager): Promise<string[]> {
  const pause = createPause();
  let read = 0;
  for (;;) {
    const jobs = await manager.query<UnreadJob[]>(
      `select id, location_text as "locationText", city, locality from jobs
       where place_ids is null order by id limit $1`,
      [JOBS_A_BATCH],
    );
    if (jobs.length === 0) return read === 0 ? [] : [`locations of jobs: ${read} read as places`];
    const rows = [];
    for (const job of jobs) {
      await pause();
      rows.push({ id: job.id, place_ids: readJobPlaces(textOf(job)).placeIds });
    }
    await manager.query(
      `update jobs set place_ids = read.place_ids
       from jsonb_to_recordset($1::jsonb) as read (id uuid, place_ids int[])
       where jobs.id = read.id and jobs.place_ids is null`,
      [JSON.stringify(rows)],
    );
    await manager.query("select job_search_fold('-infinity', true)");
    read += jobs.length;
  }
}

/** Rows that came past the form have no text. */
const textOf = ({ locationText, locality, city }: UnreadJob): string =>
  locationText || [locality, city].filter(Boolean).join(", ") || REMOTE;
