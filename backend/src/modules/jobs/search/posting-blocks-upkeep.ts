import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import type { Clock } from "../../../time/clock";
import { BACKLOG } from "./posting-blocks.sql";
import type { IndexUpkeep } from "./search-index";

/** Each lapsed job costs a search some 20 microseconds (docs/performance.md); more than so many are swept. */
const LAPSED_TO_SWEEP = 20;
const CHANGES_TO_SWEEP = 32;
const SWEEP_CHECK_MS = 5_000;

interface Backlog {
  lapsed: number;
  changes: number;
}

/**
 * Keeps the posting blocks short. Searches pay for it themselves: no background job is needed, so none can be asleep.
 */
export class PostingBlocksUpkeep implements IndexUpkeep {
  private nextCheck = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log?: Logger,
  ) {}

  async takeIn(): Promise<void> {
    await this.dataSource.query("select job_search_fold($1, true)", [this.clock.now()]);
  }

  async takeInWhenDue(): Promise<void> {
    const now = this.clock.now();
    if (now.getTime() < this.nextCheck) return;
    this.nextCheck = now.getTime() + SWEEP_CHECK_MS;
    try {
      const [backlog] = await this.dataSource.query<Backlog[]>(BACKLOG, [now]);
      if (backlog && (backlog.lapsed > LAPSED_TO_SWEEP || backlog.changes >= CHANGES_TO_SWEEP))
        await this.takeIn();
    } catch (error) {
      // The search has its answer, and a later one tries again. Until a fold works, searches become slower.
      this.log?.warn({ err: error }, "the search index could not take in what changed");
    }
  }
}
