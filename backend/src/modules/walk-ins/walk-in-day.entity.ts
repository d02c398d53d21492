import { Column, Entity, PrimaryColumn } from "typeorm";

/** One day of a job's walk-in: its row is locked by whoever takes or calls a number (WALK-02). */
@Entity("walk_in_days")
export class WalkInDay {
  @PrimaryColumn("uuid")
  jobId: string;

  /** In India, YYYY-MM-DD. */
  @PrimaryColumn("date")
  day: string;

  /** The last number that was given, from 1; 0 before the first. */
  @Column("int")
  lastNumber: number;

  @Column("int", { nullable: true })
  numberNow: number | null;

  @Column("timestamptz", { nullable: true })
  calledOffAt: Date | null;
}
