import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { InterviewWay } from "./interview.enums";

/** A time that a company offers to one candidate or several; one of them takes it. */
@Entity("interview_slots")
export class InterviewSlot {
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  @Column("uuid")
  jobId: string;

  @Column("timestamptz")
  startsAt: Date;

  @Column("int")
  minutes: number;

  @Column("text")
  way: InterviewWay;

  @Column("text", { nullable: true })
  place: string | null;

  @Column("text", { nullable: true })
  mapUrl: string | null;

  @Column("text", { nullable: true })
  phone: string | null;

  @Column("text", { nullable: true })
  videoUrl: string | null;

  @Column("text", { nullable: true })
  interviewer: string | null;

  @Column("text", { nullable: true })
  note: string | null;

  @Column("uuid", { nullable: true })
  createdBy: string | null;

  @Column("timestamptz")
  createdAt: Date;

  get endsAt(): Date {
    return new Date(this.startsAt.getTime() + this.minutes * 60_000);
  }
}
