import type { DataSource } from "typeorm";
import type { Clock } from "../../clock";
import { Job, OPEN } from "./job.entity";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export class JobService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The job of an id while it is open; null otherwise, also for an id that is none. */
  async find(id: string): Promise<Job | null> {
    if (!UUID.test(id)) return null;
    return await this.dataSource
      .getRepository(Job)
      .createQueryBuilder("job")
      .where(OPEN, { now: this.clock.now() })
      .andWhere("job.id = :id", { id })
      .getOne();
  }
}
