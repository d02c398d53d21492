import type { DataSource } from "typeorm";
import { readOutdatedApplications } from "./application-reading";

/** Brings what applications keep of their reading up to today's rules. */
export class MatchRenewalService {
  constructor(private readonly dataSource: DataSource) {}

  async renewOutdated(): Promise<void> {
    await readOutdatedApplications(this.dataSource);
  }
}
