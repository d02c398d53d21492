import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { WalkInStatus } from "./walk-in.enums";

/** Where and when to come, as the job says it. */
export interface WalkInDetails {
  venue: string | null;
  hours: string | null;
}

/** Somebody's number for a day of a job's walk-in, with what the company is told of them. */
@Entity("walk_in_visits")
export class WalkInVisit {
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  @Column("uuid")
  jobId: string;

  /** In India, YYYY-MM-DD. */
  @Column("date")
  day: string;

  @Column("int")
  number: number;

  @Column("uuid")
  accountId: string;

  @Column("text")
  name: string;

  @Column("text")
  phone: string;

  /** The number with letters that nobody guesses: "27-8Q4TK". */
  @Column("text")
  code: string;

  @Column("text")
  status: WalkInStatus;

  @Column("timestamptz", { nullable: true })
  calledAt: Date | null;

  @Column("timestamptz")
  takenAt: Date;

  @Column("timestamptz", { nullable: true })
  remindedAt: Date | null;

  /** When the band of hours begins that its holder comes in, in minutes since midnight; null: any hour of the day. */
  @Column("int", { nullable: true })
  bandMinute: number | null;

  /** What its holder knows, while the job says something else that they are to be told; else null. */
  @Column("jsonb", { nullable: true })
  formerDetails: WalkInDetails | null;
}
