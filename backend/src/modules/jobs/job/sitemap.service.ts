import type { DataSource, ObjectLiteral, SelectQueryBuilder } from "typeorm";
import type { Clock } from "../../../time/clock";
import { NIL_UUID } from "../../../text/uuid";
import { Company } from "../../companies/company.entity";
import { Job, OPEN } from "./job.entity";

export interface SitemapEntry {
  id: string;
  changedAt: Date;
}

/** The entries whose ids come after one, in the order of their ids. */
type ListedAfter = (after: string) => SelectQueryBuilder<ObjectLiteral>;

/** What the sitemap protocol allows in one file. */
const ENTRIES_A_PART = 50_000;
/** Part of a part: what is in memory at a time. */
const ENTRIES_A_READ = 5_000;
/** Finding where the parts begin walks over all entries, so that is not done for every caller. */
const STARTS_KEPT_MS = 10 * 60 * 1000;

/** Pages of one kind, in the order of their ids, for the sitemap. */
export class SitemapService {
  private known: { until: number; starts: Promise<string[]> } | undefined;

  constructor(
    private readonly listedAfter: ListedAfter,
    private readonly clock: Clock,
    private readonly partSize = ENTRIES_A_PART,
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

  /** The entries of the part after an id, some thousands at a time. */
  async *part(after: string): AsyncGenerator<SitemapEntry[]> {
    let last = after;
    for (let left = this.partSize; left > 0;) {
      const wanted = Math.min(left, ENTRIES_A_READ);
      const entries = await this.listedAfter(last).limit(wanted).getRawMany<SitemapEntry>();
      yield entries;
      if (entries.length < wanted) return;
      last = entries.at(-1)?.id ?? last;
      left -= entries.length;
    }
  }

  private async findStarts(): Promise<string[]> {
    const starts = [NIL_UUID];
    for (;;) {
      const next = await this.listedAfter(starts.at(-1) ?? NIL_UUID)
        .offset(this.partSize - 1)
        .limit(1)
        .getRawOne<SitemapEntry>();
      if (!next) return starts;
      starts.push(next.id);
    }
  }
}

/** Open jobs. */
export const jobSitemap = (dataSource: DataSource, clock: Clock, partSize?: number): SitemapService =>
  new SitemapService(
    (after) =>
      dataSource
        .getRepository(Job)
        .createQueryBuilder("job")
        .select("job.id", "id")
        .addSelect("job.updated_at", "changedAt")
        .where(OPEN, { now: clock.now() })
        .andWhere("job.id > :after", { after })
        .orderBy("job.id"),
    clock,
    partSize,
  );

/** Companies with open jobs: a page without any says little. */
export const companySitemap = (dataSource: DataSource, clock: Clock): SitemapService =>
  new SitemapService(
    (after) =>
      dataSource
        .getRepository(Company)
        .createQueryBuilder("company")
        .select("company.id", "id")
        .addSelect("company.updated_at", "changedAt")
        .where(`exists (select from jobs job where job.company_id = company.id and ${OPEN})`, {
          now: clock.now(),
        })
        .andWhere("company.id > :after", { after })
        .orderBy("company.id"),
    clock,
  );
