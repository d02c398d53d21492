import type { EntityManager } from "typeorm";
import type { KeptSearches } from "./kept-searches";
import type { JobQuery } from "../search/search-index";
import { termsOf } from "./posting-terms";

/** Stands for the day on which a job is met: `job_search_kept_of` knows it. */
const TODAY = "today";

/** Raised with each release that reads searches otherwise, or gives them other terms. */
const RELEASE = 3;

/** Kept searches as the terms that posting blocks are asked for (docs/alerts.md). */
export class KeptPostings implements KeptSearches {
  readonly matches: string = "job_search_kept_of($1, $2, $3)";

  async keep(manager: EntityManager, id: string, query: JobQuery): Promise<void> {
    const { text, payMin, payMax } = query;
    await manager.query("select job_search_keep($1, $2, $3, $4, $5)", [
      id,
      termsOf(query, TODAY),
      text ?? "",
      payMin,
      payMax,
    ]);
  }

  async drop(manager: EntityManager, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await manager.query("delete from job_search_kept where id = any ($1)", [ids]);
  }

  async reading(manager: EntityManager): Promise<string> {
    const [row] = await manager.query<{ reading: string }[]>(
      `select concat_ws(':', ${RELEASE}, job_search_version(), count(*), sum(version)) as reading from search_words`,
    );
    return row?.reading ?? "";
  }
}
