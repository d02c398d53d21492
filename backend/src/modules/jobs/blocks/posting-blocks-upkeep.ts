import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import { queryAtLength } from "../../../database/long-query";
import type { Clock } from "../../../time/clock";
import { BACKLOG } from "./posting-blocks.sql";
import type { IndexUpkeep } from "../search/search-index";

/** Each lapsed job costs a search some 20 microseconds (docs/performance.md); more than so many are swept. */
const LAPSED_TO_SWEEP = 20;
const CHANGES_TO_SWEEP = 32;
const SWEEP_CHECK_MS = 5_000;

/**
 * Gives the jobs of an earlier release the terms that they lack, a block at a time, each in a transaction of its own.
 * Searches go on meanwhile, and don't find these jobs by such a term before.
 * @returns a line where there were any
 */
export async function renewSearchIndex(manager: EntityManager): Promise<string[]> {
  for (let renewed = 0; ; renewed += 1) {
    const [row] = await manager.query<{ isRenewed: boolean }[]>('select job_search_renew() as "isRenewed"');
    if (!row?.isRenewed) return renewed === 0 ? [] : [`search index: ${renewed} blocks read anew`];
  }
}

interface Backlog {
  lapsed: number;
  changes: number;
}

/**
 * Keeps the posting blocks short. Searches and imports set it going: no background job is needed, so none can be
 * asleep.
 */
export class PostingBlocksUpkeep implements IndexUpkeep {
  private nextCheck = 0;
  private isAtWork = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log?: Logger,
  ) {}

  async takeIn(): Promise<void> {
    let before: number;
    let left = (await this.backlog()).changes;
    do {
      before = left;
      await queryAtLength(this.dataSource, "select job_search_fold($1, true)", [this.clock.now()]);
      left = (await this.backlog()).changes;
      // Another node may be at it, or more may come in than goes out.
    } while (left > 0 && left < before);
  }

  async takeInWhenDue(): Promise<void> {
    const now = this.clock.now();
    if (this.isAtWork || now.getTime() < this.nextCheck) return;
    this.isAtWork = true;
    try {
      const { lapsed, changes } = await this.backlog();
      if (lapsed > LAPSED_TO_SWEEP || changes >= CHANGES_TO_SWEEP) await this.takeIn();
    } catch (error) {
      // Whoever set it going has their answer; the next one tries again. Until a fold works, searches become slower.
      this.log?.warn({ err: error }, "the search index could not take in what changed");
    } finally {
      this.isAtWork = false;
      this.nextCheck = this.clock.now().getTime() + SWEEP_CHECK_MS;
    }
  }

  private async backlog(): Promise<Backlog> {
    const [backlog] = await this.dataSource.query<Backlog[]>(BACKLOG, [this.clock.now()]);
    return backlog ?? { lapsed: 0, changes: 0 };
  }
}
