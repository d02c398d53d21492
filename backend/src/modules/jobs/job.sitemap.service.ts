import type { DataSource, SelectQueryBuilder } from "typeorm";
import type { Clock } from "../../clock";
import { Job, OPEN } from "./job.entity";

export interface SitemapEntry {
  id: string;
  changedAt: Date;
}

/** What the sitemap protocol allows in one file. */
const JOBS_A_PART = 50_000;
/** Part of a part: what is in memory at a time. */
const JOBS_A_READ = 5_000;
/** Finding where the parts begin walks over all open jobs, so that is not done for every caller. */
const STARTS_KEPT_MS = 10 * 60 * 1000;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/** Open jobs in the order of their ids, for the sitemap. */
export class JobSitemapService {
  private known: { until: number; starts: Promise<string[]> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly partSize = JOBS_A_PART,
  ) {}

  /** The id that each part comes after, up to ten minutes old; at least one. */
  starts(): Promise<string[]> {
    const now = this.clock.now().getTime();
    if (!this.known || this.known.until <= now) {
      const starts = this.findStarts();
      this.known = { until: now + STARTS_KEPT_MS, starts };
      // A failure is not worth keeping.
      starts.catch(() => (this.known = undefined));
    }
    return this.known.starts;
  }

  /** The open jobs of the part after an id, some thousands at a time. */
  async *part(after: string): AsyncGenerator<SitemapEntry[]> {
    let last = after;
    for (let left = this.partSize; left > 0;) {
      const wanted = Math.min(left, JOBS_A_READ);
      const entries = await this.openAfter(last)
        .select("job.id", "id")
        .addSelect("job.updated_at", "changedAt")
        .limit(wanted)
        .getRawMany<SitemapEntry>();
      yield entries;
      if (entries.length < wanted) return;
      last = entries.at(-1)?.id ?? last;
      left -= entries.length;
    }
  }

  private async findStarts(): Promise<string[]> {
    const starts = [BEFORE_ALL];
    for (;;) {
      const next = await this.openAfter(starts.at(-1) ?? BEFORE_ALL)
        .select("job.id", "id")
        .offset(this.partSize - 1)
        .limit(1)
        .getRawOne<{ id: string }>();
      if (!next) return starts;
      starts.push(next.id);
    }
  }

  private openAfter(after: string): SelectQueryBuilder<Job> {
    return this.dataSource
      .getRepository(Job)
      .createQueryBuilder("job")
      .where(OPEN, { now: this.clock.now() })
      .andWhere("job.id > :after", { after })
      .orderBy("job.id");
  }
}
