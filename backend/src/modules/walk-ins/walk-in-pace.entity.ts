import { Column, Entity, PrimaryColumn } from "typeorm";

/** How many people an hour the company sees at a job's walk-in; a job without a row has no bands of hours. */
@Entity("walk_in_paces")
export class WalkInPace {
  @PrimaryColumn("uuid")
  jobId: string;

  @Column("int")
  perHour: number;
}
