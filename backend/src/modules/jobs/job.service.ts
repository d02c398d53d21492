import type { DataSource } from "typeorm";
import type { Clock } from "../../clock";
import { isUuid } from "../../database/uuid";
import { Job, OPEN } from "./job.entity";

export class JobService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Those of these jobs that are open. */
  async openAmong(ids: readonly string[]): Promise<Set<string>> {
    const found = await this.dataSource
      .getRepository(Job)
      .createQueryBuilder("job")
      .select("job.id")
      .where(OPEN, { now: this.clock.now() })
      .andWhere("job.id = any(:ids)", { ids })
      .getMany();
    return new Set(found.map(({ id }) => id));
  }

  /** The job of an id while it is open; null otherwise, also for an id that is none. */
  async find(id: string): Promise<Job | null> {
    if (!isUuid(id)) return null;
    return await this.dataSource
      .getRepository(Job)
      .createQueryBuilder("job")
      .where(OPEN, { now: this.clock.now() })
      .andWhere("job.id = :id", { id })
      .getOne();
  }
}
